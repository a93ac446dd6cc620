/** Letters of scripts that are written from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
// What turns the direction of writing or is not seen would let a name read as something else.
const UNSEEN = /[\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
const NO_BREAK = '\u00a0';
/** A run that is longer may be broken: it must fit in a line. */
const RUN_MAX = 40;

/**
 * A text as the PDF's words are set. Each word is shaped by itself and they stand from left to right; words
 * written from right to left are therefore tied to one, within which the font's shaper gives the order.
 */
export function printedText(text: string): string {
  const words = text.normalize('NFC').replace(UNSEEN, '').split(' ');
  const set: string[] = [];
  let isTurned = false;
  for (const word of words) {
    const turns = RIGHT_TO_LEFT.test(word);
    const last = set.at(-1) ?? '';
    const isTied = turns && isTurned && last.length + word.length < RUN_MAX;
    if (isTied) set[set.length - 1] = last + NO_BREAK + word;
    else set.push(word);
    isTurned = turns;
  }
  return set.join(' ');
}
