import type {
  ArticleStatement,
  ArticleStatements,
} from '@quire/model/statements/article-statements';
import type { Element } from '@xmldom/xmldom';
import { allNamed, attribute, childNamed, childrenNamed, wordsOf } from '../convert/xml.ts';
import type { JatsContext } from './jats-context.ts';

/** What the type of a note (`fn-type`, `notes-type`, `sec-type`) or the name of a field says that it is. */
const FIELDS: readonly (readonly [RegExp, ArticleStatement])[] = [
  [/^(coi-statement|conflict|conflict-of-interest|competing-interests?)$/i, 'coiStatement'],
  [/^(financial-disclosure|supported-by|funding|funding-statement)$/i, 'funding'],
  [/^(data[- ]availability|data-availability-statement)$/i, 'dataAvailability'],
  [/^(ethics|ethics-statement|ethical-approval)$/i, 'ethics'],
  [/^(ai|ai-use|generative-ai|ai-disclosure)$/i, 'aiUse'],
];

/** A statement that is a section of its own behind the text, by its type; not one with sections within it. */
export const isStatement = (sec: Element): boolean =>
  fieldOf(attribute(sec, 'sec-type')) !== undefined && childrenNamed(sec, 'sec').length === 0;

const fieldOf = (type: string) => FIELDS.find(([pattern]) => pattern.test(type))?.[1];

/** The words of a note without its label and heading. */
function sayingOf(note: Element): string {
  const paragraphs = allNamed(note, 'p').map(wordsOf).filter(Boolean);
  return paragraphs.length > 0 ? paragraphs.join('\n\n') : wordsOf(note);
}

/** The funding in words; the awards are read as records (`jats-funders.ts`). */
const fundingOf = (meta: Element): string =>
  allNamed(meta, 'funding-statement').map(wordsOf).filter(Boolean).join(' ');

/**
 * The statements of an article: notes of its authors, of its end, sections behind its text that are nothing else, and
 * fields of its publisher. Sections within its text stay there: who imports it is offered these apart.
 */
export function readJatsStatements(
  article: Element,
  meta: Element,
  { report }: JatsContext,
): ArticleStatements {
  const back = childNamed(article, 'back');
  const notes = [
    ...allNamed(meta, 'fn').map((fn) => [attribute(fn, 'fn-type'), sayingOf(fn)] as const),
    ...(back ? allNamed(back, 'fn') : []).map(
      (fn) => [attribute(fn, 'fn-type'), sayingOf(fn)] as const,
    ),
    ...(back ? childrenNamed(back, 'notes') : []).map(
      (each) => [attribute(each, 'notes-type'), sayingOf(each)] as const,
    ),
    ...(back ? childrenNamed(back, 'sec').filter(isStatement) : []).map(
      (sec) => [attribute(sec, 'sec-type'), sayingOf(sec)] as const,
    ),
    ...allNamed(meta, 'custom-meta').map(
      (each) =>
        [wordsOf(childNamed(each, 'meta-name')), wordsOf(childNamed(each, 'meta-value'))] as const,
    ),
  ];
  // Contributions, correspondence and equal shares are read with the authors.
  for (const note of allNamed(meta, 'fn')) {
    const type = attribute(note, 'fn-type');
    if (fieldOf(type) || /^(con|corresp|equal)$/.test(type)) continue;
    if (/contributed equally/i.test(wordsOf(note))) continue;
    report.note('jats/note', { words: wordsOf(note).slice(0, 300) });
  }
  const statements: ArticleStatements = {};
  const funding = fundingOf(meta);
  if (funding) statements.funding = funding;
  for (const [type, words] of notes) {
    const field = fieldOf(type);
    if (!field || !words || (field === 'funding' && funding)) continue;
    const before = statements[field];
    // Each author has the same sentence.
    if (before?.includes(words)) continue;
    statements[field] = before ? `${before} ${words}` : words;
  }
  return statements;
}
