import { at } from './base';

const LOOPBACK = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/;

/**
 * How another device gets to where this page came from, the best way first: by the address that the host gave the server; else
 * as this device did; from the server's own machine by an address in the network of the house. None: the server listens to its
 * own machine alone.
 */
export function waysIn(
  told: { public: readonly string[]; ways: readonly string[] },
  here: Pick<Location, 'hostname' | 'origin'>,
  below = at(''),
): string[] {
  if (told.public.length) return [...told.public];
  return LOOPBACK.test(here.hostname) ? [...told.ways] : [here.origin + below];
}
