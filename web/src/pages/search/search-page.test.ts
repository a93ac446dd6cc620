import { searchPath } from '@quire/model/paths';
import { describe, expect, test } from 'vitest';
import { renderPage } from '../../testing/render-page.ts';
import { SMALL_JOURNALS } from '../../testing/small-journals.ts';
import { smallPressDoor } from '../../testing/small-press.ts';
import { markWords } from './mark-words.ts';

async function get(path: string) {
  const door = smallPressDoor(SMALL_JOURNALS);
  return { ...(await renderPage(path, door)), reads: door.reads };
}

describe('the search page', () => {
  test('shows what was found, counted, marked and told apart, with the query kept', async () => {
    const { response, shown, reads } = await get(searchPath('Tides muller'));
    expect(response.status).toBe(200);
    expect(reads.length).toBeLessThanOrEqual(3);
    expect(shown).toContain('<title>Search: Tides muller | Small Press</title>');
    expect(shown).toContain('value="Tides muller"');
    expect(shown.match(/<h1[ >]/g)).toHaveLength(1);
  });

  test('marks words as text, never as markup', async () => {
    const { shown } = await get(searchPath('tide'));
    expect(shown).toContain('1 result');
    expect(shown).toContain('Tests of <mark>Tides</mark> &amp; &lt;b&gt;Time&lt;/b&gt;');
    expect(shown).toContain('Journal');
    expect(shown).toContain('href="/journals/TST"');
  });

  test('is a plain GET form, kept out of indexes', async () => {
    const { shown, reads } = await get(searchPath());
    expect(reads).toEqual(['digests/press']);
    expect(shown).toContain('<title>Search | Small Press</title>');
    expect(shown).toMatch(/<form[^>]*action="\/search"[^>]*method="get"/);
    expect(shown).toMatch(/<label[^>]*for="q"/);
    expect(shown).toContain('<meta name="robots" content="noindex"/>');
    expect(shown).not.toContain('rel="canonical"');
    expect(shown).toContain('href="/journals"');
    expect(shown).not.toContain('No results');
  });

  test.each([
    ['zzzz', 'Check how it is spelt'],
    ['zzzz qqqq', 'Nothing has all of these words'],
    ['of the', 'stand nearly everywhere'],
  ])('says why there is nothing for “%s”', async (query, reason) => {
    const { response, shown } = await get(searchPath(query));
    expect(response.status).toBe(200);
    expect(shown.replaceAll('<!-- -->', '')).toContain(`No results for “${query}”`);
    expect(shown).toContain(reason);
  });

  test('repeats a hostile query as text', async () => {
    const { html } = await get(searchPath('"><script>alert(1)</script>'));
    expect(html).not.toContain('<script>alert(1)');
    expect(html).not.toContain('value=""><');
  });

  test('cuts a query beyond reason', async () => {
    const { shown } = await get(searchPath('tide '.repeat(500)));
    expect(/name="q"[^>]*value="([^"]*)"/.exec(shown)?.[1]?.length ?? 0).toBeLessThanOrEqual(200);
  });
});

describe('marking', () => {
  test.each([
    ['Tides and mud', ['tide'], ['Tides']],
    ['Müller’s studies', ['study', 'muller'], ['Müller’s', 'studies']],
    ['nothing here', ['tide'], []],
    ['', ['tide'], []],
    ['mud-water', ['water'], ['water']],
  ])('in “%s” for %j', (text, terms, marked) => {
    const pieces = markWords(text, terms);
    expect(pieces.map(({ words }) => words).join('')).toBe(text);
    expect(pieces.filter((piece) => piece.marked).map(({ words }) => words)).toEqual(marked);
  });
});
