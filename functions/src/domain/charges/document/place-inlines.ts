/** The words of a line that has some from right to left, in the places where they are read. */
import { bidi } from './bidi.ts';

/** A word of a line as pdfmake has measured it, and its level (UAX #9), where its text has levels. */
export interface Inline {
  text: string;
  x: number;
  width: number;
  leadingCut: number;
  trailingCut: number;
  readonly level?: number;
  readonly font?: object;
}

export interface Line {
  inlines: Inline[];
  inlineWidths: number;
  leadingCut: number;
  trailingCut: number;
}

/** Words of one font that follow each other from right to left, as one, so that copied text keeps its spaces. */
function joined(inlines: readonly Inline[]): Inline[] {
  const whole: Inline[] = [];
  for (const inline of inlines) {
    const last = whole.at(-1);
    if (last && isMirrored(last) && last.level === inline.level && last.font === inline.font) {
      last.text += inline.text;
      last.width += inline.width;
    } else whole.push(inline);
  }
  return whole;
}

const isMirrored = ({ level = 0 }: Inline): boolean => level % 2 === 1;

/** Reverses neighbours of this level or higher (rule L2). */
function turned(inlines: readonly Inline[], level: number): Inline[] {
  const after: Inline[] = [];
  let group: Inline[] = [];
  for (const inline of inlines) {
    if ((inline.level ?? 0) >= level) {
      group = [inline, ...group];
    } else {
      after.push(...group, inline);
      group = [];
    }
  }
  return [...after, ...group];
}

/** What a font's shaper writes from right to left by itself, with the signs between. */
const LETTERS = /[\p{sc=Arab}\p{sc=Hebr}\p{sc=Syrc}\p{sc=Thaa}\p{sc=Nkoo}]/u;

/** At a space, the library would draw what follows to the right of what precedes. */
const NO_BREAK = '\u00a0';

/** A word from right to left: its brackets open to the other side, and signs without letters are turned. */
function seen(text: string): string {
  const mirrored = [...text.replaceAll(' ', NO_BREAK)].map(
    (sign) => bidi.getMirroredCharacter(sign) ?? sign,
  );
  return (LETTERS.test(text) ? mirrored : mirrored.reverse()).join('');
}

/**
 * Gives the words of a line their places from left to right; their order in the file stays that in which they are read.
 * The space at the end of the line takes no place, as it would otherwise be between two words.
 */
export function placeInlines(line: Line): void {
  const { inlines } = line;
  const last = inlines.at(-1);
  if (!last || !inlines.some(({ level = 0 }) => level > 0)) return;
  last.text = last.text.trimEnd();
  last.width -= line.trailingCut;
  line.inlineWidths -= line.trailingCut;
  line.trailingCut = 0;
  line.inlines = joined(inlines);
  const highest = Math.max(...inlines.map(({ level = 0 }) => level));
  let ordered: readonly Inline[] = line.inlines;
  for (let level = highest; level > 0; level -= 1) ordered = turned(ordered, level);
  let x = 0 - line.leadingCut;
  for (const inline of ordered) {
    if (isMirrored(inline)) inline.text = seen(inline.text);
    inline.x = x;
    x += inline.width;
  }
}
