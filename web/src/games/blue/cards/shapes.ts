const short = (value: number) => Math.round(value * 10) / 10;

/** A ring of `count` straight pointed rays between two radii; `width` is half a ray's foot, in radians. */
export function rays(count: number, inner: number, outer: number, width: number): string {
  let path = '';
  for (let k = 0; k < count; k++) {
    const angle = (k * Math.PI * 2) / count;
    const at = (turn: number, radius: number) =>
      `${short(radius * Math.cos(angle + turn))} ${short(radius * Math.sin(angle + turn))}`;
    path += `M${at(-width, inner)}L${at(0, outer)} ${at(width, inner)}Z`;
  }
  return path;
}

/** A row of waves from the left edge to beyond the right one, closed below. */
export function waves(y: number, length: number, height: number, start = 0, width = 630, bottom = 900): string {
  let path = `M${start - length} ${y}`;
  for (let x = start - length; x < width + length; x += length)
    path += `q${length / 4} ${-height} ${length / 2} 0t${length / 2} 0`;
  return `${path}V${bottom}H${start - length}Z`;
}
