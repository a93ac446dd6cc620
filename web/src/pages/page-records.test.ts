import { bookPath, homePath, issuePath, journalPath, postPath } from '@quire/model/paths';
import { loadFromString } from 'html-metadata';
import { describe, expect, test } from 'vitest';
import { jsonLd, open } from '../testing/open-content.ts';
import { ORIGIN } from '../testing/render-page.ts';

/** What machines read of pages that are not articles. */

/** All objects of a page's JSON-LD that have a type. */
function typed(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(typed);
  if (typeof value !== 'object' || value === null) return [];
  const own: Record<string, unknown> = { ...value };
  return [...('@type' in own ? [own] : []), ...Object.values(own).flatMap(typed)];
}

const graphOf = async (path: string) => {
  const { html } = await open(path);
  return { html, graph: typed(jsonLd(html)) };
};

const JOURNAL = journalPath('TST');
const ISSUE = issuePath('TST', '1-1');

describe('JSON-LD', () => {
  test('of the home page has the press, and how its site is searched', async () => {
    const { graph } = await graphOf(homePath());
    expect(graph).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          '@type': 'Organization',
          name: 'Small Press',
          url: `${ORIGIN}/`,
        }),
        expect.objectContaining({ '@type': 'WebSite', publisher: { '@id': `${ORIGIN}/#press` } }),
        expect.objectContaining({
          '@type': 'EntryPoint',
          urlTemplate: `${ORIGIN}/search?q={search_term_string}`,
        }),
      ]),
    );
  });

  test('of a journal is a periodical of the press', async () => {
    const { graph } = await graphOf(JOURNAL);
    expect(graph[0]).toMatchObject({
      '@type': 'Periodical',
      '@id': `${ORIGIN}${JOURNAL}`,
      issn: expect.arrayContaining(['2049-3630']),
      publisher: { '@type': 'Organization', name: 'Small Press' },
    });
  });

  test('of an issue is in its volume of the periodical, with its articles', async () => {
    const { graph } = await graphOf(ISSUE);
    expect(graph[0]).toMatchObject({
      '@type': 'PublicationIssue',
      isPartOf: { '@type': 'PublicationVolume', isPartOf: { '@type': 'Periodical' } },
      hasPart: expect.arrayContaining([
        expect.objectContaining({
          '@type': 'ScholarlyArticle',
          url: `${ORIGIN}/article/TST/1-1/mud`,
        }),
      ]),
    });
  });

  test.each([JOURNAL, ISSUE])('of %s has the way from the home page', async (path) => {
    const { graph } = await graphOf(path);
    const steps = graph.filter((each) => each['@type'] === 'ListItem');
    expect(steps.map(({ position }) => position)).toEqual(steps.map((_, at) => at + 1));
    expect(steps[0]).toMatchObject({ item: `${ORIGIN}/` });
    expect(steps.at(-1)).toMatchObject({ item: `${ORIGIN}${path}` });
  });

  test.each([
    homePath(),
    JOURNAL,
    ISSUE,
    bookPath('reading-marshes'),
    postPath('news', 'new-site'),
  ])('of %s has absolute addresses and nothing empty', async (path) => {
    const { graph } = await graphOf(path);
    expect(graph.length).toBeGreaterThan(0);
    for (const { url, item, '@id': id } of graph) {
      for (const address of [url, item, id].filter((each) => each !== undefined)) {
        expect(String(address)).toMatch(/^https:\/\/\S+$/);
      }
    }
    expect(JSON.stringify(graph)).not.toMatch(/:(?:""|null|\[\]|\{\})/);
  });
});

describe('reference managers', () => {
  test('are offered the articles of an issue', async () => {
    const { html } = await open(ISSUE);
    expect(html).toMatch(
      /<span class="Z3988" title="ctx_ver=Z39.88-2004&amp;[^"]*rft.jtitle=Tests/,
    );
  });

  test('find no list on the pages of single works, which have tags', async () => {
    for (const path of [
      '/article/TST/1-1/mud',
      bookPath('reading-marshes'),
      postPath('news', 'new-site'),
    ]) {
      const { html } = await open(path);
      expect(html, path).not.toContain('Z3988');
    }
  });

  test('read a book’s editors with the family’s name first', async () => {
    const { html } = await open(bookPath('reading-marshes'));
    const { highwirePress } = await loadFromString(html);
    expect(highwirePress).toMatchObject({ editor: 'Holt, Maren', isbn: '978-3-16-148410-0' });
  });

  test('read who wrote a post, when and where', async () => {
    const { html } = await open(postPath('news', 'new-site'));
    const { dublinCore } = await loadFromString(html);
    expect(dublinCore).toMatchObject({
      title: 'The title of new-site',
      creator: 'Brightwater, Ada',
      date: '2026-03-01',
      publisher: 'Small Press',
    });
  });
});

test('what machines read is not sent to scripts again', async () => {
  const { html } = await open(ISSUE);
  expect(html.split('PublicationIssue')).toHaveLength(2);
  expect(html.split('Z39.88-2004')).toHaveLength(html.split('class="Z3988"').length);
});
