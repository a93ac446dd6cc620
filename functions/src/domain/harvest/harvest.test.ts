/** What harvesters see of changes, and when; and what an answer reads. */
import { HARVEST_QUEUE, PUBLISHED_ARTICLES } from '@quire/model/collections';
import { type HarvestChange, HarvestChunkSchema } from '@quire/model/entities/harvest';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type HarvestedPress,
  idsOf,
  stampsOf,
  startHarvestedPress,
  tokenOf,
} from '../../testing/harvested-press.ts';
import { content } from '../../testing/test-press.ts';
import { harvestChange } from './note-harvest.ts';
import { packHarvest, renamePublisher } from './pack-harvest.ts';
import { nextStamp } from './repack.ts';

let press: HarvestedPress;
beforeEach(async () => {
  press = await startHarvestedPress();
});
afterEach(() => press.close());

const LIST = 'verb=ListIdentifiers&metadataPrefix=oai_dc';
const stampOf = async (akey: string) => {
  const identifier = `oai:press.example:article/CES~${akey}`;
  const [stamp] = stampsOf(
    await press.ask(`verb=GetRecord&metadataPrefix=oai_dc&identifier=${identifier}`),
  );
  return stamp ?? 'none';
};

describe('a datestamp', () => {
  it('moves on a new version, a notice, a retraction, another section and the removal', async () => {
    await press.publish('tides', content('Tides'));
    await press.publish('ebb', content('Ebb'));
    const first = await stampOf('tides');
    const other = await stampOf('ebb');
    let last = first;
    const expectLater = async () => {
      const now = await stampOf('tides');
      expect(now > last, `${now} after ${last}`).toBe(true);
      last = now;
    };
    await press.publish('tides', content('Tides and mud'), { status: 'corrected' });
    await expectLater();
    const notice = content('Correction', { type: 'correction', updates: 'tides' });
    await press.publish('correction', notice);
    await expectLater();
    await press.publish('tides', content('Tides and mud'), { status: 'retracted' });
    await expectLater();
    await press.publish('tides', content('Tides and mud', { type: 'review-article' }));
    await expectLater();
    expect(idsOf(await press.ask(`${LIST}&set=CES:review-article`))).toEqual(['tides']);
    expect(idsOf(await press.ask(`${LIST}&set=CES:research-article`))).toEqual(['ebb']);
    await press.publish('tides', content('Tides'), { status: 'removed' });
    await expectLater();
    expect(idsOf(await press.ask(LIST))).toContain('tides');
    expect(await stampOf('ebb')).toBe(other);
  });

  it('stays where nothing that is harvested has changed', async () => {
    await press.publish('tides', content('Tides'));
    const stamp = await stampOf('tides');
    const ref = press.db.collection(PUBLISHED_ARTICLES).doc('CES~tides');
    const record = (await ref.get()).data();
    expect(harvestChange({ ...record, related: [], topics: ['mud'] })).toEqual(
      harvestChange(record),
    );
    expect(await press.pack()).toBe(0);
    expect(await stampOf('tides')).toBe(stamp);
  });

  it('is the second from which the record is seen, also where the clock goes back', () => {
    expect(nextStamp({ latest: '' }, new Date('2026-06-01T09:00:00.001Z'))).toBe(
      '2026-06-01T09:00:01Z',
    );
    expect(nextStamp({ latest: '2026-06-02T00:00:00Z' }, new Date('2026-06-01T00:00:00Z'))).toBe(
      '2026-06-02T00:00:00Z',
    );
  });
});

it('says nothing of an article that was removed before anyone saw it', async () => {
  await press.db.doc(`${HARVEST_QUEUE}/CES~never`).set({
    ...{ sets: ['CES', 'openaire'], journalTitle: 'x', facts: null },
  } satisfies HarvestChange);
  expect(await press.pack()).toBe(1);
  expect(await press.ask(LIST)).toContain('noRecordsMatch');
});

it('names the press as it is called now', async () => {
  await press.publish('tides', content('Tides'));
  await press.db.doc('settings/press').update({ name: 'Mudflat Press' });
  await renamePublisher(press);
  const xml = await press.ask('verb=ListRecords&metadataPrefix=oai_dc');
  expect(xml).toContain('<dc:publisher>Mudflat Press</dc:publisher>');
});

/** As publishing notes them: articles of two journals, every tenth in AAA. */
async function note(from: number, to: number, title = 'Tides', size = 0): Promise<void> {
  const writer = press.db.bulkWriter();
  for (let n = from; n < to; n += 1) {
    const [journal, akey] = [n % 10 === 0 ? 'AAA' : 'BBB', `a${String(n).padStart(5, '0')}`];
    const change: HarvestChange | undefined = harvestChange({
      ...{ journal, issue: '1-1', akey, revision: 1, type: 'editorial', status: 'published' },
      ...{ title, titleHtml: title, published: '2026-05-20', affiliations: [] },
      ...{ abstractHtml: 'x'.repeat(size), journalTitle: journal, journalIssn: '', volume: '1' },
      ...{ number: '1', year: 2026, metadata: {} },
    });
    if (!change) throw new Error('no facts');
    void writer.set(press.db.doc(`${HARVEST_QUEUE}/${journal}~${akey}`), change);
  }
  await writer.close();
}

/** Documents that a query or a reference gives are counted where Firestore charges for them. */
function countReads(): { count: number } {
  const reads = { count: 0 };
  const head = press.db.collection('harvest').doc('head');
  const reference = Object.getPrototypeOf(head);
  const query = Object.getPrototypeOf(Object.getPrototypeOf(press.db.collection('harvest')));
  const [one, many] = [reference.get, query.get];
  vi.spyOn(reference, 'get').mockImplementation(function (this: unknown) {
    reads.count += 1;
    return one.call(this);
  });
  vi.spyOn(query, 'get').mockImplementation(async function (this: unknown) {
    const found = await many.call(this);
    reads.count += Math.max(1, found.size);
    return found;
  });
  return reads;
}

interface Harvest {
  readonly ids: string[];
  readonly pages: number;
  readonly mostReads: number;
  readonly mostRecords: number;
}

/** All that a selection has, page by page. */
async function harvest(query: string, between?: (page: number) => Promise<void>): Promise<Harvest> {
  const ids: string[] = [];
  let [pages, mostReads, mostRecords] = [0, 0, 0];
  for (let next: string | undefined = `${LIST}${query}`; next; pages += 1) {
    const reads = countReads();
    const xml = await press.ask(next);
    vi.restoreAllMocks();
    const page = idsOf(xml);
    expect(page.length).toBeGreaterThan(0);
    mostReads = Math.max(mostReads, reads.count);
    mostRecords = Math.max(mostRecords, page.length);
    expect(xml.includes('<resumptionToken')).toBe(pages > 0 || tokenOf(xml) !== undefined);
    if (xml.includes('<resumptionToken')) expect(xml).toContain(`cursor="${ids.length}"`);
    ids.push(...page);
    const token = tokenOf(xml);
    next = token && `verb=ListIdentifiers&resumptionToken=${encodeURIComponent(token)}`;
    await between?.(pages);
  }
  return { ids, pages, mostReads, mostRecords };
}

describe('a harvest', () => {
  it('gives each record once, by at most 100, with three reads for an answer', async () => {
    await note(0, 1_030);
    expect(await press.pack()).toBe(1_030);
    const whole = await harvest('');
    expect(new Set(whole.ids).size).toBe(1_030);
    expect(whole).toMatchObject({ pages: 11, mostReads: 3, mostRecords: 100 });
    expect(await press.ask(LIST)).toContain('completeListSize="1030" cursor="0"');
    const some = await harvest('&set=AAA');
    expect(some.ids).toHaveLength(103);
    expect(new Set(some.ids).size).toBe(103);
    expect(some.mostReads).toBe(3);
    expect(await press.ask(`${LIST}&set=AAA`)).toContain('completeListSize="103"');
  });

  it('gives a set and a period where the first chunk has nothing of both', async () => {
    await note(0, 11);
    await press.pack();
    // Of the other journal alone.
    for (let n = 11; n < 100; n += 10) await note(n, n + 9);
    await press.pack();
    await note(200, 400);
    await press.pack();
    const since = '&from=2026-06-01T09:02:00Z';
    const found = await harvest(`${since}&set=AAA`);
    expect(found.ids).toEqual(Array.from({ length: 20 }, (_, n) => `a00${200 + n * 10}`));
    expect(found.mostReads).toBe(3);
    expect((await harvest(since)).ids).toHaveLength(281);
    expect((await harvest('&until=2026-06-01T09:01:59Z')).ids).toHaveLength(11);
  });

  it('loses nothing while records change, appear and are removed', async () => {
    await note(0, 500);
    await press.pack();
    const { ids } = await harvest('', async (page) => {
      if (page > 2) return;
      await note(page * 40, page * 40 + 20, `Ebb ${page}`);
      await note(461 + page * 10, 466 + page * 10, `Flow ${page}`);
      await note(500 + page * 20, 520 + page * 20);
      await press.pack();
    });
    expect(new Set(ids).size).toBe(560);
    // Those that had been given already are given again, as they have changed since.
    expect(ids.length).toBe(560 + 60);
  });

  it('keeps chunks small where records are large, and forgets empty ones', async () => {
    await note(0, 12, 'Long', 100_000);
    await press.pack();
    const chunks = async () => {
      const { docs } = await press.db.collection('harvestChunks').get();
      return docs.map((each) => HarvestChunkSchema.parse(each.data()));
    };
    const before = await chunks();
    expect(before.map(({ records }) => records.length)).toEqual([2, 2, 2, 2, 2, 2]);
    await note(0, 12, 'Short');
    await press.pack();
    expect((await chunks()).map(({ records }) => records.length)).toEqual([12]);
    expect((await harvest('')).ids).toHaveLength(12);
  });

  it('goes on only with its own token, and only for a day', async () => {
    await note(0, 150);
    await press.pack();
    const token = tokenOf(await press.ask(LIST)) ?? '';
    const resumed = (verb: string, text: string) =>
      press.ask(`verb=${verb}&resumptionToken=${encodeURIComponent(text)}`);
    expect(idsOf(await resumed('ListIdentifiers', token))).toHaveLength(50);
    const [text = '', signature] = token.split('.');
    const forged = Buffer.from(text, 'base64url').toString().replace('"cursor":100', '"cursor":99');
    const others = [
      resumed('ListRecords', token),
      resumed('ListIdentifiers', `${Buffer.from(forged).toString('base64url')}.${signature}`),
    ];
    for (const answer of await Promise.all(others)) expect(answer).toContain('badResumptionToken');
    for (let minute = 0; minute < 1_441; minute += 1) press.later();
    expect(await resumed('ListIdentifiers', token)).toContain('badResumptionToken');
  });

  it('is packed once where two pack at the same time', async () => {
    await note(0, 60);
    press.later();
    await Promise.all([packHarvest(press), packHarvest(press)]);
    expect((await harvest('')).ids).toHaveLength(60);
    expect(await press.ask(LIST)).not.toContain('resumptionToken');
  });
});
