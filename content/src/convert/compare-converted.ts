import type { TextComparison } from '@quire/model/entities/text-counts';
import { renderDocument } from '../render-document.ts';
import { countContent } from '../report/count-content.ts';
import { statedWords } from '../report/stated-words.ts';
import type { ConvertedText } from './converted.ts';

/** A text that was converted, rendered and counted beside its source; null where the source could not be counted. */
export function compareConverted(text: ConvertedText): TextComparison | null {
  const { source, markdown, abstract, titlePage, bibliography, macros, pictures } = text;
  if (!source) return null;
  const shown = { src: '', width: 1, height: 1 };
  const rendered = renderDocument({
    markdown,
    // A title page says it in the text.
    abstract: titlePage ? '' : abstract,
    bibtex: bibliography,
    macros,
    figures: new Map([...pictures.keys()].map((name) => [name, shown])),
  });
  const stated = statedWords({ ...text.details, ...text.statements });
  return { source, result: countContent(rendered, stated) };
}
