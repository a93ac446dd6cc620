/** Advertisements of invented firms: one that readers see, and one whose days are over. */
import { readFile } from 'node:fs/promises';
import { ADVERT_DAYS, ADVERTS } from '@quire/model/collections';
import { AdvertSchema } from '@quire/model/entities/advert';
import type { Media } from '@quire/model/entities/media';
import { AdvertDaySchema, AdvertFiguresSchema } from '@quire/model/entities/published-advert';
import { parse } from 'yaml';
import { z } from 'zod';
import type { Ports } from '../functions/src/platform/database/ports.ts';
import { completeRecord } from './complete-record.ts';
import { imageOf } from './upload-media.ts';

const DAY_MS = 86_400_000;

const DemoAdvertsSchema = z.array(
  // The rest is the advertisement's own.
  z.looseObject({
    /** As an address has it: `/advert/{id}`. */
    id: z.string().regex(/^[A-Za-z0-9]{4,60}$/),
    /** A file of `demo/media.yaml`. */
    picture: z.string(),
    /** From the day of loading. */
    days: z.object({ first: z.number().int(), last: z.number().int() }),
    figures: AdvertFiguresSchema,
  }),
);

/**
 * Writes those that are not there yet, with how often they were seen.
 *
 * @param pictures the media library's, by their names
 * @returns the ids of those that are running
 */
export async function loadAdverts(
  { db, now }: Pick<Ports, 'db' | 'now'>,
  pictures: ReadonlyMap<string, Media>,
): Promise<string[]> {
  const text = await readFile(new URL('./adverts.yaml', import.meta.url), 'utf8');
  const adverts = DemoAdvertsSchema.parse(parse(text));
  const dayIn = (days: number) =>
    new Date(now().getTime() + days * DAY_MS).toISOString().slice(0, 10);
  const running: string[] = [];
  for (const { id, picture, days, figures, ...written } of adverts) {
    const media = pictures.get(picture);
    if (!media) throw new Error(`demo/adverts.yaml: ${id}: demo/media.yaml has no ${picture}.`);
    const start = dayIn(days.first);
    const advert = AdvertSchema.parse({
      ...{ ...written, start, end: dayIn(days.last) },
      image: imageOf(media, media.alt),
    });
    if (advert.status === 'active') running.push(id);
    const ref = db.collection(ADVERTS).doc(id);
    if ((await ref.get()).exists) continue;
    const batch = db.batch();
    // The totals are made of the days again whenever a reader has seen it.
    const seen = AdvertDaySchema.parse({ advert: id, day: start, ...figures });
    batch.set(db.collection(ADVERT_DAYS).doc(`${id}~${start}`), seen);
    batch.set(ref, { ...completeRecord(ADVERTS, advert), ...figures });
    await batch.commit();
  }
  return running;
}
