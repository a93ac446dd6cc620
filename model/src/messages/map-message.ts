import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';

/**
 * A message with its words and values replaced by what `change` makes of them, also in its branches and tags. Words
 * that then follow each other are one piece, as they are where a message is read.
 */
export function mapMessage(
  elements: readonly MessageFormatElement[],
  change: (element: MessageFormatElement) => readonly MessageFormatElement[],
): MessageFormatElement[] {
  const changed = elements.flatMap((element): readonly MessageFormatElement[] => {
    switch (element.type) {
      case TYPE.plural:
      case TYPE.select:
        return [{ ...element, options: optionsIn(element.options, change) }];
      case TYPE.tag:
        return [{ ...element, children: mapMessage(element.children, change) }];
      default:
        return change(element);
    }
  });
  const joined: MessageFormatElement[] = [];
  for (const element of changed) {
    const last = joined.at(-1);
    if (last?.type === TYPE.literal && element.type === TYPE.literal)
      joined[joined.length - 1] = { ...last, value: last.value + element.value };
    else joined.push(element);
  }
  return joined;
}

function optionsIn<Option extends { value: MessageFormatElement[] }>(
  options: Readonly<Record<string, Option>>,
  change: (element: MessageFormatElement) => readonly MessageFormatElement[],
): Record<string, Option> {
  return Object.fromEntries(
    Object.entries(options).map(([name, option]) => [
      name,
      { ...option, value: mapMessage(option.value, change) },
    ]),
  );
}
