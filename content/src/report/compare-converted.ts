import type { TextComparison } from '@quire/model/entities/text-counts';
import { ARTICLE_FIELDS } from '@quire/model/statements/statement-forms';
import type { ConvertedText } from '../convert/converted.ts';
import { renderDocument } from '../render-document.ts';
import { countContent } from './count-content.ts';

/** Statements that were removed from a text: a page shows them separately. */
export const statedWords = (stated: Readonly<Record<string, unknown>>): string =>
  ARTICLE_FIELDS.map(({ field }) => stated[field])
    .filter((words) => typeof words === 'string')
    .join('\n');

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
