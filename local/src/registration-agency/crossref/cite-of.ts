import { z } from 'zod';
import { keyOf, type Registration } from '../store/registration.ts';
import { inXml } from '../xml/write-xml.ts';

const first = z
  .union([z.string(), z.array(z.string()).transform(([one = '']) => one)])
  .transform((text) => text.replace(/\s+/g, ' ').trim())
  .catch('');
const CitingSchema = z.object({
  type: first,
  title: first,
  'container-title': first,
  'short-container-title': first,
  volume: first,
  issue: first,
  page: first.transform((pages) => pages.split('-')[0] ?? ''),
  'article-number': first,
  ISSN: first,
  ISBN: first,
  author: z.array(z.object({ given: first, family: first, name: first })).catch([]),
  issued: z
    .object({ 'date-parts': z.array(z.array(z.number())) })
    .transform(({ 'date-parts': [parts = []] }) => `${parts[0] ?? ''}`)
    .catch(''),
});
type Citing = z.infer<typeof CitingSchema>;

interface Kind {
  readonly element: string;
  /** The attribute of its DOI. */
  readonly doi: string;
  readonly lines: (work: Citing) => readonly string[];
}

const filled = (name: string, text: string): string =>
  text ? `<${name}>${inXml(text)}</${name}>` : '';

const placeOf = (work: Citing): string[] => [
  filled('volume', work.volume),
  filled('issue', work.issue),
  filled('first_page', work.page),
  filled('item_number', work['article-number']),
  filled('year', work.issued),
  '<publication_type>full_text</publication_type>',
];

/** Its medium is not among what is kept, and the schema wants one. */
const isbn = ({ ISBN }: Citing): string => filled('isbn', ISBN).replace('>', ' type="print">');

/** People without a family name have no place in the schema. */
function contributors({ author }: Citing): string {
  const people = author.filter(({ family }) => family);
  const lines = people.map(({ given, family }, at) => {
    const rank = `first-author="${at === 0}" sequence="${at === 0 ? 'first' : 'additional'}"`;
    return `<contributor ${rank} contributor_role="author">${filled('given_name', given)}${filled('surname', family)}</contributor>`;
  });
  return lines.length > 0 ? `<contributors>${lines.join('')}</contributors>` : '';
}

const ARTICLE: Kind = {
  ...{ element: 'journal_cite', doi: 'journal_article' },
  lines: (work) => [
    filled('issn', work.ISSN),
    filled('journal_title', work['container-title']),
    filled('journal_abbreviation', work['short-container-title']),
    filled('article_title', work.title),
    contributors(work),
    ...placeOf(work),
  ],
};
const PAPER: Kind = {
  ...{ element: 'conf_cite', doi: 'conference_paper' },
  lines: (work) => [
    isbn(work),
    filled('volume_title', work['container-title']),
    filled('paper_title', work.title),
    contributors(work),
    ...placeOf(work),
  ],
};
const BOOK: Kind = {
  ...{ element: 'book_cite', doi: 'book_title' },
  lines: (work) => [
    isbn(work),
    filled('volume_title', work.title),
    contributors(work),
    ...placeOf(work),
  ],
};
const POSTED: Kind = {
  ...{ element: 'postedcontent_cite', doi: 'prepublication' },
  lines: (work) => [filled('title', work.title), contributors(work), filled('year', work.issued)],
};

/** The query schema's element for each type of the REST API; works of other types are not listed. */
const KINDS: Readonly<Record<string, Kind>> = {
  'journal-article': ARTICLE,
  'proceedings-article': PAPER,
  book: BOOK,
  monograph: BOOK,
  'edited-book': BOOK,
  'posted-content': POSTED,
};

export const isPosted = ({ metadata }: Registration): boolean =>
  CitingSchema.parse(metadata).type === 'posted-content';

/** A citing work as `crossref_query_output3.0.xsd` has it; null for a type that it has no element for. */
export function citeOf({ doi, metadata }: Registration, cited: number): string | null {
  const work = CitingSchema.parse(metadata);
  const kind = KINDS[work.type];
  if (!kind) return null;
  const lines = [...kind.lines(work), `<doi type="${kind.doi}">${inXml(keyOf(doi))}</doi>`];
  return `<${kind.element} fl_count="${cited}">${lines.join('')}</${kind.element}>`;
}
