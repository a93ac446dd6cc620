import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { batchOf, type TestArticle } from '../testing/batch.ts';
import {
  hasStandards,
  openAgency,
  TEST_STANDARDS,
  type TestAgency,
} from '../testing/open-agency.ts';

let agency: TestAgency;
beforeEach(async () => {
  agency = await openAgency();
});
afterEach(() => agency.stop());

let timestamp = 1;
async function register(...articles: readonly TestArticle[]): Promise<void> {
  timestamp += 1;
  await agency.hand(batchOf('b', String(timestamp), articles), `${timestamp}.xml`);
  expect(await agency.log(`${timestamp}.xml`)).not.toContain('Failure');
}

const get = (path: string) => fetch(`${agency.url}${path}`);
const ok = { status: z.literal('ok'), 'message-version': z.literal('1.0.0') };
const WorkSchema = z.object({
  ...ok,
  'message-type': z.literal('work'),
  message: z.record(z.string(), z.unknown()),
});
const ListSchema = z.object({
  ...ok,
  'message-type': z.literal('work-list'),
  message: z.looseObject({
    items: z.array(z.looseObject({ DOI: z.string(), score: z.number().optional() })),
  }),
});
async function work(doi: string) {
  const answer: unknown = await (await get(`/works/${encodeURIComponent(doi)}`)).json();
  return WorkSchema.parse(answer).message;
}
const FULL = `<rel:program><rel:related_item><rel:inter_work_relation relationship-type="isReviewOf" identifier-type="doi">10.5555/b</rel:inter_work_relation></rel:related_item></rel:program>`;
const NOTICE = `<crossmark><crossmark_policy>10.5555/policy</crossmark_policy><updates><update type="expression_of_concern" date="2026-12-01">10.5555/B</update></updates></crossmark>`;
const citing = (doi: string) => `<citation key="r1"><doi>${doi}</doi></citation>`;

describe('reading a work back', () => {
  it('shows what was deposited', async () => {
    await register({ doi: '10.5555/A.1', title: 'How creeks drain', citations: citing('10.1/x') });
    expect(await work('10.5555/a.1')).toMatchObject({
      ...{ DOI: '10.5555/a.1', URL: 'https://doi.org/10.5555/a.1', type: 'journal-article' },
      ...{ title: ['How creeks drain'], publisher: 'Press', source: 'Crossref' },
      ...{ 'container-title': ['Tides'], ISSN: ['2049-3630'], prefix: '10.5555' },
      author: [{ given: 'Maren', family: 'Holt', sequence: 'first', affiliation: [] }],
      issued: { 'date-parts': [[2026]] },
      reference: [{ key: 'r1', DOI: '10.1/x', 'doi-asserted-by': 'publisher' }],
      ...{ 'reference-count': 1, 'references-count': 1, 'is-referenced-by-count': 0 },
      resource: { primary: { URL: 'https://press.example/article/10.5555/A.1' } },
    });
  });

  it('counts each work that cites it once, whatever the case', async () => {
    await register({ doi: '10.5555/b' });
    await register({ doi: '10.5555/c', citations: citing('10.5555/B') + citing('10.5555/b') });
    await register({ doi: '10.5555/d', citations: citing('10.5555/b') });
    expect((await work('10.5555/b'))['is-referenced-by-count']).toBe(2);
    await register({ doi: '10.5555/d' });
    expect((await work('10.5555/b'))['is-referenced-by-count']).toBe(1);
  });

  it('shows relations and updates on both sides', async () => {
    await register({ doi: '10.5555/b' });
    await register({ doi: '10.5555/review', more: FULL }, { doi: '10.5555/notice', more: NOTICE });
    expect(await work('10.5555/review')).toMatchObject({
      relation: {
        'is-review-of': [{ id: '10.5555/b', 'id-type': 'doi', 'asserted-by': 'subject' }],
      },
    });
    const update = { type: 'expression_of_concern', label: 'Expression of concern' };
    expect(await work('10.5555/notice')).toMatchObject({
      'update-policy': 'https://doi.org/10.5555/policy',
      'update-to': [{ ...update, DOI: '10.5555/B', updated: { 'date-parts': [[2026, 12, 1]] } }],
    });
    expect(await work('10.5555/b')).toMatchObject({
      relation: { 'has-review': [{ id: '10.5555/review', 'asserted-by': 'object' }] },
      'updated-by': [{ ...update, DOI: '10.5555/notice' }],
    });
  });

  it('answers as plain text where there is none', async () => {
    const answer = await get('/works/10.5555/none');
    expect([answer.status, await answer.text()]).toEqual([404, 'Resource not found.']);
  });

  it.skipIf(!hasStandards)('shows all of a full deposit (set QUIRE_STANDARDS)', async () => {
    const example = join(TEST_STANDARDS, 'crossref-5.5.0/examples/article-full.xml');
    await agency.hand(readFileSync(example, 'utf8'), 'full.xml');
    const day = { 'date-parts': [[2026, 11, 20]] };
    expect(await work('10.5555/ces.2026.0012')).toMatchObject({
      title: ['A model of Spartina dieback with H2S'],
      subtitle: ['Two years of observations'],
      abstract: expect.stringMatching(/^<jats:title>Abstract<\/jats:title><jats:p>Plain/),
      ...{ 'short-container-title': ['Coast. Estuar. Stud.'], volume: '3', issue: '1' },
      ...{ 'article-number': 'e12', published: day, issued: day, archive: ['CLOCKSS'] },
      author: [
        {
          ORCID: 'https://orcid.org/0000-0002-1825-0097',
          'authenticated-orcid': true,
          affiliation: [{ name: 'Brown University', id: [{ 'id-type': 'ROR' }] }],
        },
        { name: 'The Silly String Collaboration' },
      ],
      funder: [
        { name: 'European Commission', award: ['101000001'], id: [{ 'id-type': 'ROR' }] },
        { name: 'National Science Foundation', DOI: '10.13039/100000001' },
      ],
      license: [{ 'content-version': 'vor', 'delay-in-days': 0 }, { 'content-version': 'tdm' }],
      link: [
        { 'intended-application': 'similarity-checking' },
        { 'content-type': 'application/pdf', 'intended-application': 'text-mining' },
        { 'content-type': 'text/xml' },
      ],
      reference: [
        { 'article-title': 'Dieback', year: '2004' },
        { unstructured: expect.stringMatching(/^Adam/) },
      ],
      relation: { 'is-supplemented-by': [{}], 'has-preprint': [{ id: '10.31219/osf.io/example' }] },
    });
    const journal = await work('10.5555/ces');
    expect(journal).toMatchObject({ type: 'journal', ISSN: ['2999-0012'], 'container-title': [] });
    expect(journal).not.toHaveProperty('volume');
    expect(await work('10.5555/ces.3.1')).toMatchObject({ type: 'journal-issue', volume: '3' });
  });

  it('names the agency of a DOI', async () => {
    await register({ doi: '10.5555/b' });
    expect(await (await get('/works/10.5555/b/agency')).json()).toMatchObject({
      message: { DOI: '10.5555/b', agency: { id: 'crossref', label: 'Crossref' } },
    });
  });
});

describe('finding works', () => {
  const WORLD = [
    { DOI: '10.1111/tide', title: ['Tidal créeks'], author: [{ family: 'Okoro' }], volume: '4' },
    { DOI: '10.1111/mud', title: 'Mud', 'container-title': ['Silt & sand'] },
  ];
  beforeEach(() => {
    expect(agency.importWorks(WORLD.map((one) => JSON.stringify(one)).join('\n'))).toBe(2);
  });
  const find = async (query: string) =>
    ListSchema.parse(await (await get(`/works?${query}`)).json());

  it('puts the best first, by title, people and place of publication', async () => {
    await register({ doi: '10.5555/e', title: 'Creeks that drain' });
    const { message } = await find('query.bibliographic=Okoro+Tidal+creeks,+vol+4&rows=2');
    expect(message.items[0]).toMatchObject({ DOI: '10.1111/tide', title: ['Tidal créeks'] });
    expect(message.items.map(({ DOI }) => DOI)).toEqual([...['10.1111/tide', '10.5555/e']]);
    const [first, second] = message.items.map(({ score }) => score ?? 0);
    expect(first).toBeGreaterThan(second ?? Number.POSITIVE_INFINITY);
    expect((await find('query.bibliographic=silt')).message.items).toHaveLength(1);
    expect((await find('query.bibliographic=absent')).message).toMatchObject({
      ...{ items: [], 'total-results': 0 },
    });
  });

  it('keeps to the rows and the fields, and refuses what the API does not know', async () => {
    const { message } = await find('rows=1&select=DOI&mailto=a@b.example');
    expect(message).toMatchObject({ 'total-results': 2, 'items-per-page': 1 });
    expect(message.items).toEqual([{ DOI: '10.1111/tide' }]);
    for (const wrong of ['rows=1001', 'rows=-1', 'bibliographic=x'])
      expect((await get(`/works?${wrong}`)).status, wrong).toBe(400);
  });

  it('adds works of others once', async () => {
    expect(agency.importWorks(JSON.stringify(WORLD[0]))).toBe(0);
    expect(() => agency.importWorks('{"DOI":"none"}')).toThrow();
  });
});
