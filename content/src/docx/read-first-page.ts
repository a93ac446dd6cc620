/**
 * What a manuscript's first page says of it: title, authors with their institutions, abstract,
 * keywords. By Word's styles where they are used, by the words that stand before them where not.
 * What is not certain is left out: the author is offered it and may mend it.
 */
import { splitName } from '../paper/person-name.ts';
import type { Paragraph, TextRun } from './read-paragraphs.ts';

export interface FirstPageAuthor {
  readonly given: string;
  readonly family: string;
  readonly email: string;
  readonly orcid: string;
  /** Positions in `affiliations`. */
  readonly affiliations: readonly number[];
  readonly corresponding: boolean;
}
export interface FirstPage {
  readonly title: string;
  readonly abstract: string;
  readonly keywords: readonly string[];
  readonly authors: readonly FirstPageAuthor[];
  readonly affiliations: readonly string[];
}

/** So far in, a paper has begun. */
const PARAGRAPHS_MAX = 60;
const ABSTRACT = /^(abstract|summary)\b\s*[:.—–-]?\s*/i;
const KEYWORDS = /^(key\s?-?words?(\s+and\s+phrases)?|index terms)\b\s*[:.—–-]?\s*/i;
const BEGINS = /^((\d+|[ivx]+)[.)]?\s+)?(introduction|background|plain[- ]language summary)\b/i;
const HEADING = /heading|überschrift|titre/i;
const INSTITUTION =
  /universit|institut|college|school|academy|department|laborator|centre|center|hospital|faculty|museum|observatory|research|gmbh|inc\b|ltd\b|CNRS|CSIC|CNR\b/i;
const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const ORCID = /\b\d{4}-\d{4}-\d{4}-\d{3}[\dX]\b/g;
const MARKS = /[\d*†‡§¶,\s]+$/;

/** Whether words look like one person's name: two to six, none of them a sentence's. */
function isName(text: string): boolean {
  const words = text.split(' ');
  return (
    words.length >= 2 &&
    words.length <= 6 &&
    text.length <= 80 &&
    words.every((word) => /^[\p{L}.'’-]+$/u.test(word)) &&
    /^\p{Lu}/u.test(words[0] ?? '') &&
    /^\p{Lu}/u.test(words.at(-1) ?? '') &&
    !INSTITUTION.test(text)
  );
}

interface Marked {
  readonly name: string;
  readonly marks: readonly string[];
}

/** `Ada Okoro¹,², Ben Holt*`: names with what is raised behind them. */
function readNames(runs: readonly TextRun[]): Marked[] {
  // Raised text is fenced, so that its commas part no names.
  const fenced = runs.map((run) => (run.isRaised ? `⟦${run.text}⟧` : run.text)).join('');
  const parts = fenced
    .replace(/⟦[^⟧]*⟧/g, (marks) => marks.replaceAll(',', ';'))
    .replace(ORCID, '')
    .split(/\s*,\s*(?:and\s+)?|\s+and\s+|\s*&\s*/);
  return parts
    .filter((part) => part.trim() !== '')
    .map((part) => {
      const raised = [...part.matchAll(/⟦([^⟧]*)⟧/g)].map(([, marks = '']) => marks).join(';');
      const bare = part.replace(/⟦[^⟧]*⟧/g, '').trim();
      const name = bare.replace(MARKS, '').trim();
      const marks = `${raised};${bare.slice(name.length)}`.split(/[;,\s]+/).filter(Boolean);
      return { name, marks };
    });
}

const authorsIn = (paragraph: Paragraph): Marked[] => {
  const names = readNames(paragraph.runs);
  return names.length > 0 && names.every(({ name }) => isName(name)) ? names : [];
};

/** `¹ University of …` or `1. University of …`: the mark, and the institution. */
function readInstitution({ runs, text }: Paragraph): { mark: string; name: string } | null {
  const first = runs.find((run) => run.text.trim() !== '');
  const raised = first?.isRaised ? first.text.trim() : '';
  const mark = raised || (/^(\d{1,2}|[a-z])[.)]?\s+(?=\p{Lu})/u.exec(text)?.[1] ?? '');
  const name = text
    .slice(raised ? raised.length : 0)
    .replace(raised ? /^[\s.:)]+/ : /^(\d{1,2}|[a-z])[.)]?\s+(?=\p{Lu})/u, '')
    .replace(EMAIL, '')
    .trim();
  return INSTITUTION.test(name) && name.length <= 400 ? { mark, name } : null;
}

function readAuthors(between: readonly Paragraph[]): Pick<FirstPage, 'authors' | 'affiliations'> {
  const marked = between.flatMap(authorsIn);
  const institutions = between.flatMap((each) =>
    authorsIn(each).length > 0 ? [] : (readInstitution(each) ?? []),
  );
  const emails = [...new Set(between.flatMap(({ text }) => text.match(EMAIL) ?? []))];
  const authors = marked.map(({ name, marks }) => {
    const { given, family } = splitName(name);
    const named = emails.filter((email) => email.toLowerCase().includes(family.toLowerCase()));
    const email = named[0] ?? (marked.length === 1 ? emails[0] : undefined) ?? '';
    const at = institutions.flatMap(({ mark }, place) => (marks.includes(mark) ? [place] : []));
    return {
      given,
      family,
      email,
      orcid: '',
      affiliations: at.length > 0 || institutions.length !== 1 ? at : [0],
      corresponding: marks.some((mark) => mark.includes('*')) || marked.length === 1,
    };
  });
  return { authors, affiliations: institutions.map(({ name }) => name) };
}

/** The text behind a label: in its paragraph, or in those that follow up to the next label. */
function behind(
  page: readonly Paragraph[],
  label: RegExp,
  ends: (paragraph: Paragraph) => boolean,
): string[] {
  const at = page.findIndex(({ text }) => label.test(text));
  if (at < 0) return [];
  const own = (page[at]?.text ?? '').replace(label, '').trim();
  const rest = page.slice(at + 1).map(({ text }) => text);
  const end = page.slice(at + 1).findIndex(ends);
  // Without an end in sight, what stands on one line is all of it.
  if (own) return [own, ...rest.slice(0, Math.max(0, end))];
  return rest.slice(0, end < 0 ? 1 : end);
}

const isLabel = ({ text, style }: Paragraph) =>
  KEYWORDS.test(text) || BEGINS.test(text) || HEADING.test(style);

const stylesLike = (page: readonly Paragraph[], pattern: RegExp) =>
  page.filter(({ style }) => pattern.test(style));

/** Reads the beginning of a manuscript. Never fails; what is not found is empty. */
export function readFirstPage(paragraphs: readonly Paragraph[]): FirstPage {
  const page = paragraphs.slice(0, PARAGRAPHS_MAX);
  const abstractAt = page.findIndex(({ text }) => ABSTRACT.test(text));
  const keywordsAt = page.findIndex(({ text }) => KEYWORDS.test(text));
  const before = [abstractAt, keywordsAt].filter((at) => at > 0);
  const top = before.length > 0 ? page.slice(0, Math.min(...before)) : page.slice(0, 1);
  const title =
    stylesLike(page, /^(article|paper)?\s*title$/i)[0] ??
    top.find(({ text }) => text.length > 12 && text.length <= 300);
  const after = title ? top.slice(top.indexOf(title) + 1) : [];
  const abstract =
    abstractAt < 0
      ? stylesLike(page, /^abstract/i).map(({ text }) => text)
      : behind(page, ABSTRACT, isLabel);
  const keywords = behind(page, KEYWORDS, () => true).slice(0, 1);
  const [line = ''] = keywords.length > 0 ? keywords : [page[keywordsAt + 1]?.text ?? ''];
  return {
    title: title?.text ?? '',
    abstract: abstract.join('\n\n'),
    keywords: keywordsAt < 0 ? [] : readKeywords(line),
    ...readAuthors(after),
  };
}

const readKeywords = (line: string): string[] =>
  line
    .split(/\s*[;,·•|]\s*/)
    .map((word) => word.replace(/\.$/, '').trim())
    .filter((word) => word !== '' && word.length <= 80);
