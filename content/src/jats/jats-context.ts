import type { Element } from '@xmldom/xmldom';
import { labelOf } from '../convert/caption.ts';
import { allNamed, attribute, childNamed } from '../convert/xml.ts';
import type { Report } from '../report/problems.ts';

/** What the parts of one article share while they are read. */
export interface JatsContext {
  readonly keys: ReadonlyMap<string, string>;
  readonly report: Report;
  /** Ids of things that a reference may lead to, with the labels they get. */
  readonly labels: ReadonlyMap<string, string>;
  /** Running text of a caption or a cell as Markdown. */
  readonly inline: (element: Element) => string;
}

/** Labels for what references lead to: figures, tables, formulas with a number. */
export function labelsOf(article: Element): Map<string, string> {
  const kinds = [
    ['fig', 'fig'],
    ['table-wrap', 'tbl'],
    ['disp-formula', 'eq'],
  ] as const;
  return new Map(
    kinds.flatMap(([name, prefix]) =>
      allNamed(article, name)
        .filter(
          (each) =>
            attribute(each, 'id') !== '' &&
            (name !== 'disp-formula' || childNamed(each, 'label') !== undefined),
        )
        .map((each): [string, string] => [
          attribute(each, 'id'),
          `${prefix}:${labelOf(attribute(each, 'id'))}`,
        ]),
    ),
  );
}
