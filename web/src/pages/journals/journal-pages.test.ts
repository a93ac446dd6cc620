import { StatYearsSchema, YEAR_FIGURES } from '@quire/model/entities/stat-years';
import { journalPagePath, journalPath, specialIssuesPath } from '@quire/model/paths';
import { describe, expect, test } from 'vitest';
import { ORIGIN, renderPage } from '../../testing/render-page.ts';
import {
  AIMS_WORD,
  SMALL_JOURNALS,
  TEXT_WORD,
  withoutTexts,
  wordsOf,
} from '../../testing/small-journals.ts';
import { smallPressReader } from '../../testing/small-press.ts';

const get = (path: string, documents: Readonly<Record<string, unknown>> = SMALL_JOURNALS) =>
  renderPage(path, smallPressReader(documents));

/** The journal's menu as a phone folds it. */
const menuOf = (html: string) =>
  /<nav[^>]* aria-label="Tests of Salt and Time">.*?<details[^>]*>(.*?)<\/details>/s.exec(
    html,
  )?.[1] ?? '';

/** The menu of a journal, by its names. */
const MENU =
  'Home (journal root), aims_scope (Aims & Scope), editors (Editorial Board), indexing (Abstracting & Indexing), for_authors (Guide for Authors), for_reviewers (Guide for Reviewers), publication_ethics (Publication Ethics), charge (Article Processing Charge Policy), special_issues (Special Issues), all_issues (All Issues), articles_collections (Article Collections), call_for_papers (Call for Papers), statistics (Statistics), contact (Contact Us)';
const OTHERS = 'reviewers, imprint, submission';
const SPECIAL = 'current_open, proposals_invitation, release';

const SUB_PAGES = [
  ...[...MENU.matchAll(/(\w+) \((?!journal)[^)]*\)/g)].map((entry) => String(entry[1])),
  ...OTHERS.split(', '),
  ...SPECIAL.split(', ').map((key) => `special_issues/${key}`),
];
const TEXT_PAGES = [
  'for_authors',
  'for_reviewers',
  'publication_ethics',
  'articles_collections',
  'statistics',
  'reviewers',
  'submission',
  'special_issues/proposals_invitation',
];

describe('every page below a journal’s home', () => {
  test('is one of 19', () => expect(SUB_PAGES).toHaveLength(19));

  // Figures have no text: of them below.
  test.each(SUB_PAGES.filter((key) => key !== 'statistics'))(
    '%s: is there, once, with its title, canonical link and frame',
    async (key) => {
      const path = `/journals/TST/${key}`;
      const reader = smallPressReader(SMALL_JOURNALS);
      const { response, shown, data } = await renderPage(path, reader);
      expect(response.status).toBe(200);
      expect(reader.reads.toSorted()).toEqual([
        'digests/press',
        'publishedJournals/TST',
        `publishedPages/journals~TST~${key.replace('/', '~')}`,
      ]);
      const title = `Text of ${key.replace('/', '~')}`;
      expect(shown).toContain(`<title>${title} – Tests of Salt and Time | Small Press</title>`);
      expect(shown).toContain(`<link rel="canonical" href="${ORIGIN}${path}"/>`);
      expect(shown).toContain(`content="The summary of ${title}."`);
      expect(shown.match(/<h1[ >]/g)).toHaveLength(1);
      expect(shown.split(TEXT_WORD)).toHaveLength(2);
      expect(data).not.toContain(TEXT_WORD);
      expect(data).not.toContain(AIMS_WORD);
      expect(menuOf(shown)).toContain('href="/journals/TST"');
    },
  );

  test.each(SUB_PAGES)(
    '%s: without a text is there only where the record fills it',
    async (key) => {
      const { response, shown } = await get(`/journals/TST/${key}`, withoutTexts());
      expect(response.status).toBe(TEXT_PAGES.includes(key) ? 404 : 200);
      if (TEXT_PAGES.includes(key)) expect(shown).toContain(`Page not found: /journals/TST/${key}`);
    },
  );

  test('links to none of those that are missing', async () => {
    const pages = await Promise.all(
      ['', '/call_for_papers', '/special_issues'].map((page) =>
        get(`/journals/TST${page}`, withoutTexts()),
      ),
    );
    for (const { shown } of pages) {
      for (const key of TEXT_PAGES) expect(shown).not.toContain(`"/journals/TST/${key}"`);
    }
  });

  test.each(SUB_PAGES)('%s: is missing for a journal that is', async (key) => {
    const { response, shown } = await get(`/journals/NOPE/${key}`);
    expect(response.status).toBe(404);
    expect(shown).toContain(`Page not found: /journals/NOPE/${key}`);
  });
});

describe('the per-journal menu', () => {
  test('has 14 entries in order where the journal publishes its figures', async () => {
    const { shown } = await get(journalPath('TST'));
    const entries = [...menuOf(shown).matchAll(/<a [^>]*href="([^"]*)"[^>]*>([^<]*)/g)].map(
      ([, href = '', label = '']) => {
        const key = href.replace('/journals/TST', '').replace('/', '');
        return key ? `${key} (${wordsOf(label)})` : `${label} (journal root)`;
      },
    );
    expect(entries).toHaveLength(14);
    expect(entries.join(', ')).toBe(MENU);
  });

  test.each([
    ['/journals/TST', '"page" href="/journals/TST"'],
    ['/journals/TST/editors', '"page" href="/journals/TST/editors"'],
    ['/journals/TST/special_issues/release', '"true" href="/journals/TST/special_issues"'],
    ['/journals/TST/1-1', '"true" href="/journals/TST/all_issues"'],
  ])('marks where %s is', async (path, current) => {
    const menu = menuOf((await get(path)).shown);
    expect(menu.match(/aria-current/g)).toHaveLength(1);
    expect(menu).toMatch(new RegExp(`aria-current=${current}`));
  });
});

describe('special issues', () => {
  test('has one address for its first page', async () => {
    const { response } = await get('/journals/TST/special_issues/index');
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe(specialIssuesPath('TST', 'index'));
  });

  test('calls for papers until the last day is over, the nearest first', async () => {
    const { shown } = await get(journalPagePath('TST', 'call_for_papers'));
    const [near, far] = ['A near call', 'A far call'].map((title) => shown.indexOf(title));
    expect(near).toBeGreaterThan(0);
    expect(far).toBeGreaterThan(Number(near));
    expect(wordsOf(shown)).toContain('Submission deadline: 31 January 2999');
    expect(shown).toContain('Mud in winter');
    expect(shown).not.toContain('A call of the past');
    expect(shown).not.toContain('A published collection');
  });

  test('shows the others among the published ones', async () => {
    const { shown } = await get(specialIssuesPath('TST', 'release'));
    expect(shown).toContain('A call of the past');
    expect(shown).toContain('A published collection');
    expect(shown).not.toContain('A near call');
  });

  test('says so where there is none', async () => {
    const { shown } = await get(
      specialIssuesPath('TST', 'index'),
      withoutTexts({ specialIssues: [] }),
    );
    expect(shown).toContain('No special issue is open');
    expect(shown).toContain('No special issue has been published');
  });
});

describe('a journal’s figures', () => {
  const NOTHING = Object.fromEntries(YEAR_FIGURES.map((key) => [key, { value: null }]));
  const STATISTICS = StatYearsSchema.parse({
    ...{ scope: 'TST', until: '2026-03-10', updatedAt: '2026-03-11T05:00:00Z' },
    periods: [
      {
        ...{ from: '2026-01-01', to: '2026-03-10' },
        figures: { ...NOTHING, acceptanceRate: { value: 25.5 }, firstDecisionDays: { value: 1 } },
      },
      { from: '2025-01-01', to: '2025-03-10', figures: NOTHING },
      {
        ...{ from: '2025-01-01', to: '2025-12-31' },
        figures: { ...NOTHING, reviewsAsked: { value: 1_204, since: '2025-10-01' } },
      },
    ],
    mostRead: [
      {
        ...{ journal: 'TST', issue: '1-1', akey: 'mud', title: 'On <mud>', since: '2025-04-10' },
        ...{ views: 1_500, downloads: 20 },
      },
    ],
  });
  const shownOf = async (documents: Readonly<Record<string, unknown>>) =>
    (await get(journalPagePath('TST', 'statistics'), documents)).shown;

  test('stand beside those of last year, and say since when they are counted', async () => {
    const shown = await shownOf({ ...withoutTexts(), 'digests/statistics~TST': STATISTICS });
    const words = wordsOf(shown);
    for (const text of ['25.5%', '1 day', '1,204 since 1 Oct 2025', '10 March 2026']) {
      expect(words).toContain(text);
    }
    expect(words).toContain('1,500 views and 20 downloads since 10 April 2025');
    expect(shown).toContain('On &lt;mud&gt;');
    expect(shown).not.toMatch(/<td[^>]*>0</);
  });
});
