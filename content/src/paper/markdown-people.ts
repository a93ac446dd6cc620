/** Where a paper in Markdown names its authors: its front matter, comments, and sections that thank. */
import { newReport } from '../report/problems.ts';
import { type Fields, firstOf } from './fields.ts';
import { readFrontMatter } from './front-matter.ts';
import { applyCuts, type Cut, signedNames } from './people-in-text.ts';
import { readAffiliations } from './read-affiliations.ts';
import { readAuthors } from './read-authors.ts';

const FRONT = /^\s*---[ \t]*\r?\n([\s\S]*?)\r?\n(?:---|\.\.\.)[ \t]*(?:\r?\n|$)/;
/** Pandoc, Quarto, R Markdown and JOSS, and our own. */
const KEYS =
  /^["']?(?:authors?|by-?line|affiliations?|institut(?:e|ion)s?|e-?mail|orcid|corresponding[\w-]*|correspondence|running[-_]?author|author[\w-]*|acknowledge?ments?|thanks|contributions?|contributors?|funding|about)["']?\s*:/i;
const THANKING =
  /^(?:\d[\d.]*\s+)?(?:acknowledge?ments?|author contributions?|contributions? of (?:the )?authors|credit\b.*|about the authors?|biograph\w+|funding)$/i;
const FENCE = /^ {0,3}(`{3,}|~{3,})/;

/** Top-level keys of the front matter that are about people, each with what is indented below it. */
function frontCuts(source: string): Cut[] {
  const front = FRONT.exec(source);
  if (!front) return [];
  const cuts: Cut[] = [];
  let at = front[0].indexOf('\n', front[0].indexOf('---')) + 1;
  const end = at + (front[1]?.length ?? 0);
  let isTheirs = false;
  while (at < end) {
    const next = source.indexOf('\n', at) + 1 || source.length;
    const line = source.slice(at, next);
    // A comment of the front matter goes too; a list may stand at the margin.
    if (/^[^\s#-]/.test(line)) isTheirs = KEYS.test(line);
    if (isTheirs || /^\s*#/.test(line)) cuts.push({ from: at, to: next, instead: '' });
    at = next;
  }
  return cuts;
}

/** The words of a heading without what may follow them: attributes, and marks that close it. */
function headingWords(written: string): string {
  let to = written.length;
  while (written[to - 1] === '#') to -= 1;
  const words = written.slice(0, to).trimEnd();
  const open = words.lastIndexOf('{');
  const isNamed = open >= 0 && words.indexOf('}', open) === words.length - 1;
  return isNamed ? words.slice(0, open).trimEnd() : words;
}

/** HTML comments and the text below a heading of acknowledgements, outside of code. */
function bodyCuts(source: string): { cuts: Cut[]; comments: string[] } {
  const comments: string[] = [];
  const cuts: Cut[] = [];
  let at = FRONT.exec(source)?.[0].length ?? 0;
  let fence = '';
  let thanks: { from: number; level: number } | null = null;
  while (at < source.length) {
    const next = source.indexOf('\n', at) + 1 || source.length;
    const line = source.slice(at, next);
    const mark = FENCE.exec(line)?.[1] ?? '';
    if (fence) {
      if (mark.startsWith(fence)) fence = '';
    } else if (mark) fence = mark;
    else {
      const heading = /^(#{1,6})[ \t]+(.*)$/.exec(line.trimEnd());
      const level = heading?.[1]?.length ?? 0;
      if (thanks && heading && level <= thanks.level) {
        cuts.push({ from: thanks.from, to: at, instead: '\n' });
        thanks = null;
      }
      if (!thanks && heading && THANKING.test(headingWords(heading[2] ?? '')))
        thanks = { from: next, level };
      const open = line.replace(/`[^`\n]*`/g, (code) => ' '.repeat(code.length)).indexOf('<!--');
      if (open >= 0) {
        const close = source.indexOf('-->', at + open);
        const to = close < 0 ? source.length : close + 3;
        comments.push(source.slice(at + open + 4, to));
        if (!thanks) cuts.push({ from: at + open, to, instead: '' });
        at = to;
        continue;
      }
    }
    at = next;
  }
  if (thanks) cuts.push({ from: thanks.from, to: source.length, instead: '' });
  return { cuts, comments };
}

/** `author` of R Markdown may be one line with several names. */
const apart = (fields: Fields): Fields => {
  const said = firstOf(fields, 'authors', 'author');
  if (typeof said !== 'string') return fields;
  return { ...fields, authors: said.split(/,|;|&|\band\b/).map((name) => name.trim()) };
};

/** Names in the front matter of a paper, and of who signs in a comment. */
export function markdownPeople(source: string): string[] {
  const report = newReport();
  const front = readFrontMatter(source.replace(/\r\n?/g, '\n'), report);
  const authors = front
    ? readAuthors(
        { ...front, fields: apart(front.fields) },
        readAffiliations(front, report),
        report,
      )
    : [];
  return [
    ...authors.map(({ given, family, collective }) => collective ?? `${given} ${family}`.trim()),
    ...bodyCuts(source).comments.flatMap(signedNames),
  ];
}

/**
 * The source without its authors, their places and addresses in the front matter, without sections that thank and
 * without comments. The text may be bytes read as Latin-1.
 */
export const withoutMarkdownPeople = (source: string): string =>
  applyCuts(source, [...frontCuts(source), ...bodyCuts(source).cuts]);
