import { ISSUES_A_PAGE } from '@quire/model/constants';
import { allIssuesPath } from '@quire/model/paths';
import { expect, test } from 'vitest';
import { ORIGIN, renderPage } from '../../testing/render-page.ts';
import { SMALL_PRESS, smallPressReader } from '../../testing/small-press.ts';

const journal = Object(SMALL_PRESS['publishedJournals/TST']);

const ofIssues = (count: number) =>
  smallPressReader({
    ...SMALL_PRESS,
    'publishedJournals/TST': {
      ...journal,
      issues: Array.from({ length: count }, (_, n) => ({
        ...journal.issues[0],
        ...{ issueid: `i${n}`, number: String(n), year: 2030 - Math.floor(n / 7) },
        datePublished: `${2030 - Math.floor(n / 7)}-0${7 - (n % 7)}-01`,
      })),
    },
  });

const page = (count: number, number: number) =>
  renderPage(allIssuesPath('TST', number), ofIssues(count));

const linksIn = (html: string) =>
  [...html.matchAll(/href="\/journals\/TST\/(i\d+)"/g)].map(([, id]) => id);

test('shows each issue on exactly one page, the newest first, with links from page to page', async () => {
  const pages = 300 / ISSUES_A_PAGE;
  const found: (string | undefined)[] = [];
  for (let number = 1; number <= pages; number += 1) {
    const { response, shown } = await page(300, number);
    expect(response.status).toBe(200);
    found.push(...linksIn(shown));
    const next = `rel="next" href="${allIssuesPath('TST', number + 1)}"`;
    expect(shown.includes(next)).toBe(number < pages);
    expect(shown).toContain(
      `<link rel="canonical" href="${ORIGIN}${allIssuesPath('TST', number)}"/>`,
    );
  }
  expect(found).toEqual(Array.from({ length: 300 }, (_, n) => `i${n}`));
});

test('sends as much of 1,000 issues as of 100', async () => {
  const [few, many] = await Promise.all([page(100, 1), page(1_000, 1)]);
  expect(many.html.length - few.html.length).toBeLessThan(1_000);
  expect(many.shown).toContain('<title>All Issues – ');
  expect((await page(1_000, 2)).shown).toContain('<title>All Issues, page 2 – ');
});

test('has no pager for a short list, and no page that the list does not reach', async () => {
  expect((await page(ISSUES_A_PAGE, 1)).shown).not.toContain('?page=');
  const missing = await Promise.all([
    page(ISSUES_A_PAGE, 2),
    renderPage(`${allIssuesPath('TST')}?page=0`, ofIssues(1)),
    renderPage(`${allIssuesPath('TST')}?page=x`, ofIssues(1)),
  ]);
  expect(missing.map(({ response }) => response.status)).toEqual([404, 404, 404]);
});
