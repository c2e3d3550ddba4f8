/**
 * The path below which the server is: "" or e.g. "/cards". The built pages do not know it; the server writes it into the first
 * page, before the names of its files.
 */
const manifest = typeof document === 'undefined' ? null : document.querySelector<HTMLLinkElement>('link[rel=manifest]');
const base = baseOf(manifest?.href);

/** Of the folder that the manifest is in. */
export function baseOf(manifest: string | undefined): string {
  return manifest ? new URL('.', manifest).pathname.slice(0, -1) : '';
}

/** The address of a page or of the API, e.g. of "/t/BAKO-MITU". */
export const at = (path: string, below = base): string => below + path;

/** The other way: what an address is called inside the game. */
export const inside = (address: string, below = base): string =>
  address === below || address.startsWith(`${below}/`) ? address.slice(below.length) || '/' : address;
