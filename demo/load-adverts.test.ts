import { ADVERTS, MEDIA, PUBLISHED_ADVERTS } from '@quire/model/collections';
import { AdvertSchema } from '@quire/model/entities/advert';
import { MediaSchema } from '@quire/model/entities/media';
import { MEDIA_ID_LENGTH } from '@quire/model/records/media-uses';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reconcileAdvert } from '../functions/src/domain/adverts/reconcile-advert.ts';
import { sumAdverts } from '../functions/src/domain/adverts/sum-adverts.ts';
import { startTestJournal, type TestPress } from '../functions/src/testing/test-press.ts';
import { loadAdverts } from './load-adverts.ts';
import { loadMedia } from './load-media.ts';
import { readPress } from './read-press.ts';

let press: TestPress;
let pictures: Awaited<ReturnType<typeof loadMedia>>;
let running: string[];
beforeAll(async () => {
  press = await startTestJournal();
  await press.db.doc('settings/press').set((await readPress()).press);
  pictures = await loadMedia(press);
  running = await loadAdverts(press, pictures);
});
afterAll(() => press.close());

const records = async (collection: string) =>
  (await press.db.collection(collection).get()).docs.map((each) => each.data());

describe('the media library', () => {
  it('has two pictures with words for those who do not see them, and a PDF', async () => {
    const media = (await records(MEDIA)).map((each) => MediaSchema.parse(each));
    expect(media.map(({ kind, name }) => [kind, name]).toSorted()).toEqual([
      ['file', 'reviewing-in-brief.pdf'],
      ['image', 'marsh-at-low-tide.svg'],
      ['image', 'tide-gauge.svg'],
    ]);
    expect(media.filter(({ kind, alt }) => kind === 'image' && alt === '')).toEqual([]);
  });

  it('has a picture that is in use, and one that is not', async () => {
    const used = new Set((await records(ADVERTS)).flatMap(({ uses }) => uses));
    const names = (await records(MEDIA))
      .map((each) => MediaSchema.parse(each))
      .filter(({ sha256 }) => used.has(sha256.slice(0, MEDIA_ID_LENGTH)));
    expect(names.map(({ name }) => name)).toEqual(['tide-gauge.svg']);
  });
});

describe('the advertisements', () => {
  it('are one that runs today and one whose days are over', async () => {
    const today = press.now().toISOString().slice(0, 10);
    const adverts = (await records(ADVERTS)).map((each) => AdvertSchema.parse(each));
    expect(adverts.map(({ status }) => status).toSorted()).toEqual(['active', 'archived']);
    const shown = adverts.filter(({ start, end }) => start <= today && today <= end);
    expect(shown.map(({ status }) => status)).toEqual(['active']);
  });

  it('are shown to readers while they run, with a picture of its own size', async () => {
    for (const { id } of (await press.db.collection(ADVERTS).get()).docs) {
      await reconcileAdvert(press, id);
    }
    expect(running).toEqual(['demoAdvertRunning']);
    const [shown, ...others] = await records(PUBLISHED_ADVERTS);
    expect(others).toEqual([]);
    expect(shown).toMatchObject({
      id: running[0],
      slot: 'list',
      image: { width: 1600, height: 1000 },
    });
  });

  it('keep what they were seen, and are not written twice', async () => {
    const before = await records(ADVERTS);
    expect(await sumAdverts(press)).toBe(0);
    expect(await loadAdverts(press, pictures)).toEqual(running);
    expect(await records(ADVERTS)).toEqual(before);
    expect(before.map(({ shown }) => shown > 0)).toEqual([true, true]);
  });
});
