import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';

/** Thrown for a text that is not a message, or that asks for more than messages here can do. */
export class MessageError extends Error {}

/**
 * Reads a text in ICU MessageFormat: plain values, `plural`, `selectordinal`, `select`, `number` without a style, and
 * tags around words. Dates are given as words (`dates.ts`), so that they look the same everywhere.
 */
export function parseMessage(text: string): MessageFormatElement[] {
  let elements: MessageFormatElement[];
  try {
    elements = parse(text, { shouldParseSkeletons: false, captureLocation: false });
  } catch (error) {
    throw new MessageError(`${error instanceof Error ? error.message : error}: ${text}`);
  }
  check(elements, text, false);
  return elements;
}

function check(elements: readonly MessageFormatElement[], text: string, isInTag: boolean): void {
  for (const element of elements) {
    switch (element.type) {
      case TYPE.date:
      case TYPE.time:
        throw new MessageError(`a date is given as words: ${text}`);
      case TYPE.number:
        if (element.style) throw new MessageError(`a number has no style here: ${text}`);
        break;
      case TYPE.tag:
        if (isInTag) throw new MessageError(`a tag cannot be within another tag: ${text}`);
        check(element.children, text, true);
        break;
      case TYPE.plural:
        if (element.offset) throw new MessageError(`no plural has an offset here: ${text}`);
        for (const { value } of Object.values(element.options)) check(value, text, isInTag);
        break;
      case TYPE.select:
        for (const { value } of Object.values(element.options)) check(value, text, isInTag);
        break;
    }
  }
}
