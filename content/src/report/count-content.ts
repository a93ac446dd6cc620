import type { TextCounts } from '@quire/model/entities/text-counts';
import { countWords } from './count-words.ts';

/** A rendered text and its abstract. */
interface Rendered {
  html: string;
  abstractHtml: string;
  referenceCount: number;
}

/** HTML without every element that begins so, whatever it contains. */
function without(html: string, open: string, name: string): string {
  const kept: string[] = [];
  const tags = new RegExp(`<(/?)${name}\\b[^>]*>`, 'g');
  let from = 0;
  for (let at = html.indexOf(open); at >= 0; at = html.indexOf(open, from)) {
    kept.push(html.slice(from, at), ' ');
    let depth = 0;
    tags.lastIndex = at;
    do {
      const tag = tags.exec(html);
      if (!tag) return kept.join('');
      depth += tag[1] ? -1 : 1;
    } while (depth > 0);
    from = tags.lastIndex;
  }
  kept.push(html.slice(from));
  return kept.join('');
}

/** What is not in the source as words: formulas, citations, references, numbers that were given. */
const MADE = [
  ['<span class="math"', 'span'],
  ['<span class="citation">', 'span'],
  ['<section class="references"', 'section'],
  ['<span class="caption-label">', 'span'],
  ['<span class="theorem-name">', 'span'],
  ['<a class="cross-reference"', 'a'],
  ['<h2 class="notes-heading"', 'h2'],
  ['<div class="figure-missing"', 'div'],
] as const;
const INLINE = /<\/?(?:a|b|code|em|i|mark|s|del|small|span|strong|sub|sup|u|wbr)\b[^>]*>/g;

/** The words of rendered HTML, one text. */
function wordsOf(html: string): string {
  const rest = MADE.reduce((text, [open, name]) => without(text, open, name), html);
  return rest
    .replace(INLINE, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&#x([\da-f]+);/gi, (_, code: string) =>
      String.fromCodePoint(Number.parseInt(code, 16)),
    )
    .replace(/&(lt|gt|amp|quot);/g, ' ');
}

/** Counts what readers find in a rendered text and its abstract; `beside`: words that are shown elsewhere on the page. */
export function countContent(rendered: Rendered, beside = ''): TextCounts {
  const all = `${rendered.abstractHtml}\n${rendered.html}`;
  const number = (pattern: RegExp) => all.match(pattern)?.length ?? 0;
  return {
    words: countWords(wordsOf(all)) + countWords(beside),
    formulas: number(/<span class="math"/g),
    figures: number(/<img |<div class="figure-missing"/g),
    tables: number(/<figure class="table-figure"/g),
    citations: number(/<a class="cite"/g),
    references: rendered.referenceCount,
  };
}
