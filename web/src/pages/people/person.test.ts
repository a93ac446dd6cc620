import { personPath } from '@quire/model/paths';
import { expect, test } from 'vitest';
import { jsonLd } from '../../testing/open-content.ts';
import { ORIGIN, renderPage } from '../../testing/render-page.ts';
import { SMALL_PEOPLE, SMALL_PERSON } from '../../testing/small-people.ts';
import { smallPressReader } from '../../testing/small-press.ts';

const open = (path: string) => renderPage(path, smallPressReader(SMALL_PEOPLE));

test('shows an author with two reads: iD, institutions, co-authors and works by year', async () => {
  const reader = smallPressReader(SMALL_PEOPLE);
  const { response, shown } = await renderPage(personPath(SMALL_PERSON.key), reader);
  expect(response.status).toBe(200);
  expect(reader.reads.toSorted()).toEqual(['digests/press', `publishedPeople/${SMALL_PERSON.key}`]);
  expect(shown).toContain('<title>Maren Holt | Small Press</title>');
  expect(shown).toContain(`<link rel="canonical" href="${ORIGIN}/people/${SMALL_PERSON.key}"/>`);
  expect(shown).not.toContain('name="robots"');
  for (const words of [
    'Institute of Mud',
    'href="https://orcid.org/0000-0002-1825-0097"',
    'ORCID iD of Maren Holt, authenticated',
    'href="/people/n-okafor"',
    'href="/journals/TST"',
    'href="/article/TST/1-1/mud"',
    '>2025</h2>',
    `href="/people/${SMALL_PERSON.key}/feed.xml"`,
  ]) {
    expect(shown).toContain(words);
  }
  // Nothing about the author but what articles publish.
  expect(shown).not.toContain('m@example.org');
});

test('tells machines who it is', async () => {
  const { html } = await open(personPath(SMALL_PERSON.key));
  expect(jsonLd(html)).toMatchObject({
    '@type': 'Person',
    '@id': `${ORIGIN}/people/${SMALL_PERSON.key}`,
    name: 'Maren Holt',
    sameAs: 'https://orcid.org/0000-0002-1825-0097',
    affiliation: [{ '@type': 'Organization', name: 'Institute of Mud' }],
  });
});

test('shows older works on further pages with three reads', async () => {
  const reader = smallPressReader(SMALL_PEOPLE);
  const { response, shown } = await renderPage(personPath(SMALL_PERSON.key, 2), reader);
  expect(response.status).toBe(200);
  expect(reader.reads).toHaveLength(3);
  expect(shown).toContain('href="/article/TST/1-1/silt"');
  expect(shown).not.toContain('href="/article/TST/1-1/mud"');
  expect((await open(personPath(SMALL_PERSON.key, 3))).response.status).toBe(404);
});

test('leads from an earlier address to the present one', async () => {
  const { response } = await open(personPath('n-moved'));
  expect(response.status).toBe(301);
  expect(response.headers.get('location')).toBe(personPath(SMALL_PERSON.key));
});

test('has no page of who has published nothing', async () => {
  const { response, shown } = await open(personPath('n-nobody'));
  expect(response.status).toBe(404);
  expect(shown).toContain('Page not found: /people/n-nobody');
});

test.each(['/article/TST/1-1/mud', '/article/list1', '/'])(
  'is where names at %s lead',
  async (path) => {
    const { shown } = await open(path);
    expect(shown).toContain(`href="/people/${SMALL_PERSON.key}"`);
  },
);
