import { journalPagePath, journalPath } from '@quire/model/paths';
import { describe, expect, test } from 'vitest';
import { ORIGIN, renderPage } from '../../testing/render-page.ts';
import {
  AIMS_WORD,
  FULL_JOURNAL,
  SMALL_JOURNALS,
  withoutTexts,
  wordsOf,
} from '../../testing/small-journals.ts';
import { smallPressReader } from '../../testing/small-press.ts';

const get = (path: string, documents: Readonly<Record<string, unknown>> = SMALL_JOURNALS) =>
  renderPage(path, smallPressReader(documents));

describe('what the record fills', () => {
  const rows = (html: string) =>
    [...html.matchAll(/<tr><th scope="row">(.*?)<\/th><td>(.*?)<\/td>/g)].map(
      ([, name = '', fact = '']) => [wordsOf(name), wordsOf(fact)],
    );

  /** The first table of the page: how the journal works stands in another. */
  const imprintOf = (html: string) => rows(html.slice(0, html.indexOf('</table>')));

  test('has the imprint table, row by row', async () => {
    // | field | meaning |, then "The imprint table also shows fixed rows".
    const fields: [keyof typeof FULL_JOURNAL, string][] = [
      ['fullname', 'full title'],
      ['key_title', 'abbreviated key title'],
      ['name', 'acronym'],
      ['issn', 'online ISSN'],
      ['issn_print', 'print ISSN'],
      ['frequency', 'frequency'],
      ['publication_medium', 'publication medium'],
      ['started', 'first year of publication'],
    ];
    const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
    const { shown } = await get(journalPagePath('TST', 'imprint'));
    expect(imprintOf(shown)).toEqual([
      ...fields.map(([field, meaning]) => [capital(meaning), String(FULL_JOURNAL[field])]),
      ['Publisher', 'Small Press'],
      ['Address', 'Nowhere 1'],
      ['Editorial board', 'Editors of TST'],
      ['Website', `${ORIGIN}/journals/TST`],
      ['Indexing', 'Abstracting and indexing of TST'],
    ]);
    expect(shown).toContain('href="/journals/TST/editors"');
    expect(shown).toContain('href="/journals/TST/indexing"');
  });

  test('leaves optional rows of the imprint out', async () => {
    const { key_title: _, started: __, ...journal } = FULL_JOURNAL;
    const { shown } = await get(journalPagePath('TST', 'imprint'), withoutTexts({ journal }));
    expect(imprintOf(shown).map(([name]) => name)).not.toContain('Abbreviated key title');
    expect(imprintOf(shown)).toHaveLength(11);
  });

  test('names what identifies the journal, where it is published, and what it was called before', async () => {
    const journal = {
      ...FULL_JOURNAL,
      ...{ issn_l: '2434-561X', doi: '10.5555/tst', publisherPlace: 'Saltmarsh' },
      formerTitles: [{ title: 'Notes on Salt', issn: '2049-3630', from: 2019, to: 2023 }],
    };
    const { shown } = await get(journalPagePath('TST', 'imprint'), withoutTexts({ journal }));
    expect(imprintOf(shown)).toEqual(
      expect.arrayContaining([
        ['Linking ISSN (ISSN-L)', '2434-561X'],
        ['DOI', '10.5555/tst'],
        ['Place of publication', 'Saltmarsh'],
        ['Former titles', 'Notes on Salt , 2019–2023 . ISSN 2049-3630'],
      ]),
    );
    const home = await get(journalPath('TST'), withoutTexts({ journal }));
    expect(home.shown).toContain('href="https://doi.org/10.5555/tst"');
    expect(home.shown).toContain('"sameAs":"https://doi.org/10.5555/tst"');
    expect(home.shown).toContain('"alternateName":["TST","Notes on Salt"]');
  });

  test('states below it how the journal works, with its policies', async () => {
    const more = {
      continues: '2049-3630',
      policies: { data: { html: '<p>Data are open.</p>', of: 'x' } },
    };
    const { shown } = await get(journalPagePath('TST', 'imprint'), withoutTexts({ more }));
    expect(rows(shown)).toEqual(
      expect.arrayContaining([
        ['Continues', 'ISSN 2049-3630'],
        ['Licence', 'CC BY 4.0'],
        ['Peer review', 'Double-blind'],
        ['Identifiers', 'DOI, prefix 10.5555'],
      ]),
    );
    expect(wordsOf(shown)).toContain('Research data Data are open.');
  });

  test('names a journal’s contacts, its waivers and its additions to the menu', async () => {
    const more = {
      contacts: [{ name: 'Ada Reed', role: 'Production', email: 'ada@press.example' }],
      waivers: { html: '<p>Ask us.</p>', of: 'x' },
      menu: [{ label: 'Open access', path: '/about/open_access' }],
    };
    const documents = withoutTexts({ more });
    const contact = await get(journalPagePath('TST', 'contact'), documents);
    expect(rows(contact.shown)).toContainEqual(['Production', 'Ada Reed, ada@press.example']);
    expect(contact.shown).toContain('href="/about/open_access"');
    const charge = await get(journalPagePath('TST', 'charge'), documents);
    expect(wordsOf(charge.shown)).toContain('Waivers and discounts Ask us.');
  });

  test('charges by type, in a currency without decimals', async () => {
    const { shown } = await get(journalPagePath('TST', 'charge'));
    expect(rows(shown)).toEqual([
      ['Research article', 'JPY 90,000'],
      ['Editorial', 'No fee'],
      ['All other types', 'No fee'],
    ]);
  });

  test('says that there is no charge', async () => {
    const { charges: _, ...journal } = FULL_JOURNAL;
    const { shown } = await get(journalPagePath('TST', 'charge'), withoutTexts({ journal }));
    expect(shown).toContain('Authors pay no fees');
    expect(shown).not.toContain('<table');
  });

  test('groups the board by office, with ORCID iDs', async () => {
    const { shown } = await get(journalPagePath('TST', 'editors'));
    expect(shown.indexOf('Carl Chief')).toBeLessThan(shown.indexOf('Ada Associate'));
    expect(shown).toContain('<h2 id="editor-in-chief">Editor-in-Chief</h2>');
    expect(shown).toContain('href="https://orcid.org/0000-0002-1825-0097"');
  });

  test('names a role in the reader’s language, or as the journal does in its own', async () => {
    const ada = { name: 'Ada', affiliation: '', country: '' } as const;
    const board = [
      { ...ada, role: 'production' as const },
      { ...ada, name: 'Bo', role: 'section' as const, roleName: 'Editor for maps' },
    ];
    const { shown } = await get(
      journalPagePath('TST', 'editors'),
      withoutTexts({ journal: { ...FULL_JOURNAL, board } }),
    );
    expect(shown).toContain('<h2 id="production">Production editor</h2>');
    expect(shown).toContain('<h2 id="Editor-for-maps"><bdi>Editor for maps</bdi></h2>');
    expect(shown.indexOf('Editor for maps')).toBeLessThan(shown.indexOf('Production editor'));
  });

  test('shows portraits, past members apart from the board, and nobody before their term', async () => {
    const { shown } = await get(journalPagePath('TST', 'editors'));
    expect(shown).toContain('alt="Carl at the shore"');
    expect(shown).toContain('Has studied mud.');
    // Who has no portrait has initials in its place.
    expect(shown).toMatch(/aria-hidden="true">AA<\/span><div><p[^>]*>Ada Associate/);
    expect(shown).not.toMatch(/aria-hidden="true">CC</);
    const [now = '', past = ''] = shown.split('id="past-members"');
    expect(now).not.toContain('Petra Past');
    expect(past).toContain('Petra Past');
    expect(wordsOf(past)).toContain('Section editor, 2018–2019');
    expect(shown).not.toContain('Nia Next');
  });

  test.each([
    ['indexing', ['href="https://index.example/tst"', '2025', 'The Tidal Library']],
    [
      'contact',
      ['mailto:tst@example.org', 'mailto:support@example.org', 'Carl Chief', 'Nowhere 1'],
    ],
    ['aims_scope', [AIMS_WORD, 'Testing']],
    ['all_issues', ['href="/journals/TST/1-1"', 'href="/journals/TST/2-1"', '<h2>2026</h2>']],
    ['articles_collections', ['Where to begin', 'A first afternoon.', '/article/TST/1-1/mud']],
    ['submission', ['/sign/in?next=%2Fjournals%2FTST%2Fsubmission']],
  ] as const)('shows on %s what belongs there', async (key, signs) => {
    const { shown } = await get(journalPagePath('TST', key));
    for (const sign of signs) expect(shown).toContain(sign);
  });
});

describe('a journal’s home', () => {
  test('shows its eight latest articles, its facts, its calls and its feeds', async () => {
    const reader = smallPressReader(SMALL_JOURNALS);
    const { shown, data } = await renderPage(journalPath('TST'), reader);
    expect(reader.reads).toHaveLength(2);
    expect(shown.match(/href="\/article\/TST\/1-1\/mud-\d+"/g)).toHaveLength(8);
    expect(data).not.toContain('mud-8');
    const text = wordsOf(shown);
    for (const fact of ['2049-3630', '2434-561X', 'about 9 weeks', 'Double-blind', 'A near call']) {
      expect(text).toContain(fact);
    }
    expect(shown).toMatch(
      /<link rel="alternate" type="application\/atom\+xml"[^>]*href="\/journals\/TST\/feed.xml"/,
    );
    expect(shown).toContain(`<link rel="canonical" href="${ORIGIN}/journals/TST"/>`);
  });
});

describe('the ways from a journal’s home', () => {
  test('lead to handing in a manuscript, and to the imprint', async () => {
    const { shown } = await get(journalPath('TST'));
    expect(shown).toMatch(/class="button quiet" href="\/journals\/TST\/submission"/);
    expect(shown).toContain('href="/journals/TST/imprint"');
  });

  test('lead to the aims where nothing says how to hand in', async () => {
    const { shown } = await get(journalPath('TST'), withoutTexts());
    expect(shown).toMatch(/class="button quiet" href="\/journals\/TST\/aims_scope"/);
  });
});

describe('an issue', () => {
  test('leads to its neighbours, with three reads', async () => {
    const reader = smallPressReader(SMALL_JOURNALS);
    const { shown } = await renderPage('/journals/TST/1-1', reader);
    expect(reader.reads).toHaveLength(3);
    const ways = /<nav[^>]*aria-label="Other issues">(.*?)<\/nav>/s.exec(shown)?.[1] ?? '';
    expect(ways).toContain('href="/journals/TST/2-1"');
    expect(wordsOf(ways)).toContain('Next issue Volume 2, Number 1 (2026)');
  });

  test('that is special says who edits it, what it asks for and until when', async () => {
    const id = 'publishedIssues/TST~1-1';
    const issue = {
      ...Object(SMALL_JOURNALS[id]).issue,
      kind: 'special',
      status: 'open',
      deadline: '2999-01-31',
      topics: ['Mud in winter'],
      guestEditors: ['Ilse Brandt'],
    };
    const { shown } = await get('/journals/TST/1-1', {
      ...SMALL_JOURNALS,
      [id]: { ...Object(SMALL_JOURNALS[id]), issue, contents: [] },
    });
    const text = wordsOf(shown);
    for (const sign of ['Ilse Brandt', 'Mud in winter', 'Submission deadline: 31 January 2999']) {
      expect(text).toContain(sign);
    }
  });
});

describe('the LaTeX template', () => {
  test('is no journal, and lists its downloads', async () => {
    const { response, shown } = await get('/journals/latex_template');
    expect(response.status).toBe(200);
    expect(shown).toContain('<title>LaTeX template | Small Press</title>');
    expect(shown).toContain('href="/media/a.zip"');
    expect(wordsOf(shown)).toContain('84 kB');
    expect((await get('/journals/latex_template', withoutTexts())).response.status).toBe(404);
  });
});
