import { articlePath } from '@quire/model/paths';
import { expect, test } from 'vitest';
import { renderPage } from '../../testing/render-page.ts';
import { SMALL_PRESS, smallPressReader } from '../../testing/small-press.ts';

const ID = 'publishedArticles/TST~mud';

async function pageWith(citedBy: object | undefined): Promise<string> {
  const reader = smallPressReader({
    ...SMALL_PRESS,
    [ID]: { ...Object(SMALL_PRESS[ID]), citedBy },
  });
  return (await renderPage(articlePath('TST', '1-1', 'mud'), reader)).shown;
}
const sectionOf = (page: string) => /<h2 id="cited-by">[\s\S]*?<\/section>/.exec(page)?.[0] ?? '';

test('lists works that cite the article, and says that there are more', async () => {
  const work = { doi: '10.1111/a(b)', title: 'On <salt>', author: 'Silva', others: 2 };
  const page = await pageWith({ count: 3, works: [{ ...work, container: 'Silt', year: '2026' }] });
  const section = sectionOf(page);
  expect(section).toContain('Crossref knows 3 works that cite this article. The newest are:');
  expect(section).toMatch(
    /<a href="https:\/\/doi\.org\/10\.1111\/a[^"]*"[^>]*><bdi>On &lt;salt&gt;/,
  );
  expect(section).toContain('<bdi>Silva et al. · Silt · 2026</bdi>');
  expect(page).toContain('href="#cited-by"');
});

test('says how many there are where no list is known, and nothing where there are none', async () => {
  expect(sectionOf(await pageWith({ count: 1 }))).toContain('Crossref knows 1 work that cites');
  const none = await pageWith(undefined);
  expect(none).not.toContain('cited-by');
});
