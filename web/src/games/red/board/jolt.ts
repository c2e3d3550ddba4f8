const calm = (node: Element) => matchMedia('(prefers-reduced-motion: reduce)').matches || node.closest('.still') !== null;

/** The table shakes, once. */
export function shake(node: Element): void {
  if (calm(node)) return;
  const jolts = [
    [0, 0, 0],
    [-9, 5, -0.8],
    [8, -6, 0.8],
    [-6, -4, -0.5],
    [5, 3, 0.4],
    [-2, 1, 0],
    [0, 0, 0],
  ];
  node.animate(
    jolts.map(([x, y, turn]) => ({ transform: `translate(${x}px, ${y}px) rotate(${turn}deg)` })),
    { duration: 300, easing: 'ease-out' },
  );
}

/** The bolts of the vault fall home. */
export function clunk(node: Element): void {
  if (calm(node)) return;
  node.animate(
    [
      { transform: 'rotate(0)' },
      { transform: 'rotate(-34deg) scale(1.1)', offset: 0.45 },
      { transform: 'rotate(9deg) scale(0.96)', offset: 0.75 },
      { transform: 'rotate(0)' },
    ],
    { duration: 300, easing: 'ease-in-out' },
  );
}
