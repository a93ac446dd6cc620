import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import { mapMessage } from './map-message.ts';

const START: MessageFormatElement = { type: TYPE.literal, value: '\u2068' };
const END: MessageFormatElement = { type: TYPE.literal, value: '\u2069' };

/**
 * A message of a language that is written from right to left, with each of its values between the signs that keep its
 * order apart from the sentence's (FSI and PDI, UAX #9), as Fluent and MessageFormat 2 have it: the hyphens of a DOI or
 * a Latin name would otherwise move among the words. Numbers need none: `{count, number}` and `#`. A message that is
 * only a value is left alone.
 */
export function isolateValues(elements: readonly MessageFormatElement[]): MessageFormatElement[] {
  const [only] = elements;
  if (elements.length === 1 && only?.type === TYPE.argument) return [only];
  return mapMessage(elements, (element) =>
    element.type === TYPE.argument ? [START, element, END] : [element],
  );
}
