/**
 * Reads a manuscript's first page: title, authors with their institutions, abstract, keywords. By
 * Word's styles where they are used, otherwise by the words that precede them. Uncertain parts are
 * left out: the author is offered the result and can correct it.
 */
import { type FirstPagePeople, readPeople } from './first-page-people.ts';
import type { Paragraph } from './read-paragraphs.ts';

export interface FirstPage extends FirstPagePeople {
  readonly title: string;
  readonly abstract: string;
  readonly keywords: readonly string[];
}

/** So far in, a paper has begun. */
const PARAGRAPHS_MAX = 60;
const ABSTRACT = /^(abstract|summary)\b\s*[:.—–-]?\s*/i;
const KEYWORDS = /^(key\s?-?words?(\s+and\s+phrases)?|index terms)\b\s*[:.—–-]?\s*/i;
const BEGINS = /^((\d+|[ivx]+)[.)]?\s+)?(introduction|background|plain[- ]language summary)\b/i;
const HEADING = /heading|überschrift|titre/i;
/** What may stand between the names and the abstract, or behind it, and is neither. */
const BESIDE =
  /^(highlights|graphical abstract|significance|jel\b|msc\b|pacs\b|article (history|info)|received|correspond|\*|copyright|©|word count|running (head|title)|short title|abbreviations|cite this)/i;
/** What a template prints above the title. */
const KIND =
  /^(type of the paper.*|(article|manuscript) type\b.*|(original|research|review|short|brief|full[- ]length|regular)?\s*(research\s+)?(article|paper|communication|report|letter|review|manuscript)s?|(running|short) (head|title)\b.*|journal of .{3,80}|[\w .-]+ manuscript (template|submission).*)$/i;
const TITLE_STYLE = /(^|[\s_.\d-])(article|paper|document|doc)?[\s_-]?title([\s_-]document)?$/i;
const NO_TITLE_STYLE = /sub|short|running|toc|table|figure/i;

/** The text after a label: in its paragraph, or in those that follow up to the next label. */
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
  // Without a recognisable end, the rest of the line is all of it.
  if (own) return [own, ...rest.slice(0, Math.max(0, end))];
  return rest.slice(0, end < 0 ? 1 : end);
}

const isLabel = ({ text, style }: Paragraph) =>
  KEYWORDS.test(text) || BEGINS.test(text) || BESIDE.test(text) || HEADING.test(style);

const stylesLike = (page: readonly Paragraph[], pattern: RegExp) =>
  page.filter(({ style }) => pattern.test(style));

const titleIn = (page: readonly Paragraph[], top: readonly Paragraph[]) =>
  stylesLike(page, TITLE_STYLE).find(({ style }) => !NO_TITLE_STYLE.test(style)) ??
  top.find(({ text }) => text.length > 12 && text.length <= 300 && !KIND.test(text));

/** Reads the beginning of a manuscript. Never fails; parts that are not found are empty. */
export function readFirstPage(paragraphs: readonly Paragraph[]): FirstPage {
  const page = paragraphs.slice(0, PARAGRAPHS_MAX);
  const abstractAt = page.findIndex(({ text }) => ABSTRACT.test(text));
  const keywordsAt = page.findIndex(({ text }) => KEYWORDS.test(text));
  const before = [abstractAt, keywordsAt].filter((at) => at > 0);
  const top = before.length > 0 ? page.slice(0, Math.min(...before)) : page.slice(0, 1);
  const title = titleIn(page, top);
  const after = title ? top.slice(top.indexOf(title) + 1) : [];
  const highlights = after.findIndex(({ text }) =>
    /^(highlights|graphical abstract)\b/i.test(text),
  );
  const people = highlights < 0 ? after : after.slice(0, highlights);
  const abstract =
    abstractAt < 0
      ? stylesLike(page, /abstract/i).map(({ text }) => text)
      : behind(page, ABSTRACT, isLabel);
  const keywords = behind(page, KEYWORDS, () => true).slice(0, 1);
  const [line = ''] = keywords.length > 0 ? keywords : [page[keywordsAt + 1]?.text ?? ''];
  return {
    title: (title?.text ?? '').replace(/^title\s*:\s*/i, ''),
    abstract: abstract.join('\n\n'),
    keywords: keywordsAt < 0 ? [] : readKeywords(line),
    ...readPeople(people, page),
  };
}

const readKeywords = (line: string): string[] =>
  line
    .replace(/\s*\(min\.?\s*\d.*\)$/i, '')
    // A comma may stand within a keyword where something else parts them.
    .split(/[;·•|]/.test(line) ? /\s*[;·•|]\s*/ : /\s*,\s*/)
    .map((word) => word.replace(/\.$/, '').trim())
    .filter((word) => word !== '' && word.length <= 80);
