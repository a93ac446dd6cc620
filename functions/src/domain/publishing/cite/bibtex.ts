import { plainTitle } from '@quire/content/references/plain-title';
import type { CslItem } from './csl-item.ts';

const SPECIAL: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
};

/** BibTeX counts braces, escaped or not: an unbalanced one would end its field early, or never. */
function paired(text: string): string {
  let depth = 0;
  for (const brace of text.match(/[{}]/g) ?? []) {
    depth += brace === '{' ? 1 : -1;
    if (depth < 0) break;
  }
  return depth === 0 ? text : text.replace(/[{}]/g, (brace) => (brace === '{' ? '(' : ')'));
}

/** Accents are kept (UTF-8); characters that TeX interprets are escaped. */
const escaped = (text: string) =>
  paired(text).replace(/[\\~^&%$#_{}]/g, (character) => SPECIAL[character] ?? `\\${character}`);

/**
 * Protects the capitals of names and abbreviations from styles that write titles in lower case. The first letter needs
 * no protection.
 */
function protectedTitle(title: string): string {
  return title
    .split(/(\s+)/)
    .map((word, place) => {
      const text = escaped(word);
      const later = place === 0 ? word.replace(/^[^\p{L}]*\p{L}/u, '') : word;
      return /\p{Lu}/u.test(later) ? `{${text}}` : text;
    })
    .join('');
}

/** Part of a name: `and` or a comma in it would split it. */
const namePart = (text: string) =>
  /,|(^|\s)and(\s|$)/i.test(text) ? `{${escaped(text)}}` : escaped(text);

const author = (name: CslItem['author'][number]) =>
  'literal' in name
    ? `{${escaped(name.literal)}}`
    : `${namePart(name.family)}, ${namePart(name.given ?? '')}`;

/** A DOI is read literally, without escapes; a brace in it would end the entry early. */
const bare = (text: string) => text.replaceAll('{', '%7B').replaceAll('}', '%7D');

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/** The article as a BibTeX entry, in UTF-8. */
export function bibtex(item: CslItem): string {
  const [year, month] = item.issued['date-parts'][0];
  const text = (value: string | undefined) => (value ? `{${escaped(value)}}` : undefined);
  const fields: Record<string, string | undefined> = {
    author: item.author.length > 0 ? `{${item.author.map(author).join(' and ')}}` : undefined,
    title: `{${protectedTitle(plainTitle(item.title))}}`,
    journal: text(item['container-title']),
    year: `{${year}}`,
    month: MONTHS[(month ?? 0) - 1],
    volume: text(item.volume),
    number: text(item.issue),
    pages: text(item.page?.replace(/[–-]+/g, '--')),
    eid: text(item.number),
    issn: text(item.ISSN),
    doi: item.DOI && `{${bare(item.DOI)}}`,
    url: `{${bare(item.URL)}}`,
    publisher: text(item.publisher),
    keywords: text(item.keyword),
    abstract: text(item.abstract),
    note: text(item.note),
  };
  const lines = Object.entries(fields).flatMap(([name, value]) =>
    value ? [`  ${name} = ${value},`] : [],
  );
  return [`@article{${item.id},`, ...lines, '}', ''].join('\n');
}
