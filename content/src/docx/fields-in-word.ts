import type { Element } from '@xmldom/xmldom';
import { allNamed, attribute, childNamed, childrenOf, tagNameOf, wordsOf } from '../convert/xml.ts';

/** A field of Word: what it computes, and what it shows. */
export interface Field {
  /** What it consists of, in the order of the text: to be replaced or removed together. */
  readonly elements: readonly Element[];
  readonly instruction: string;
  /** What programs keep beside the instruction, in base64 (`w:fldData`). */
  readonly data: readonly string[];
  readonly shown: string;
}

interface OpenField {
  readonly runs: Element[];
  readonly data: string[];
  instruction: string;
  shown: string;
  isShowing: boolean;
}

/** Outermost complex fields: from `begin` to `end`, which may be paragraphs apart. */
function complexFields(root: Element): Field[] {
  const done: Field[] = [];
  let open: OpenField | null = null;
  let depth = 0;
  for (const run of allNamed(root, 'r')) {
    for (const element of childrenOf(run)) {
      const name = tagNameOf(element);
      const kind = name === 'fldChar' ? attribute(element, 'fldCharType') : '';
      if (kind === 'begin') {
        depth += 1;
        open ??= { runs: [], data: [], instruction: '', shown: '', isShowing: false };
        const data = childNamed(element, 'fldData');
        if (data) open.data.push(data.textContent ?? '');
      }
      if (open && name === 'instrText') open.instruction += element.textContent ?? '';
      if (open && kind === 'separate' && depth === 1) open.isShowing = true;
      if (open?.isShowing && name === 't') open.shown += element.textContent ?? '';
      if (kind === 'end' && open) {
        depth -= 1;
        if (depth === 0) {
          const { runs, isShowing, ...field } = open;
          done.push({ ...field, elements: [...new Set([...runs, run])] });
          open = null;
        }
      }
    }
    open?.runs.push(run);
  }
  return done;
}

/** The fields of a text, without those within another one. */
export function fieldsIn(root: Element): Field[] {
  const simple = allNamed(root, 'fldSimple').map((element) => ({
    elements: [element],
    instruction: attribute(element, 'instr'),
    data: [],
    shown: wordsOf(element),
  }));
  return [...complexFields(root), ...simple];
}
