import { advertsOn, chooseAdvert } from '@quire/model/adverts/choose-advert';
import { ADVERT_DAYS, DIGESTS, PRESS_DIGEST, PUBLISHED_ADVERTS } from '@quire/model/collections';
import { PAGE_CDN_SECONDS } from '@quire/model/constants';
import { PressDigestSchema } from '@quire/model/entities/press';
import type { ShownAdvert } from '@quire/model/entities/published-advert';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import type { CountPorts } from '../metrics/count-use.ts';

/** Pages cache what they show for less than this. */
const KNOWN_FOR_MS = 60_000;
const known = new WeakMap<Firestore, { readonly at: number; readonly adverts: ShownAdvert[] }>();

/** Advertisements that pages may show now; read once a minute. */
async function shownNow({ db, now }: CountPorts): Promise<readonly ShownAdvert[]> {
  const at = now();
  const before = known.get(db);
  if (before && at.getTime() - before.at < KNOWN_FOR_MS) return before.adverts;
  const digest = await db.collection(DIGESTS).doc(PRESS_DIGEST).get();
  const read = PressDigestSchema.safeParse(digest.data());
  const adverts = advertsOn(read.data?.adverts ?? [], at, PAGE_CDN_SECONDS);
  known.set(db, { at: at.getTime(), adverts });
  return adverts;
}

/** Adds one to the count of an advertisement on a day (UTC). */
export async function addToAdvert(
  { db, now }: CountPorts,
  advert: string,
  what: 'shown' | 'clicks',
): Promise<void> {
  const day = now().toISOString().slice(0, 10);
  await db
    .collection(ADVERT_DAYS)
    .doc(`${advert}~${day}`)
    .set({ advert, day, [what]: FieldValue.increment(1) }, { merge: true });
}

/**
 * Counts the advertisement beside an article that was read. The article and the day determine which one it was, so the
 * page of an article needs no script for it.
 */
export async function countBesideArticle(ports: CountPorts, article: string): Promise<void> {
  const adverts = await shownNow(ports);
  if (adverts.length === 0) return;
  const day = ports.now().toISOString().slice(0, 10);
  const place = { slot: 'article', page: article, journal: article.split('~')[0] } as const;
  const advert = chooseAdvert(adverts, day, place);
  if (advert) await addToAdvert(ports, advert.id, 'shown');
}

/** Counts an advertisement that a page reports as shown; false for one that does not exist or is not shown today. */
export async function countShown(ports: CountPorts, advert: string): Promise<boolean> {
  const adverts = await shownNow(ports);
  if (!adverts.some(({ id }) => id === advert)) return false;
  await addToAdvert(ports, advert, 'shown');
  return true;
}

/** The address of an advertisement that may be shown today; null: none. */
export async function advertTarget(
  { db, now }: CountPorts,
  advert: string,
): Promise<string | null> {
  const found = await db.collection(PUBLISHED_ADVERTS).doc(advert).get();
  const day = now().toISOString().slice(0, 10);
  const url: unknown = found.get('url');
  const [start, end]: unknown[] = [found.get('start'), found.get('end')];
  if (typeof url !== 'string' || typeof start !== 'string' || typeof end !== 'string') return null;
  if (!url.startsWith('https://') || day < start || end < day) return null;
  return url;
}
