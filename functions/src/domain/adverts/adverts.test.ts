import { mediaFilePath } from '@quire/model/collections';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestJournal, type TestPress } from '../../testing/test-press.ts';
import { BOSS } from '../../testing/test-records.ts';
import { saveRecord } from '../records/save-record.ts';
import { addToAdvert, advertTarget, countBesideArticle, countShown } from './count-advert.ts';
import { reconcileAdvert } from './reconcile-advert.ts';
import { sumAdverts } from './sum-adverts.ts';

const sha256 = 'cd'.repeat(32);
const path = mediaFilePath(sha256, 'png');
const PRESS = {
  ...{ name: 'Saltmarsh', tagline: '', description: '', address: '', founded: 2020 },
  ...{ infoEmail: 'info@press.example', supportEmail: 'help@press.example' },
};

let press: TestPress;
beforeEach(async () => {
  press = await startTestJournal();
  await press.db.doc('settings/press').set(PRESS);
  const picture = { width: 600, height: 500, channels: 3 as const, background: '#135' };
  const bytes = await sharp({ create: picture }).png().toBuffer();
  await press.bucket.write(path, bytes, { contentType: 'image/png', cacheControl: '' });
});
afterEach(() => press.close());

const today = () => press.now().toISOString().slice(0, 10);
const advert = (change: object = {}) => ({
  ...{ name: 'Instruments', slot: 'article', url: 'https://instruments.example/', weight: 1 },
  ...{ start: today(), end: today(), status: 'active', journals: [] },
  image: {
    ...{ name: 'a.png', path, contentType: 'image/png', size: 3, sha256, width: 600, height: 500 },
    alt: 'A tide gauge',
  },
  ...change,
});

async function put(change: object = {}): Promise<string> {
  const kind = 'adverts';
  const asked = { kind, id: null, base: 0, data: advert(change) } as const;
  const { id } = await saveRecord(press, BOSS, asked);
  await reconcileAdvert(press, id);
  return id;
}
const inDigest = async () => (await press.db.doc('digests/press').get()).get('adverts') ?? [];
const filesOf = (id: string) =>
  [...press.bucket.files.keys()].filter((name) => name.startsWith(`published/adverts/${id}/`));
const counted = async () =>
  (await press.db.collection('advertDays').get()).docs.map((each) => each.data());

describe('an active advertisement', () => {
  it('is in the digest of the press, with a picture that the press serves', async () => {
    const id = await put();
    const [shown] = await inDigest();
    expect(shown).toMatchObject({ id, slot: 'article', image: { alt: 'A tide gauge' } });
    expect(shown.image.src).toMatch(new RegExp(`^/media/adverts/${id}/[0-9a-f]+1-\\d+[.]webp$`));
    expect(JSON.stringify(shown)).not.toContain('instruments.example');
    expect(filesOf(id).length).toBeGreaterThan(0);
    expect(await reconcileAdvert(press, id)).toBe(false);
  });

  it('is removed with its picture when it is paused', async () => {
    const id = await put();
    const data = advert({ status: 'paused' });
    await saveRecord(press, BOSS, { kind: 'adverts', id, base: 1, data });
    await reconcileAdvert(press, id);
    expect([await inDigest(), filesOf(id)]).toEqual([[], []]);
    expect(await advertTarget(press, id)).toBeNull();
  });

  it.each([
    ['is a draft', { status: 'draft' }],
    ['is over', { start: '2020-01-01', end: '2020-01-31' }],
  ])('is not shown while it %s', async (_, change) => {
    const id = await put(change);
    expect(await inDigest()).toEqual([]);
    expect(await advertTarget(press, id)).toBeNull();
  });
});

describe('following one', () => {
  it('leads to the address that staff have stored, only on the days it runs', async () => {
    const id = await put();
    expect(await advertTarget(press, id)).toBe('https://instruments.example/');
    const later = { ...press, now: () => new Date(press.now().getTime() + 86_400_000) };
    expect(await advertTarget(later, id)).toBeNull();
    expect(await advertTarget(press, 'nobody')).toBeNull();
  });
});

describe('what is counted', () => {
  it('counts the advertisement beside an article that was read, and one that a page names', async () => {
    const id = await put();
    await countBesideArticle(press, 'CES~mud');
    expect(await countShown(press, id)).toBe(true);
    expect(await countShown(press, 'nobody')).toBe(false);
    await addToAdvert(press, id, 'clicks');
    expect(await counted()).toEqual([{ advert: id, day: today(), shown: 2, clicks: 1 }]);
  });

  it('adds up the counts beside the record, without a new revision of it', async () => {
    const id = await put();
    await addToAdvert(press, id, 'shown');
    expect([await sumAdverts(press), await sumAdverts(press)]).toEqual([1, 0]);
    const record = (await press.db.doc(`adverts/${id}`).get()).data();
    expect(record).toMatchObject({ shown: 1, clicks: 0, revision: 1 });
    await saveRecord(press, BOSS, { kind: 'adverts', id, base: 1, data: advert({ weight: 2 }) });
    expect((await press.db.doc(`adverts/${id}`).get()).data()).toMatchObject({
      shown: 1,
      weight: 2,
    });
  });
});
