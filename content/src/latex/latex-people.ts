/**
 * Where a LaTeX source names its authors, read as text: a file that no parser reads may name them all the same.
 * Offsets are those of the text, and nothing but ASCII is looked for, so the text may be bytes read as Latin-1.
 */
import { applyCuts, type Cut, signedNames } from '../paper/people-in-text.ts';

/** Commands that hold people, their places and how to reach them: article, amsart, acmart, REVTeX, elsarticle, IEEEtran, llncs, authblk, sn-jnl. */
const OF_PEOPLE = new RegExp(
  `^(?:${[
    'authors?|shortauthors?|authorrunning|runningauthors?|authornote|authormark|authorhead|fullauthor',
    'thanks|address|curraddr|dedicatory|dedication|affil|affiliation|affiliations|altaffil(?:iation)?',
    'additionalaffiliation|institute|institution|department|email|emailAdd|ead|urladdr|orcid|orcidauthor|orcidlink',
    'orcidID|correspondence|correspondingauthor|corresp?|cortext|fntext|equalcont|homepage',
    'icmlauthor|icmlaffiliation|icmlcorrespondingauthor|quireorcid|quirecorrespondence',
    'acknowledge?ments?|acknowledgements?|acks?|IEEEbiography(?:nophoto)?|bio|contributions?|authorcontributions',
  ].join('|')})$`,
);
/** Of these the class wants one. */
const AUTHOR = /^(?:author|fullauthor)$/;
const ENVIRONMENTS =
  /^(?:acknowledge?ments?|acks?|authors?|contributions?|authorcontributions|IEEEbiography(?:nophoto)?|biography|comment)$/i;
const SECTIONS = /^(?:part|chapter|(?:sub){0,2}section|(?:sub)?paragraph|bmhead)$/;
const THANKING =
  /^\W*(?:acknowledge?ments?|author contributions?|contributions?( of (the )?authors)?|credit\b.*|about the authors?|biograph\w+|funding)\W*$/i;
/** What ends a section without a heading. */
const ENDS =
  /\\(?:part|chapter|section|subsection|subsubsection|paragraph|bmhead|bibliography|printbibliography|appendix|backmatter|end\s*\{document\}|begin\s*\{thebibliography\})/g;
/** A macro of the author's own that holds names, with its braces or without; one with parameters holds none. */
const HOLDER = /^\*?\s*\{?\s*\\[A-Za-z@]*(?:author|affil|e-?mail|orcid)[A-Za-z@]*\s*\}?\s*(?=\{)/i;
const DEFINES =
  /\\(?:(?:re)?new|provide)command\*?\s*\{?\s*$|\\(?:[gex]?def|let|NewDocumentCommand|RenewDocumentCommand|DeclareRobustCommand\*?)\s*\{?\s*$/;

/** Listings and addresses, in which `%` and `\` are signs like others; comments; commands. */
const TOKEN =
  /\\begin\s*\{(verbatim\*?|Verbatim|lstlisting|minted|alltt|filecontents\*?)\}[\s\S]*?(?:\\end\s*\{\1\}|$)|\\(?:verb|lstinline)\*?([^\sA-Za-z*])[^\n]*?\2|\\(?:url|path|nolinkurl|href)\s*\{[^{}]*\}|\\([A-Za-z@]+)\*?|\\[\s\S]|%[^\n]*/g;

const OPENS: Readonly<Record<string, string>> = { '{': '}', '[': ']', '(': ')' };

/** Behind the sign that closes what opens at `at`; the end of the paragraph where nothing does. */
function closing(text: string, at: number): number {
  const open = text[at] ?? '';
  const close = OPENS[open] ?? '';
  let depth = 0;
  for (let here = at; here < text.length; here += 1) {
    const sign = text[here];
    if (sign === '\\') here += 1;
    else if (sign === '%') {
      const end = text.indexOf('\n', here);
      if (end < 0) break;
      here = end;
    } else if (sign === open) depth += 1;
    else if (sign === close) {
      depth -= 1;
      if (depth === 0) return here + 1;
    }
  }
  const paragraph = text.indexOf('\n\n', at);
  return paragraph < 0 ? text.length : paragraph;
}

/** Behind the arguments that follow a command, optional ones included. */
function argumentsEnd(text: string, from: number): { end: number; last: string } {
  let end = from;
  let last = '';
  for (;;) {
    const space = /^(?:[ \t]*(?:%[^\n]*)?\n?)?[ \t]*/.exec(text.slice(end, end + 400))?.[0] ?? '';
    const at = end + space.length;
    const sign = text[at];
    if (sign !== '{' && sign !== '[') return { end, last };
    end = closing(text, at);
    if (sign === '{') last = text.slice(at + 1, end - 1);
  }
}

interface Found {
  readonly cuts: readonly Cut[];
  /** The sources of `\author`. */
  readonly authors: readonly string[];
  readonly comments: readonly string[];
}

/** The end of a section that begins here: the next heading, or the text's end. */
function sectionEnd(text: string, from: number): number {
  ENDS.lastIndex = from;
  return ENDS.exec(text)?.index ?? text.length;
}

function environmentEnd(text: string, name: string, from: number): number {
  const end = `\\end{${name}}`;
  const at = text.indexOf(end, from);
  return at < 0 ? sectionEnd(text, from) : at + end.length;
}

function find(text: string): Found {
  const cuts: Cut[] = [];
  const authors: string[] = [];
  const comments: string[] = [];
  const cut = (from: number, to: number, instead = '') => {
    cuts.push({ from, to, instead });
    TOKEN.lastIndex = Math.max(to, from + 1);
  };
  TOKEN.lastIndex = 0;
  for (let token = TOKEN.exec(text); token; token = TOKEN.exec(text)) {
    const { index: from, 0: whole, 3: name } = token;
    if (whole.startsWith('%')) {
      comments.push(whole.slice(1));
      // The sign itself keeps the end of its line from becoming a space.
      cut(from, from + whole.length, '%');
      continue;
    }
    if (!name || DEFINES.test(text.slice(Math.max(0, from - 40), from))) continue;
    const behind = from + whole.length;
    if (/^(?:(?:re)?newcommand|providecommand|def)$/.test(name)) {
      const holder = HOLDER.exec(text.slice(behind, behind + 200))?.[0];
      if (holder) cut(behind + holder.length, closing(text, behind + holder.length), '{}');
      continue;
    }
    if (name === 'begin') {
      const environment = /^\s*\{([^{}]*)\}/.exec(text.slice(behind, behind + 80));
      const called = environment?.[1]?.trim() ?? '';
      if (ENVIRONMENTS.test(called)) cut(from, environmentEnd(text, called, behind));
    } else if (SECTIONS.test(name)) {
      const { end, last } = argumentsEnd(text, behind);
      if (THANKING.test(last)) cut(end, sectionEnd(text, end), '\n');
    } else if (OF_PEOPLE.test(name)) {
      const { end, last } = argumentsEnd(text, behind);
      // Without an argument it only prints what was said elsewhere.
      if (end === behind) continue;
      const isFirst = AUTHOR.test(name) && authors.length === 0;
      if (AUTHOR.test(name)) authors.push(last);
      cut(from, end, isFirst ? '\\author{Anonymous}' : '');
    }
  }
  return { cuts, authors, comments };
}

/** `pdfauthor={…}` of hyperref, and `/Author (…)` of `\pdfinfo`: what becomes a property of the PDF. */
const PDF_AUTHOR = /pdfauthor\s*=\s*(?=(\{)|[^\s,}\]])|\/Author\s*(?=\()/g;

function pdfAuthors(text: string): { cuts: readonly Cut[]; names: readonly string[] } {
  const cuts = [...text.matchAll(PDF_AUTHOR)].map((match): Cut & { readonly was: string } => {
    const from = match.index + match[0].length;
    const isClosed = OPENS[text[from] ?? ''] !== undefined;
    const plain = /^[^,}\]\n]*/.exec(text.slice(from, from + 1000))?.[0] ?? '';
    const to = isClosed ? closing(text, from) : from + plain.length;
    const was = isClosed ? text.slice(from + 1, to - 1) : plain;
    return { from, to, instead: text[from] === '(' ? '()' : '{}', was };
  });
  return { cuts, names: cuts.flatMap(({ was }) => namesIn(was)) };
}

const NOTES =
  /\\(?:thanks|footnote|email|orcid\w*|inst|textsuperscript|affil|thanksref|corref|fnref)\b/;
const PERSON = /^\p{L}[\p{L}.’'-]*(?: [\p{L}.’'-]+){1,5}$/u;

const ACCENTS: Readonly<Record<string, string>> = {
  ...{ "'": '\u0301', '`': '\u0300', '^': '\u0302', '"': '\u0308', '~': '\u0303', '=': '\u0304' },
  ...{
    '.': '\u0307',
    c: '\u0327',
    v: '\u030c',
    u: '\u0306',
    r: '\u030a',
    H: '\u030b',
    k: '\u0328',
  },
};
const LETTERS: Readonly<Record<string, string>> = {
  ...{ o: 'ø', O: 'Ø', l: 'ł', L: 'Ł', ae: 'æ', AE: 'Æ', oe: 'œ', OE: 'Œ', aa: 'å', AA: 'Å' },
  ...{ ss: 'ß', i: 'ı', dj: 'đ', DJ: 'Đ' },
};

/** Letters written as commands, as they are printed: `Jos{\'e}`, `{\O}deg\aa rd`. */
const withLetters = (text: string): string =>
  text
    .replace(
      /\{?\\(?:(['`^"~=.])|([cvurHk])(?=[\s{]))\s*\{?\\?([A-Za-z])\}{0,2}/g,
      (_all, sign: string, name: string, letter: string) =>
        (letter + (ACCENTS[sign || name] ?? '')).normalize('NFC'),
    )
    .replace(
      /\{?\\(o|O|l|L|ae|AE|oe|OE|aa|AA|ss|i|dj|DJ)(?![A-Za-z])(?:\{\}|\}|[ \t]+)?/g,
      (_all, name: string) => LETTERS[name] ?? '',
    );

/** Names in the source of an `\author`, as far as they read as names: two words or more. */
function namesIn(source: string): string[] {
  let text = withLetters(source.replace(/%[^\n]*\n?/g, ''));
  for (let note = NOTES.exec(text); note; note = NOTES.exec(text)) {
    const { end } = argumentsEnd(text, note.index + note[0].length);
    text = `${text.slice(0, note.index)} ${text.slice(end)}`;
  }
  return text
    .replace(/(?<!\\)\\[,;:! ]/g, ' ')
    .replace(/\$[^$]*\$|\\\\[\s\S]*?(?=\\and\b|$)/gi, ' ')
    .split(/\\and\b|\\AND\b|,|;|\band\b|&/)
    .map((each) =>
      each
        .replace(/\\[A-Za-z]+\*?|[{}~^\d*]/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((each) => PERSON.test(each));
}

/**
 * Names in a LaTeX source: of `\author`, of the PDF's properties, and of who signs in a comment ("% Written by …").
 */
export function latexPeople(source: string): string[] {
  const { authors, comments } = find(source);
  return [
    ...authors.flatMap(namesIn),
    ...pdfAuthors(source).names,
    ...comments.flatMap((comment) => signedNames(comment)),
  ];
}

/**
 * The source without authors, affiliations, thanks, acknowledgements and comments: what is set of it is the same
 * otherwise. The text may be bytes read as Latin-1.
 */
export function withoutLatexPeople(source: string): string {
  const text = applyCuts(source, find(source).cuts);
  return applyCuts(text, pdfAuthors(text).cuts);
}
