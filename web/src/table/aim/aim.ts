/**
 * Brings a keyboard to the places where a lifted card can go: they come before the hand in the page. A finger or a mouse keeps
 * its place. Use as an attachment of the board's root: `{@attach aim(lifted)}`.
 */
export const aim = (lifted: boolean) => (root: HTMLElement) => {
  if (lifted && document.activeElement?.matches(':focus-visible')) root.querySelector<HTMLElement>('button.target')?.focus();
};
