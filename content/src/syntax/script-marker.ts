/** A single `~` or `^`: what it opens or closes is decided when all of its line is known. */
import type { Construct } from 'micromark-util-types';
import { rawSpan } from './raw-span.ts';

export const scriptMarker: Construct = {
  name: 'scriptMarker',
  tokenize: rawSpan('scriptMarker', 'scriptMarkerData', (context) => {
    const doubled = context.previous === 126;
    let first: string | null = null;
    return (character) => {
      if (first === null) {
        first = character;
        return doubled && character === '~' ? 'fail' : 'take';
      }
      return first === '~' && character === '~' ? 'fail' : 'stop';
    };
  }),
};
