import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { batchOf } from '../testing/batch.ts';
import {
  hasStandards,
  openAgency,
  TEST_STANDARDS,
  type TestAgency,
} from '../testing/open-agency.ts';
import { SchemaCheck } from '../xml/check-schema.ts';

const CITED = '10.5555/Cited';
const reference = [{ key: 'r1', DOI: CITED }];
const WORLD = [
  {
    ...{ DOI: '10.1111/journal', type: 'journal-article', title: ['Salt & <i>mud</i>'], reference },
    ...{ 'container-title': ['Silt'], ISSN: ['2049-3630'], volume: '4', page: '12-20' },
    ...{ author: [{ given: 'Ana', family: 'Silva' }, { name: 'A group' }] },
    issued: { 'date-parts': [[2025, 3]] },
  },
  { DOI: '10.1111/paper', type: 'proceedings-article', title: ['Tides'], reference },
  { DOI: '10.1111/book', type: 'monograph', title: ['Creeks'], ISBN: ['9783161484100'], reference },
  { DOI: '10.1111/posted', type: 'posted-content', title: ['First'], reference },
  { DOI: '10.1111/other', type: 'journal-article', title: ['No'], reference: [{ DOI: '10.1/x' }] },
];

let agency: TestAgency;
let time = Date.parse('2027-01-05T12:00:00Z');
beforeEach(async () => {
  time = Date.parse('2027-01-05T12:00:00Z');
  agency = await openAgency({ clock: () => time });
  agency.importWorks(WORLD.map((one) => JSON.stringify(one)).join('\n'));
});
afterEach(() => agency.stop());

const MINE = { usr: 'press', pwd: 'Secret', doi: CITED.toLowerCase() };
const ask = (fields: Readonly<Record<string, string>>) =>
  fetch(`${agency.url}/servlet/getForwardLinks?${new URLSearchParams({ ...MINE, ...fields })}`);
const listed = (xml: string) => [...xml.matchAll(/<doi [^>]*>([^<]*)</g)].map(([, doi]) => doi);

describe('asking what cites a work', () => {
  it('lists works that cite it, posted content only where it is asked for', async () => {
    const xml = await (await ask({})).text();
    expect(listed(xml)).toEqual(['10.1111/journal', '10.1111/paper', '10.1111/book']);
    expect(xml).toContain('<forward_link doi="10.5555/cited"><journal_cite fl_count="0">');
    expect(xml).toContain('<article_title>Salt &amp; &lt;i&gt;mud');
    const all = await (await ask({ include_postedcontent: 'true' })).text();
    expect(listed(all)).toContain('10.1111/posted');
    expect(listed(await (await ask({ doi: '10.5555' })).text())).toHaveLength(3);
    expect(listed(await (await ask({ doi: '10.5555/none' })).text())).toEqual([]);
  });

  it('lists what was deposited here as well, by days', async () => {
    time += 86_400_000;
    const citations = `<citation key="r1"><doi>${CITED}</doi></citation>`;
    await agency.hand(batchOf('batch-1', '1', [{ doi: '10.5556/own', citations }]), 'own.xml');
    expect(await agency.log('own.xml')).not.toContain('Failure');
    expect(listed(await (await ask({ startDate: '2027-01-06' })).text())).toEqual(['10.5556/own']);
    expect(listed(await (await ask({ endDate: '2027-01-05' })).text())).toHaveLength(3);
  });

  it('tells nobody but the owner of the prefix', async () => {
    for (const wrong of [{ pwd: 'other' }, { usr: 'other' }, { doi: '10.1111/journal' }])
      expect((await ask(wrong)).status, JSON.stringify(wrong)).toBe(401);
    expect((await ask({ doi: '' })).status).toBe(400);
    expect((await ask({ startDate: 'today' })).status).toBe(400);
  });

  it('fails and delays as it is told to', async () => {
    agency.behaviour.plan('read', { kind: 'refuse', status: 429, retryAfter: 7 });
    const refused = await ask({});
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '7']);
    agency.behaviour.set({ worksMs: 60_000 });
    expect(listed(await (await ask({})).text())).toEqual([]);
    time += 60_000;
    expect(listed(await (await ask({})).text())).toHaveLength(3);
  });

  it.skipIf(!hasStandards)('answers as the schema has it (set QUIRE_STANDARDS)', async () => {
    const schemas = new SchemaCheck(TEST_STANDARDS);
    const space = 'http://www.crossref.org/qrschema/3.0';
    expect(schemas.has(space)).toBe(true);
    const xml = await (await ask({ include_postedcontent: 'true' })).text();
    const wrong = xml.replace('<doi_batch_id>none</doi_batch_id>', '');
    const verdicts = [xml, wrong].map((each) => schemas.check(each, space));
    expect(await Promise.all(verdicts)).toEqual([null, expect.stringContaining('head')]);
  });
});
