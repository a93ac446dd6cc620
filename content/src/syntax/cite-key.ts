/** `@key`, with Pandoc's key characters, where it does not belong to an e-mail address. */
import type { Code, Construct } from 'micromark-util-types';
import { type CharacterReader, rawSpan } from './raw-span.ts';

const WORD = /[\p{L}\p{N}_]/u;
const INNER = /[:.#+/&-]/;

/**
 * Inner punctuation is consumed greedily; if it ends up last, it is returned when the node is made.
 */
function readKey(): CharacterReader {
  let all = '';
  return (character) => {
    if (all === '') {
      all = '@';
      return 'take';
    }
    const last = all.at(-1) ?? '';
    if (all === '@') {
      if (character === null || !(WORD.test(character) || character === '{')) return 'fail';
    } else if (all.startsWith('@{')) {
      if (character === null || /[\s{]/.test(character)) return 'fail';
      all += character;
      return character === '}' ? 'last' : 'take';
    } else if (
      character === null ||
      !(WORD.test(character) || (INNER.test(character) && !INNER.test(last)))
    ) {
      return 'stop';
    }
    all += character;
    return 'take';
  };
}

const isFree = (previous: Code) =>
  previous === null || previous < 0 || !WORD.test(String.fromCodePoint(previous));

export const citeKey: Construct = {
  name: 'citeKey',
  previous: isFree,
  tokenize: rawSpan('citeKey', 'citeKeyData', readKey),
};
