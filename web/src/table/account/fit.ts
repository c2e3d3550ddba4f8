/** pixels of text that can still be read across the room, and more than is ever needed */
const [SMALLEST, LARGEST] = [14, 40];
/** a slip is at least as wide as so many letters are high */
const NARROWEST = 12.5;

/** Nobody scrolls across the room: as many slips beside each other as let all of them be read from the farthest away. */
export function fit(slips: HTMLElement, count: number): void {
  const room = slips.clientWidth;
  const lay = (columns: number, size: number) => {
    slips.style.setProperty('--columns', `${columns}`);
    slips.style.fontSize = `${size}px`;
  };
  const fits = () =>
    slips.scrollHeight <= slips.clientHeight + 1 &&
    [...slips.querySelectorAll('.piles')].every((piles) => piles.scrollWidth <= piles.clientWidth + 1);
  let [size, beside] = [SMALLEST - 1, Math.min(count, Math.max(1, Math.floor(room / SMALLEST / NARROWEST)))];
  for (let columns = count; columns >= 1; columns--) {
    let most = Math.min(LARGEST, Math.floor(room / columns / NARROWEST));
    // halving what is left between what is known to fit and what could
    for (let least = size; least < most;) {
      const middle = Math.ceil((least + most) / 2);
      lay(columns, middle);
      if (fits()) [least, size, beside] = [middle, middle, columns];
      else most = middle - 1;
    }
  }
  lay(beside, Math.max(size, SMALLEST));
}
