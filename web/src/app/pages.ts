/** The pages, each fetched when it is wanted: whoever comes in by a link to a table needs no home page. */
export const PAGES = {
  home: () => import('./Home.svelte'),
  g: () => import('./GamePage.svelte'),
  t: () => import('./TableRoom.svelte'),
  /** the same table for everybody to look at, on a large screen */
  s: () => import('./TableRoom.svelte'),
  rules: () => import('./Rules.svelte'),
  settings: () => import('./SettingsPage.svelte'),
};

/** The page of an address is on its way while the words are. */
export async function fetchPage(part: string): Promise<void> {
  await (part in PAGES ? PAGES[part as keyof typeof PAGES] : PAGES.home)();
}
