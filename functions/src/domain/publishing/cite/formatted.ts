import { type CSL, plugins } from '@citation-js/core';
import '@citation-js/plugin-csl';
import { cslLocale } from '@quire/content/citations/csl-locale';
import { CITE_STYLES, type CiteStyle } from '@quire/model/entities/published';
import { z } from 'zod';
import { CHICAGO_STYLE } from './chicago-style.ts';
import type { CslItem } from './csl-item.ts';
import { HARVARD_STYLE } from './harvard-style.ts';
import { IEEE_STYLE } from './ieee-style.ts';
import { MLA_STYLE } from './mla-style.ts';
import { onlyItalics } from './only-italics.ts';

const BibliographySchema = z.tuple([z.unknown(), z.array(z.string()).length(1)]);

const csl = () => plugins.config.get('@csl');

/**
 * The part of a style that formats an entry in a list of references. In-text citations, disambiguation and sorting are
 * not needed for a single entry, and would double the work.
 */
function entriesOf(xml: string): string {
  const inText = '<citation><layout><text variable="citation-number"/></layout></citation>';
  return xml
    .replace(/<citation[\s>].*<\/citation>/s, inText)
    .replace(/(<bibliography[^>]*>\s*)<sort>.*?<\/sort>/s, '$1');
}

/** The XML of each style: the processor includes two, the others are our own. */
const STYLES = {
  apa: () => String(csl().styles.get('apa')),
  chicago: () => CHICAGO_STYLE,
  mla: () => MLA_STYLE,
  vancouver: () => String(csl().styles.get('vancouver')),
  harvard: () => HARVARD_STYLE,
  ieee: () => IEEE_STYLE,
} as const satisfies Record<CiteStyle, () => string>;
let areStylesThere = false;

const nameOf = (style: CiteStyle) => `${style}-entries`;

/** On first use: the bundled plugin may be loaded after this module. */
function addStyles(): void {
  if (areStylesThere) return;
  for (const style of CITE_STYLES) csl().styles.add(nameOf(style), entriesOf(STYLES[style]()));
  areStylesThere = true;
}

/** `Yun-seo` has two initials: the processor recognises only capitals. */
const withInitials = (given: string) =>
  given.replace(/(?<=\p{L}-)\p{Ll}/gu, (letter) => letter.toUpperCase());

/** One entry of a list of references, without its number. */
function entry(item: CslItem, style: string): string {
  const { author, issued, ...fields } = item;
  const [date] = issued['date-parts'];
  const copy: CSL = {
    ...fields,
    author: author.map((name) =>
      'given' in name && name.given ? { ...name, given: withInitials(name.given) } : { ...name },
    ),
    issued: { 'date-parts': [[date[0] ?? 0, date[1] ?? 1, date[2] ?? 1]] },
  };
  const engine = csl().engine([copy], style, cslLocale(item.language), 'html');
  // The processor remembers every item that it has seen, and becomes slower with each.
  engine.restoreProcessorState();
  engine.updateItems([item.id], true);
  const [, [html = '']] = BibliographySchema.parse(engine.makeBibliography());
  return onlyItalics(html.replace(/<div class="csl-left-margin">.*?<\/div>/s, ''));
}

/** The article in the styles that readers ask for: HTML with `<i>`, `<sub>`, `<sup>` only. */
export function formatted(item: CslItem): Record<CiteStyle, string> {
  addStyles();
  // Vancouver puts an article's number in place of the pages.
  const paged = item.number ? { ...item, page: item.number } : item;
  const made = (style: CiteStyle) => entry(style === 'vancouver' ? paged : item, nameOf(style));
  return {
    apa: made('apa'),
    chicago: made('chicago'),
    mla: made('mla'),
    vancouver: made('vancouver'),
    harvard: made('harvard'),
    ieee: made('ieee'),
  };
}
