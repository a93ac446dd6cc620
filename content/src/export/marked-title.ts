import { onOneLine } from '@quire/model/on-one-line';
import { xmlOf } from './xml-element.ts';

/** A title. */
export interface MarkedTitle {
  /** Formulas in TeX. */
  readonly plain: string;
  /** XML in Crossref's face markup, formulas in MathML with the prefix `mml`. */
  readonly faces: string;
}

/** A text without markup as a title. */
export const plainTitleOf = (text: string): MarkedTitle => {
  const plain = onOneLine(text);
  return { plain, faces: xmlOf(plain) };
};
