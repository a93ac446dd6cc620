/** LaTeX commands in running text: `\ref{fig:x}`, `\textbf{…}`, `\noindent`. */
import type { Construct } from 'micromark-util-types';
import { type CharacterReader, rawSpan } from './raw-span.ts';

const COMMAND_MAX = 4_000;

/** Reads `\name`, an optional `*`, and any `[…]` and `{…}` that follow it directly; `\verb|…|`. */
function readCommand(): CharacterReader {
  let all = '';
  let depth = 0;
  let grouped = false;
  let braced = false;
  let escaped = false;
  let verbatim = '';
  return (character) => {
    if (all === '') {
      all = character ?? '';
      return 'take';
    }
    if (all === '\\') {
      if (character === ' ') return 'last';
      if (character === null || !/[A-Za-z]/.test(character)) return 'fail';
      all += character;
      return 'take';
    }
    if (character === null) return depth > 0 || verbatim ? 'fail' : 'stop';
    if (verbatim || (all === '\\verb' && /[^A-Za-z*\s{]/.test(character))) {
      all += character;
      if (character === verbatim) return 'last';
      verbatim ||= character;
      return character === '\n' || all.length > COMMAND_MAX ? 'fail' : 'take';
    }
    if (depth === 0) {
      const opens = character === '{' || (character === '[' && !braced);
      const goesOn = !grouped && /[A-Za-z*]/.test(character) && !all.endsWith('*');
      if (!opens && !goesOn) return 'stop';
      if (opens) {
        depth = 1;
        grouped = true;
        braced ||= character === '{';
      }
    } else if (escaped) {
      escaped = false;
    } else if (character === '\\') {
      escaped = true;
    } else if (character === '{' || character === '[') {
      depth += 1;
    } else if (character === '}' || character === ']') {
      depth -= 1;
    }
    all += character;
    return all.length > COMMAND_MAX ? 'fail' : 'take';
  };
}

export const texCommand: Construct = {
  name: 'texCommand',
  tokenize: rawSpan('texCommand', 'texCommandData', readCommand),
};
