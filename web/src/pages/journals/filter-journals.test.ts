import { JournalCardSchema } from '@quire/model/entities/published';
import { describe, expect, test } from 'vitest';
import { ORIGIN, renderPage } from '../../testing/render-page.ts';
import { SMALL_PRESS, smallPressReader } from '../../testing/small-press.ts';
import { filterJournals, readFilter } from './filter-journals.ts';

const base = Object(SMALL_PRESS['digests/journals']).journals[0];
const journal = (name: string, fullname: string, subjects: string[]) =>
  JournalCardSchema.parse({ ...base, name, fullname, subjects });

const JOURNALS = [
  journal('SMJ', 'Saltmarsh Letters', ['Ecology', 'Sea & shore']),
  journal('ECO', 'École of Mud', ['Ecology']),
  journal('TSJ', 'The Sand Journal', ['Sea & shore']),
];
const names = (filter: object) => filterJournals(JOURNALS, filter).journals.map(({ name }) => name);

test.each([
  [{}, ['SMJ', 'ECO', 'TSJ']],
  [{ subject: 'Ecology' }, ['SMJ', 'ECO']],
  [{ letter: 'S' }, ['SMJ', 'TSJ']],
  [{ letter: 'E' }, ['ECO']],
  [{ subject: 'Ecology', letter: 'S' }, ['SMJ']],
  [{ subject: 'Optics' }, []],
])('narrows the list to %j', (filter, left) => {
  expect(names(filter)).toEqual(left);
});

test('counts what each further filter would leave', () => {
  const { subjects, letters } = filterJournals(JOURNALS, { letter: 'S' });
  expect(subjects).toEqual([
    { value: 'Ecology', count: 1 },
    { value: 'Sea & shore', count: 2 },
  ]);
  const counted = filterJournals(JOURNALS, { subject: 'Ecology' }).letters;
  expect(counted.filter(({ count }) => count > 0)).toEqual([
    { value: 'E', count: 1 },
    { value: 'S', count: 1 },
  ]);
  expect(letters).toHaveLength(26);
});

test.each([
  ['subject=ecology&letter=s', { subject: 'Ecology', letter: 'S' }],
  ['letter=SS', {}],
  ['letter=%3C', {}],
  ['subject=', {}],
  ['utm_source=x&page=2', {}],
  ['subject=Optics', { subject: 'Optics' }],
])('reads the filter of ?%s', (query, filter) => {
  expect(readFilter(new URLSearchParams(query), JOURNALS)).toEqual(filter);
});

describe('the page', () => {
  const documents = { ...SMALL_PRESS, 'digests/journals': { journals: JOURNALS } };
  const get = async (path: string) => {
    const reader = smallPressReader(documents);
    return { ...(await renderPage(path, reader)), reads: reader.reads };
  };
  const canonical = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];

  test('has an address without what it does not know, and marks and removes its filters', async () => {
    const { shown, reads } = await get('/journals?subject=sea+%26+shore&letter=s');
    expect(reads).toHaveLength(2);
    expect(canonical(shown)).toBe(`${ORIGIN}/journals?subject=Sea+%26+shore&amp;letter=S`);
    expect(shown).toContain('<title>Journals, Sea &amp; shore, S | Small Press</title>');
    expect(shown).toContain(
      'aria-label="Remove filter: Sea &amp; shore" href="/journals?letter=S"',
    );
    expect(shown).toContain('href="/journals?subject=Sea+%26+shore"');
    expect(shown).toContain('href="/subjects/Sea%20%26%20shore/feed.xml"');
    expect(shown).toContain('Saltmarsh Letters');
    expect(shown).not.toContain('École of Mud');
    expect(shown).toMatch(/aria-current="true"[^>]*>S</);
  });

  test('has one address without filters, whatever else is asked', async () => {
    const { response } = await get('/journals?utm_source=x');
    expect(response.headers.get('location')).toBe('/journals');
    const { shown } = await get('/journals');
    expect(canonical(shown)).toBe(`${ORIGIN}/journals`);
    for (const { fullname } of JOURNALS) expect(shown).toContain(fullname);
  });

  test('says that nothing matches, keeps out of indexes, and shows the way back', async () => {
    const { response, shown } = await get('/journals?subject=%3Cb%3EOptics');
    expect(response.status).toBe(200);
    expect(shown).toContain('Nothing matches');
    expect(shown).toContain('<meta name="robots" content="noindex"/>');
    expect(shown).toContain('href="/journals"');
    expect(shown).not.toContain('<b>Optics');
  });
});
