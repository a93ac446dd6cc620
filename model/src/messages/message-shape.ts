import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';

/** What a translation must have as its original has it. */
export interface MessageShape {
  /** `count: number`, `kind: accepted other`, `name: value`, `link: tag`, by name. */
  readonly values: Readonly<Record<string, string>>;
  /** The forms of each plural in it: `cardinal: one other`. */
  readonly plurals: readonly { readonly type: Intl.PluralRuleType; readonly forms: string[] }[];
  /** Its words, all branches one after another, without values. */
  readonly words: string;
  /** Whether it is words and nothing else. */
  readonly isPlain: boolean;
}

/** The shape of a message that was read. */
export function shapeOf(elements: readonly MessageFormatElement[]): MessageShape {
  const values: Record<string, string> = {};
  const plurals: { type: Intl.PluralRuleType; forms: string[] }[] = [];
  const words: string[] = [];
  const add = (name: string, kind: string) => {
    // A number may also be shown as it is.
    if (kind !== 'value' || !(name in values)) values[name] = kind;
  };
  const visit = (each: readonly MessageFormatElement[]): void => {
    for (const element of each) {
      switch (element.type) {
        case TYPE.literal:
          words.push(element.value);
          break;
        case TYPE.argument:
          add(element.value, 'value');
          break;
        case TYPE.number:
          add(element.value, 'number');
          break;
        case TYPE.tag:
          add(element.value, 'tag');
          visit(element.children);
          break;
        case TYPE.plural:
          add(element.value, 'number');
          plurals.push({
            type: element.pluralType ?? 'cardinal',
            forms: Object.keys(element.options).filter((form) => !form.startsWith('=')),
          });
          for (const { value } of Object.values(element.options)) visit(value);
          break;
        case TYPE.select:
          add(element.value, Object.keys(element.options).toSorted().join(' '));
          for (const { value } of Object.values(element.options)) visit(value);
          break;
      }
    }
  };
  visit(elements);
  const isPlain = elements.every(({ type }) => type === TYPE.literal);
  return { values, plurals, words: words.join(' '), isPlain };
}

interface PluralForms {
  /** Those that counts of things ask for. */
  readonly needed: readonly string[];
  /** Those that it may have: also that of millions (French, Spanish). */
  readonly allowed: readonly string[];
}

const made: Record<string, PluralForms> = {};

/** The forms of a language's plurals; found once, as a thousand numbers are tried for it. */
export function pluralForms(locale: string, type: Intl.PluralRuleType): PluralForms {
  const name = locale + type;
  const forms = made[name] ?? findForms(new Intl.PluralRules(locale, { type }));
  made[name] = forms;
  return forms;
}

function findForms(rules: Intl.PluralRules): PluralForms {
  const asked = Array.from({ length: 1001 }, (_, count) => rules.select(count));
  return {
    needed: [...new Set([...asked, 'other'])].toSorted(),
    allowed: rules.resolvedOptions().pluralCategories,
  };
}
