/** Which passwords everybody tries first: those of a list, and those made from one in a usual way. */

const ROWS = ['abcdefghijklmnopqrstuvwxyz', '01234567890123456789', 'qwertyuiopasdfghjklzxcvbnm'];
const RUNS = ROWS.flatMap((row) => [row, [...row].reverse().join('')]);

/** The signs that people put in the place of letters. */
const LETTERS: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};
const unmasked = (text: string): string =>
  text.replace(/[@431!0$57]/g, (sign) => LETTERS[sign] ?? '');

/** What is left when the digits and signs around it are taken away: `2024password!!` → `password`. */
const core = (text: string): string => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');

/** The shortest piece that the text is a repetition of, the last one perhaps cut off. */
function unitOf(text: string): string {
  for (let length = 1; length <= text.length / 2; length += 1) {
    const unit = text.slice(0, length);
    if (unit.repeat(Math.ceil(text.length / length)).startsWith(text)) return unit;
  }
  return text;
}

/** Repetitions of a piece as short as this are guessed at once. */
const SHORT_UNIT = 4;

/**
 * Says of a password whether it is common: on the list (of lower-case passwords), a listed one with
 * digits or signs around it or in the place of its letters, the same few signs over and over, or
 * a run along the alphabet, the digits or the keyboard.
 */
export function commonPasswords(list: Iterable<string>): (password: string) => boolean {
  const listed = new Set(list);
  return (password) => {
    const text = password.normalize('NFKC').toLowerCase();
    const unit = unitOf(text);
    if (unit.length <= SHORT_UNIT || RUNS.some((run) => run.includes(unit))) return true;
    const guesses = [text, unit, unmasked(text), core(text), unmasked(core(text)), core(unit)];
    return guesses.some((guess) => listed.has(guess));
  };
}
