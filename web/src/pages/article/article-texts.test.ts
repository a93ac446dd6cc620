import { type PublishedArticle, PublishedArticleSchema } from '@quire/model/entities/published';
import { licenceOf } from '@quire/model/licence';
import { expect, test } from 'vitest';
import { SMALL_PRESS } from '../../testing/small-press.ts';
import { citationName, indexName } from '../../ui/article/author-name.ts';
import { declarations } from '../../ui/article/declarations.tsx';
import { highwireTags } from './head/highwire-tags.ts';
import { citationText } from './static/citation.ts';
import { articleSections } from './static/sections.ts';

const article: PublishedArticle = PublishedArticleSchema.parse(
  SMALL_PRESS['publishedArticles/TST~mud'],
);
const origin = 'https://press.example';
const author = { affiliations: [], corresponding: false, equal: false, credit: [] };

const described = {
  article,
  title: 'Mud & <water> in x²',
  titles: [],
  abstract: 'Mud is wet.',
  abstracts: [],
  origin,
  publisher: 'Small Press',
};

test('writes the tags of Google Scholar in order, one author a tag', () => {
  expect(highwireTags(described)).toEqual([
    ['citation_title', 'Mud & <water> in x²'],
    ['citation_author', 'Holt, Maren'],
    ['citation_author_institution', 'Institute of Mud'],
    ['citation_author', 'Okafor, Chidi'],
    ['citation_author_institution', 'Institute of Mud'],
    ['citation_publication_date', '2025/04/01'],
    ['citation_online_date', '2025/04/01'],
    ['citation_journal_title', 'Tests of Salt and Time'],
    ['citation_journal_abbrev', 'TST'],
    ['citation_publisher', 'Small Press'],
    ['citation_issn', '2049-3630'],
    ['citation_volume', '1'],
    ['citation_issue', '1'],
    ['citation_firstpage', '4'],
    ['citation_lastpage', '22'],
    ['citation_doi', '10.5555/tst.2025.0001'],
    ['citation_language', 'en'],
    ['citation_keywords', 'mud; water', 'en'],
    ['citation_abstract', 'Mud is wet.', 'en'],
    ['citation_abstract_html_url', `${origin}/article/TST/1-1/mud`],
    ['citation_fulltext_html_url', `${origin}/article/TST/1-1/mud`],
    ['citation_pdf_url', `${origin}/article/TST/1-1/10.5555/tst.2025.0001.pdf`],
    ['citation_xml_url', `${origin}/article/TST/1-1/mud/jats.xml`],
  ]);
});

test('names the conference of a paper of proceedings', () => {
  const paper = { ...article, conference: 'Third Workshop on Mud' };
  expect(highwireTags({ ...described, article: paper })).toContainEqual([
    'citation_conference_title',
    'Third Workshop on Mud',
  ]);
});

test('leaves empty tags out', () => {
  const body = { ...article.body, bytes: 0 };
  const { pdf: _, ...bare } = { ...article, volume: '', number: '', body };
  const names = highwireTags({ ...described, article: bare, abstract: '' }).map(([name]) => name);
  expect(names).not.toContain('citation_volume');
  expect(names).not.toContain('citation_pdf_url');
  expect(names).not.toContain('citation_xml_url');
  expect(names).not.toContain('citation_abstract');
});

test('cites an article as APA does', () => {
  expect(citationText(article)).toBe(
    'Holt, M., & Okafor, C. (2025). Mud & <water> in x². Tests of Salt and Time, 1(1), 4–22.',
  );
});

test.each([
  [{ given: 'Anne-Marie B.', family: 'Ruiz' }, 'Ruiz, A.-M. B.', 'Ruiz, Anne-Marie B.'],
  [{ given: '', family: 'Suharto' }, 'Suharto', 'Suharto'],
  [{ given: '', family: '', collective: 'The Mud Group' }, 'The Mud Group', 'The Mud Group'],
])('names an author in citations and indexes', (name, cited, indexed) => {
  expect(citationName({ ...author, ...name })).toBe(cited);
  expect(indexName({ ...author, ...name })).toBe(indexed);
});

test.each([
  ['CC-BY-4.0', 'CC BY 4.0', 'https://creativecommons.org/licenses/by/4.0/'],
  ['CC-BY-NC-ND-4.0', 'CC BY-NC-ND 4.0', 'https://creativecommons.org/licenses/by-nc-nd/4.0/'],
  ['CC0-1.0', 'CC0 1.0', 'https://creativecommons.org/publicdomain/zero/1.0/'],
  ['All rights reserved', 'All rights reserved', null],
])('knows the licence %s', (spdx, label, url) => {
  expect(licenceOf(spdx)).toEqual({ label, url });
});

test('shows what is said of generative AI under a heading of its own', () => {
  const metadata = { ...article.metadata, aiUse: 'None.' };
  expect(declarations(metadata)).toContainEqual({
    ...{ id: 'ai-use', title: 'Declaration of generative AI use', text: 'None.' },
  });
});

test('lists the sections of the page in the order in which they stand', () => {
  expect(articleSections(article, true).map(({ text }) => text)).toEqual([
    'Abstract',
    'Introduction',
    'Funding',
    'How to cite',
  ]);
});
