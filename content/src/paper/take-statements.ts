/**
 * Sections at the end of a paper that are statements of its article: “Funding”, “Acknowledgements” and their like. A
 * section leaves the text where it is plain words of one paragraph or more, as a statement holds no markup, and where
 * nothing follows it but other statements, references and appendices: a review may well have a part named “Ethics”.
 */
import type {
  ArticleStatement,
  ArticleStatements,
} from '@quire/model/statements/article-statements';
import { STATEMENT_MAX_CHARACTERS } from '@quire/model/statements/statement-fields';
import { ARTICLE_FIELDS } from '@quire/model/statements/statement-forms';
import type { Heading, Nodes } from 'mdast';
import { toString as plainText } from 'mdast-util-to-string';
import { parse } from '../markdown/parse.ts';

export interface TakenStatements {
  /** Without the sections that were taken; their lines stay, so that the numbers of a report fit the file. */
  readonly markdown: string;
  readonly statements: ArticleStatements;
}

type Said = Readonly<Partial<Record<ArticleStatement, string | undefined>>>;

const AT_THE_END =
  /^(references|bibliography|works cited|appendi(x|ces)\b.*|supplement.*|(author['’]?s?['’]?|credit) .*contribution.*|(informed )?consent\b.*|code availability.*|licen[cs]e|abbreviations|orcid.*)$/;
const FIELD_OF: ReadonlyMap<string, ArticleStatement> = new Map(
  ARTICLE_FIELDS.flatMap(({ field, headings }) => headings.map((heading) => [heading, field])),
);

/** `3. Data Availability:` → `data availability`. */
const nameOf = (heading: Heading) =>
  plainText(heading)
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/^[\s\d.]+|[\s.:]+$/g, '');

const isPlain = (node: Nodes): boolean =>
  node.type === 'paragraph' && node.children.every(({ type }) => type === 'text');

/** The statement that a section is, in plain words; null where it has to stay in the text. */
function wordsOf(section: readonly Nodes[]): string | null {
  if (section.length === 0 || !section.every(isPlain)) return null;
  const words = section.map((node) => plainText(node).replace(/\s+/g, ' ').trim()).join('\n\n');
  return words.length <= STATEMENT_MAX_CHARACTERS ? words : null;
}

const without = (text: string, from: number, to: number) =>
  text.slice(0, from) + text.slice(from, to).replace(/[^\n]/g, '') + text.slice(to);

/** Removes them from the text. Those already `known` are not removed: their section stays. */
export function takeStatements(
  markdown: string,
  known: ReadonlySet<ArticleStatement> = new Set(),
): TakenStatements {
  const { children } = parse(markdown);
  const headings = children.filter((node): node is Heading => node.type === 'heading');
  const top = Math.min(...headings.map(({ depth }) => depth));
  const statements: ArticleStatements = {};
  let text = markdown;
  let end = children.length;
  for (const heading of headings.filter(({ depth }) => depth === top).toReversed()) {
    const start = children.indexOf(heading);
    const field = FIELD_OF.get(nameOf(heading));
    if (!field && !AT_THE_END.test(nameOf(heading))) break;
    const words = wordsOf(children.slice(start + 1, end));
    const from = heading.position?.start.offset;
    const to = children[end - 1]?.position?.end.offset;
    if (field && words && from !== undefined && to !== undefined && !known.has(field)) {
      if (statements[field] === undefined) {
        statements[field] = words;
        text = without(text, from, to);
      }
    }
    end = start;
  }
  return { markdown: text, statements };
}

/** Which of them a metadata has. */
export const knownStatements = (said: Said): ReadonlySet<ArticleStatement> =>
  new Set(ARTICLE_FIELDS.flatMap(({ field }) => (said[field]?.trim() ? [field] : [])));

/** The statements of a metadata alone. */
export function statedIn(said: Said): ArticleStatements {
  const stated: ArticleStatements = {};
  for (const { field } of ARTICLE_FIELDS) {
    const words = said[field];
    if (words?.trim()) stated[field] = words;
  }
  return stated;
}
