import type { Heading } from 'mdast';
import { toString as plainText } from 'mdast-util-to-string';
import { parse } from '../markdown/parse.ts';

/**
 * The first heading of a text that has no front matter, as its title, and the text without it; lines stay
 * where they were. Null where words come first, or where the heading opens a section like any other.
 */
export function splitTitle(
  markdown: string,
): { title: string; line: number; markdown: string } | null {
  const headings = parse(markdown).children.filter(
    (node): node is Heading => node.type === 'heading',
  );
  const [first, ...others] = headings;
  const { start, end } = first?.position ?? {};
  if (!first || start?.offset === undefined || end?.offset === undefined) return null;
  // “Introduction” next to “Methods” is not a title: a title is the highest heading, or comes
  // first.
  const isOnTop = markdown.slice(0, start.offset).trim() === '';
  if (!isOnTop && others.some(({ depth }) => depth <= first.depth)) return null;
  if (/^(\d+\.?\s+)?(introduction|abstract|summary|background)\W*$/i.test(plainText(first))) {
    return null;
  }
  const source = markdown.slice(start.offset, end.offset);
  const title = source
    .replace(/^#+\s*|\s*#+\s*$|\n\s*(=+|-+)\s*$/g, '')
    .replace(/\s*\{[^{}]*\}\s*$/, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (title === '') return null;
  const blank = source.replace(/[^\n]/g, '');
  return {
    title,
    line: start.line,
    markdown: markdown.slice(0, start.offset) + blank + markdown.slice(end.offset),
  };
}
