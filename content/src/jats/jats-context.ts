import type { Element } from '@xmldom/xmldom';
import { labelOf } from '../convert/caption.ts';
import { allNamed, attribute, childNamed, isXmlElement, wordsOf } from '../convert/xml.ts';
import type { Report } from '../report/problems.ts';
import { THEOREM_KINDS, type TheoremKind, theoremKindOf } from '../syntax/theorem-kinds.ts';

/** What the parts of one article share while they are read. */
export interface JatsContext {
  readonly keys: ReadonlyMap<string, string>;
  readonly report: Report;
  /** Ids of things that a reference may lead to, with the labels they get. */
  readonly labels: ReadonlyMap<string, string>;
  /** Notes behind the text, by their ids: they stand where the text calls them. */
  readonly notes: ReadonlyMap<string, Element>;
  /** What the article itself calls them. */
  readonly stated: ReadonlyMap<string, string>;
  /** How many things of each kind have been met that the press numbers as the article does. */
  readonly counts: Map<string, number>;
  /** Running text of a caption or a cell as Markdown. */
  readonly inline: (element: Element) => string;
}

/** The notes of an article that its text may call; those of its authors and of its tables are elsewhere. */
export function notesOf(article: Element): Map<string, Element> {
  const back = childNamed(article, 'back');
  const notes = back ? allNamed(back, 'fn-group').flatMap((group) => allNamed(group, 'fn')) : [];
  return new Map(notes.map((note) => [attribute(note, 'id'), note]));
}

/** The label that each thing has in its article, by its id. */
export function statedLabels(article: Element): Map<string, string> {
  return new Map(
    allNamed(article, 'label').flatMap((label): [string, string][] => {
      const parent = label.parentNode;
      return parent && isXmlElement(parent) ? [[attribute(parent, 'id'), wordsOf(label)]] : [];
    }),
  );
}

/** Labels for what references lead to: figures, tables, formulas with a number, theorems. */
export function labelsOf(article: Element): Map<string, string> {
  const kinds = [
    ['fig', 'fig'],
    ['table-wrap', 'tbl'],
    ['disp-formula', 'eq'],
  ] as const;
  const statements = allNamed(article, 'statement').flatMap((each): [string, string][] => {
    const id = attribute(each, 'id');
    const kind = statementKind(each);
    return id && kind ? [[id, `${THEOREM_KINDS[kind].prefix}:${labelOf(id)}`]] : [];
  });
  const things = new Map(
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
  for (const [id, label] of statements) things.set(id, label);
  return things;
}

/** What a `statement` states, by its type or the word in its label; null where neither says. `:::note` is a notice. */
export function statementKind(statement: Element): Exclude<TheoremKind, 'note'> | null {
  const label = wordsOf(childNamed(statement, 'label'));
  const names = [attribute(statement, 'content-type'), /^[A-Za-z]+/.exec(label)?.[0] ?? ''];
  const kind = names.map(theoremKindOf).find((found) => found !== null) ?? null;
  return kind === 'note' ? null : kind;
}
