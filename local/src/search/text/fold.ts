/** Letters that Unicode does not take apart, as Algolia writes them without their strokes and ligatures. */
const LETTERS = new Map(
  'ß:ss æ:ae œ:oe ø:o đ:d ð:d ł:l þ:th ħ:h ı:i ŋ:n ŧ:t'.split(' ').map((pair) => {
    const [letter = '', plain = ''] = pair.split(':');
    return [letter, plain];
  }),
);
const SPECIAL = /[ßæœøđðłþħıŋŧ]/g;
const PLAIN = /^[\x20-\x7e]*$/;

/** A text in the form in which words are compared: small letters without accents (ü is u, not ue). */
export function fold(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(SPECIAL, (letter) => LETTERS.get(letter) ?? letter)
    .replace(/['’]/g, '');
}
