import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Language } from './languages.ts';
import { mapMessage } from './map-message.ts';

const PLAIN = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const ACCENTED = [...'ÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽåƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýž'];

const accent = (words: string): string =>
  [...words].map((sign) => ACCENTED[PLAIN.indexOf(sign)] ?? sign).join('');

/** As much longer as translations are: short words double, long sentences grow by a third. */
function lengthen(words: string): string {
  const letters = words.replace(/[^A-Za-z]/g, '').length;
  const more = Math.ceil(letters * (letters < 12 ? 1 : letters < 40 ? 0.5 : 0.34));
  const added = ' one two three four five six'.repeat(20).slice(0, more);
  // After the last letter, so that signs at the end stay there.
  return words.replace(/([A-Za-z])([^A-Za-z]*)$/, `$1${added}$2`);
}

/** Shown from right to left, as an Arabic text would be. */
const mirror = (words: string): string =>
  words.replace(/[A-Za-z]+/g, (word) => `\u202e${word}\u202c`);

/** An English message in a pseudo-language: other words, the same values, tags and forms. */
export const pseudoMessage = (
  elements: readonly MessageFormatElement[],
  language: Language,
): MessageFormatElement[] =>
  mapMessage(elements, (element) => {
    if (element.type !== TYPE.literal) return [element];
    const { value } = element;
    return [{ ...element, value: language === 'ar-XB' ? mirror(value) : accent(lengthen(value)) }];
  });
