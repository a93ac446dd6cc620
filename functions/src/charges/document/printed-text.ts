/** Letters of scripts that are written from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
const LEFT_TO_RIGHT = /[A-Za-z\u00c0-\u024f\u0370-\u058f\u10a0-\u10ff]/;
// What turns the direction of writing or is not seen would let a name read as something else.
const UNSEEN = /[\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/**
 * A text as the PDF's words are set: each word is shaped by itself, from left to right, so that runs of
 * words written from right to left are turned round.
 */
export function printedText(text: string): string {
  const words = text.normalize('NFC').replace(UNSEEN, '').split(' ');
  const turned: string[] = [];
  let run: string[] = [];
  for (const word of words) {
    if (RIGHT_TO_LEFT.test(word) && !LEFT_TO_RIGHT.test(word)) run.unshift(word);
    else {
      turned.push(...run, word);
      run = [];
    }
  }
  return [...turned, ...run].join(' ');
}
