import { type MarkupElement, readMarkup, writeMarkup } from './markup.ts';
import { mendMathml } from './mend-mathml.ts';

/**
 * What `katex.renderToString` made, with the faults taken out that a checker of HTML finds. Nothing
 * looks different: the HTML is drawn as before, and the MathML is read as it was meant.
 *
 * @param tags the numbers of the formula's rows, in order
 */
export function mendKatex(html: string, tags: readonly string[] = []): string {
  const left = [...tags];
  const nextTag = () => left.shift() ?? '';
  return writeMarkup(
    readMarkup(html, (element) =>
      isHtml(element)
        ? { ...element, attributes: withoutFaults(element.attributes) }
        : mendMathml(element, nextTag),
    ),
  );
}

const isHtml = ({ name }: MarkupElement) => name === 'span' || name === 'svg' || name === 'path';

/** A negative height is no height: browsers drop it. */
const withoutFaults = (attributes: string) =>
  attributes.replace(/height:-[\d.]+em;/g, '').replace(' style=""', '');
