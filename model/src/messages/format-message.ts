import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';

/** What a message is given; a function for each of its tags. */
export type MessageValues = Readonly<Record<string, unknown>>;

/**
 * The pieces of a message in their order: words, values, and what its tags make of theirs. What the build compiles for
 * browsers (`web/src/messages/compile-message.ts`) has the same pieces, or React could not take the page over.
 */
export function messageParts(
  elements: readonly MessageFormatElement[],
  values: MessageValues,
  locale: string,
  counted?: number,
): unknown[] {
  return elements.flatMap((element): unknown => {
    switch (element.type) {
      case TYPE.literal:
        return [element.value];
      case TYPE.argument:
        return [values[element.value]];
      case TYPE.number:
        return [numberIn(locale, Number(values[element.value]))];
      case TYPE.pound:
        return [numberIn(locale, counted ?? 0)];
      case TYPE.plural: {
        const count = Number(values[element.value]);
        const form = pluralRules(locale, element.pluralType).select(count);
        const chosen =
          element.options[`=${count}`] ?? element.options[form] ?? element.options.other;
        return messageParts(chosen?.value ?? [], values, locale, count);
      }
      case TYPE.select: {
        const chosen = element.options[String(values[element.value])] ?? element.options.other;
        return messageParts(chosen?.value ?? [], values, locale, counted);
      }
      case TYPE.tag: {
        const make = values[element.value];
        if (typeof make !== 'function') throw new TypeError(`no function for <${element.value}>`);
        return [make(messageParts(element.children, values, locale, counted).join(''))];
      }
      default:
        return [];
    }
  });
}

const rules = new Map<string, Intl.PluralRules>();

/** Made once: making one takes longer than all the rest of a message. */
function pluralRules(locale: string, type: Intl.PluralRuleType = 'cardinal'): Intl.PluralRules {
  const name = `${locale} ${type}`;
  const known = rules.get(name) ?? new Intl.PluralRules(locale, { type });
  rules.set(name, known);
  return known;
}

const numberIn = (locale: string, value: number): string => value.toLocaleString(locale);
