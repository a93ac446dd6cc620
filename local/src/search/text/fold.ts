/**
 * Letters that Unicode does not take apart, as Algolia writes them without their strokes and ligatures, and Arabic ones
 * that keyboards and habits write differently. The line that joins Arabic letters is omitted.
 */
const LETTERS = new Map(
  'ß:ss æ:ae œ:oe ø:o đ:d ð:d ł:l þ:th ħ:h ı:i ŋ:n ŧ:t ى:ي ة:ه ٱ:ا ی:ي ک:ك ـ:'
    .split(' ')
    .map((pair) => {
      const [letter = '', plain = ''] = pair.split(':');
      return [letter, plain];
    }),
);
const SPECIAL = /[ßæœøđðłþħıŋŧىةٱیکـ]/g;
/** Arabic and Persian figures. */
const FIGURES = /[\u0660-\u0669\u06f0-\u06f9]/g;

const PLAIN = /^[\x20-\x7e]*$/;

/** A text in the form in which words are compared: small letters without accents and vowel signs (ü is u, not ue; أ is ا). */
export function fold(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(SPECIAL, (letter) => LETTERS.get(letter) ?? letter)
    .replace(FIGURES, (figure) => String(figure.charCodeAt(0) % 16))
    .replace(/['’]/g, '');
}
