import type { CslItem } from './csl-item.ts';
import { plainTitle } from './plain-title.ts';

const SPECIAL: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
};

/** Accents stay as they are (UTF-8); what TeX would act upon is escaped. */
const escaped = (text: string) =>
  text.replace(/[\\~^&%$#_{}]/g, (character) => SPECIAL[character] ?? `\\${character}`);

/**
 * Keeps the capitals of names and abbreviations from a style that writes titles in lower case. The
 * first word's first letter needs no help.
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

const author = (name: CslItem['author'][number]) =>
  'literal' in name
    ? `{${escaped(name.literal)}}`
    : `${/ and /i.test(name.family) ? `{${escaped(name.family)}}` : escaped(name.family)}, ${escaped(name.given ?? '')}`;

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
    // These two are read as they stand, without escapes.
    doi: item.DOI && `{${item.DOI}}`,
    url: `{${item.URL}}`,
    publisher: text(item.publisher),
    note: text(item.note),
  };
  const lines = Object.entries(fields).flatMap(([name, value]) =>
    value ? [`  ${name} = ${value},`] : [],
  );
  return [`@article{${item.id},`, ...lines, '}', ''].join('\n');
}
