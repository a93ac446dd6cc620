/**
 * Marks around what matched, as InstantSearch has them. They are no HTML: a page takes a text apart
 * into its parts and escapes each as it does any text.
 */
export const HIGHLIGHT_BEGIN = '__ais-highlight__';
export const HIGHLIGHT_END = '__/ais-highlight__';

export interface TextPart {
  readonly text: string;
  readonly isMatch: boolean;
}

/** A highlighted text as parts, in their order; none of them is empty. */
export function highlightParts(highlighted: string): TextPart[] {
  return highlighted.split(HIGHLIGHT_BEGIN).flatMap((piece, place): TextPart[] => {
    if (place === 0) return piece ? [{ text: piece, isMatch: false }] : [];
    const end = piece.indexOf(HIGHLIGHT_END);
    const match = end < 0 ? piece : piece.slice(0, end);
    const rest = end < 0 ? '' : piece.slice(end + HIGHLIGHT_END.length);
    return [
      ...(match ? [{ text: match, isMatch: true }] : []),
      ...(rest ? [{ text: rest, isMatch: false }] : []),
    ];
  });
}
