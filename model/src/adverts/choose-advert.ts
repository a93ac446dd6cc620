import type { AdvertSlot } from '../entities/advert.ts';
import type { ShownAdvert } from '../entities/published-advert.ts';

/** Where one is to stand: a page names itself by anything that stays the same. */
export interface AdvertPlace {
  readonly slot: AdvertSlot;
  readonly page: string;
  /** Of a journal's page. */
  readonly journal?: string | undefined;
}

/** FNV-1a, 32 bits: the same everywhere, and spread well enough for a draw. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  // A last mixing, without which neighbouring days would draw neighbours.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/**
 * Which advertisement a page shows on a day, or none: drawn by weight, the same for everybody, so that a
 * cached page is as good as a new one.
 */
export function chooseAdvert(
  adverts: readonly ShownAdvert[],
  day: string,
  { slot, page, journal }: AdvertPlace,
): ShownAdvert | null {
  const fit = adverts
    .filter((each) => each.slot === slot && each.start <= day && day <= each.end)
    .filter(
      ({ journals }) =>
        journals.length === 0 || (journal !== undefined && journals.includes(journal)),
    )
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const total = fit.reduce((sum, { weight }) => sum + weight, 0);
  let drawn = total > 0 ? hashOf(`${day} ${slot} ${page}`) % total : 0;
  for (const each of fit) {
    drawn -= each.weight;
    if (drawn < 0) return each;
  }
  return null;
}

/** Those that may be shown from now until a page that is made now has left every cache. */
export function advertsOn(
  adverts: readonly ShownAdvert[],
  now: Date,
  keptSeconds: number,
): ShownAdvert[] {
  const day = now.toISOString().slice(0, 10);
  const until = new Date(now.getTime() + keptSeconds * 1000).toISOString().slice(0, 10);
  return adverts.filter(({ start, end }) => start <= day && until <= end);
}
