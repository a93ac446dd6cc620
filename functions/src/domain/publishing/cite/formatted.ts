import { type CSL, plugins } from '@citation-js/core';
import '@citation-js/plugin-csl';
import { z } from 'zod';
import type { CslItem } from './csl-item.ts';
import { IEEE_STYLE } from './ieee-style.ts';
import { onlyItalics } from './only-italics.ts';

const BibliographySchema = z.tuple([z.unknown(), z.array(z.string()).length(1)]);

const csl = () => plugins.config.get('@csl');

/**
 * Of a style, what makes an entry of a list of references. How works are named in a text, told apart
 * there and sorted is nothing to a single entry, and as much work as the entry itself.
 */
function entriesOf(xml: string): string {
  const inText = '<citation><layout><text variable="citation-number"/></layout></citation>';
  return xml
    .replace(/<citation[\s>].*<\/citation>/s, inText)
    .replace(/(<bibliography[^>]*>\s*)<sort>.*?<\/sort>/s, '$1');
}

const STYLES = {
  apa: 'apa-entries',
  vancouver: 'vancouver-entries',
  ieee: 'ieee-entries',
} as const;
let areStylesThere = false;

/** When they are first needed: the bundled plugin may be loaded after this module. */
function addStyles(): void {
  if (areStylesThere) return;
  const { styles } = csl();
  styles.add(STYLES.apa, entriesOf(String(styles.get('apa'))));
  styles.add(STYLES.vancouver, entriesOf(String(styles.get('vancouver'))));
  styles.add(STYLES.ieee, entriesOf(IEEE_STYLE));
  areStylesThere = true;
}

/** `Yun-seo` has two initials: the processor sees only those that are capitals. */
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
  const engine = csl().engine([copy], style, 'en-US', 'html');
  // It remembers every item that it has seen, and becomes slower with each.
  engine.restoreProcessorState();
  engine.updateItems([item.id], true);
  const [, [html = '']] = BibliographySchema.parse(engine.makeBibliography());
  return onlyItalics(html.replace(/<div class="csl-left-margin">.*?<\/div>/s, ''));
}

/** The article in the three styles that readers ask for: HTML with `<i>`, `<sub>`, `<sup>` only. */
export function formatted(item: CslItem): { apa: string; vancouver: string; ieee: string } {
  addStyles();
  // Vancouver writes an article's number where the pages stand.
  const paged = item.number ? { ...item, page: item.number } : item;
  return {
    apa: entry(item, STYLES.apa),
    vancouver: entry(paged, STYLES.vancouver),
    ieee: entry(item, STYLES.ieee),
  };
}
