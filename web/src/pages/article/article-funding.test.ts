import { articlePath } from '@quire/model/paths';
import { expect, test } from 'vitest';
import { renderPage } from '../../testing/render-page.ts';
import { SMALL_PRESS, smallPressReader } from '../../testing/small-press.ts';

const ID = 'publishedArticles/TST~mud';

async function pageWith(metadata: object): Promise<string> {
  const article = Object(SMALL_PRESS[ID]);
  const reader = smallPressReader({
    ...SMALL_PRESS,
    [ID]: { ...article, metadata: { ...article.metadata, ...metadata } },
  });
  return (await renderPage(articlePath('TST', '1-1', 'mud'), reader)).shown;
}
const sectionOf = (html: string, id: string) =>
  new RegExp(`<h2 id="${id}">[\\s\\S]*?</section>`).exec(html)?.[0] ?? '';

const FUNDERS = [
  {
    ...{ name: 'Silt <Council>', ror: 'https://ror.org/0472cxd90' },
    ...{ awards: ['948221', 'S/2'], grantDoi: '10.3030/948221' },
  },
  { name: 'Tides Foundation', ror: 'javascript:alert(1)' },
];
const RELATIONS = [
  { type: 'data', idType: 'doi', identifier: '10.5281/zenodo.7', description: 'Widths' },
  { type: 'software', idType: 'uri', identifier: 'javascript:alert(1)' },
  { type: 'part-of', idType: 'isbn', identifier: '978-3-16-148410-0' },
];

test('lists funders with their grants below what the authors say of the funding', async () => {
  const html = sectionOf(await pageWith({ funders: FUNDERS }), 'funding');
  expect(html).toMatch(/Nobody paid\..*<ul>/);
  expect(html).toContain('<a href="https://ror.org/0472cxd90">Silt &lt;Council&gt;</a>');
  expect(html).toContain('<bdi>948221, S/2</bdi>');
  expect(html).toContain('<a href="https://doi.org/10.3030/948221">');
  expect(html).toContain('<li><bdi>Tides Foundation</bdi></li>');
});

test('has the heading in the menu where there are funders alone', async () => {
  const html = await pageWith({ funders: FUNDERS, funding: undefined });
  expect(html).toContain('href="#funding"');
  expect(sectionOf(html, 'funding')).not.toContain('<p');
});

test('lists related works with their links, and links to nothing that is no address', async () => {
  const html = await pageWith({ relations: RELATIONS });
  const section = sectionOf(html, 'related-works');
  expect(html).toContain('href="#related-works"');
  const shown = section.replaceAll('<!-- -->', '');
  expect(shown).toContain(
    'Data: <bdi><a href="https://doi.org/10.5281/zenodo.7">DOI 10.5281/zenodo.7</a></bdi>',
  );
  expect(shown).toContain('<p class="own-direction" lang="en">Widths</p>');
  expect(shown).toContain('Part of: <bdi>ISBN 978-3-16-148410-0</bdi>');
  expect(section).not.toContain('href="javascript');
  expect(await pageWith({})).not.toContain('related-works');
});
