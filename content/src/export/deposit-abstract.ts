import { onOneLine } from '@quire/model/on-one-line';
import { xmlElement } from './xml-element.ts';

export interface DepositAbstract {
  /** A tag (BCP 47). */
  readonly language: string;
  readonly isPlainSummary: boolean;
  /** Paragraphs with an empty line between them. */
  readonly plain: string;
  /** XML in JATS with the prefix `jats`, formulas in MathML with the prefix `mml`. */
  readonly jats: string;
}

/** Paragraphs without markup, with an empty line between them, as an abstract; null where there are none. */
export function plainAbstractOf(
  text: string,
  language: string,
  isPlainSummary = false,
): DepositAbstract | null {
  const parts = text
    .split(/\n\s*\n/)
    .map(onOneLine)
    .filter(Boolean);
  if (parts.length === 0) return null;
  return {
    language,
    isPlainSummary,
    plain: parts.join('\n\n'),
    jats: parts.map((part) => xmlElement('jats:p', {}, part).xml).join(''),
  };
}
