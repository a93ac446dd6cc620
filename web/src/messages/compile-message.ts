import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import { MessageError } from '@quire/model/messages/parse-message';

/** The code of a call's values, by their names. */
export type ValueCode = Readonly<Record<string, string>>;

interface Code {
  /** The text of a template literal. Minifiers write every text so: quotes would only weigh more. */
  readonly text: string;
  /** A text that is nothing but a choice: its expression. */
  readonly whole?: string;
}

/** What may stand twice in the code: a name, a member of one, a number. */
const MAY_REPEAT = /^(?:[\w$]+(?:\.[\w$]+)*|\d+)$/;

const escaped = (words: string): string => words.replace(/[`\\]|\$(?=\{)/g, '\\$&');

/** A message as an expression of JavaScript that gives its text, with the values' own code within it. */
export function compileText(
  elements: readonly MessageFormatElement[],
  values: ValueCode,
  locale: string,
): string {
  return withValues(elements, values, (own) => literal(textOf(elements, own, locale)));
}

/** A message with tags as an array of its pieces, as `messageParts` has them. */
export function compileParts(
  elements: readonly MessageFormatElement[],
  values: ValueCode,
  locale: string,
): string {
  return withValues(elements, values, (own) => `[${partsOf(elements, own, locale).join(',')}]`);
}

/** Where the code of a value is needed more than once and cannot be repeated, it is worked out before. */
function withValues(
  elements: readonly MessageFormatElement[],
  values: ValueCode,
  code: (values: ValueCode) => string,
): string {
  const used = new Map<string, number>();
  count(elements, used);
  const before = Object.entries(values).filter(
    ([name, value]) => (used.get(name) ?? 0) > 1 && !MAY_REPEAT.test(value),
  );
  const names = Object.fromEntries(before.map(([name], at) => [name, `$v${at}`]));
  const inside = code({ ...values, ...names });
  if (before.length === 0) return inside;
  const given = before.map(([, value]) => `(${value})`).join(',');
  return `((${Object.values(names).join(',')})=>${inside})(${given})`;
}

function count(
  elements: readonly MessageFormatElement[],
  used: Map<string, number>,
  counted = '',
): void {
  const use = (name: string) => used.set(name, (used.get(name) ?? 0) + 1);
  for (const element of elements) {
    if (element.type === TYPE.literal) continue;
    use(element.type === TYPE.pound ? counted : element.value);
    if (element.type === TYPE.tag) count(element.children, used, counted);
    if (element.type !== TYPE.plural && element.type !== TYPE.select) continue;
    // An exact number is compared before the form is looked up.
    const exact = Object.keys(element.options).filter((name) => name.startsWith('=')).length;
    for (let more = 0; more < exact; more += 1) use(element.value);
    for (const { value } of Object.values(element.options))
      count(value, used, element.type === TYPE.plural ? element.value : counted);
  }
}

function codeOf(name: string, values: ValueCode): string {
  const code = values[name];
  if (code === undefined) throw new MessageError(`the value ${name} is not given`);
  return code;
}

function literal({ text, whole }: Code): string {
  if (whole) return whole;
  return `\`${text}\``;
}

const inNumber = (code: string, locale: string): string =>
  `(${code}).toLocaleString(${JSON.stringify(locale)})`;

function textOf(
  elements: readonly MessageFormatElement[],
  values: ValueCode,
  locale: string,
  counted = '',
): Code {
  const codes = elements.map((element): Code => {
    if (element.type === TYPE.literal) return { text: escaped(element.value) };
    const code = expressionOf(element, values, locale, counted);
    const isText = element.type === TYPE.plural || element.type === TYPE.select;
    return { text: `\${${code}}`, ...(isText && { whole: code }) };
  });
  const [only] = codes;
  if (only && codes.length === 1) return only;
  return { text: codes.map(({ text }) => text).join('') };
}

function expressionOf(
  element: MessageFormatElement,
  values: ValueCode,
  locale: string,
  counted: string,
): string {
  switch (element.type) {
    case TYPE.argument:
      return codeOf(element.value, values);
    case TYPE.number:
      return inNumber(codeOf(element.value, values), locale);
    case TYPE.pound:
      return inNumber(codeOf(counted, values), locale);
    case TYPE.plural:
    case TYPE.select: {
      const within = element.type === TYPE.plural ? element.value : counted;
      return choice(element, values, locale, (branch) =>
        literal(textOf(branch, values, locale, within)),
      );
    }
    case TYPE.tag: {
      const words = literal(textOf(element.children, values, locale, counted));
      return `(${codeOf(element.value, values)})(${words})`;
    }
    default:
      throw new MessageError(`no message has a ${TYPE[element.type]}`);
  }
}

/** The code of each piece; branches are spread among them. */
function partsOf(
  elements: readonly MessageFormatElement[],
  values: ValueCode,
  locale: string,
  counted = '',
): string[] {
  return elements.map((element) => {
    if (element.type === TYPE.literal) return literal({ text: escaped(element.value) });
    if (element.type !== TYPE.plural && element.type !== TYPE.select)
      return expressionOf(element, values, locale, counted);
    const within = element.type === TYPE.plural ? element.value : counted;
    const branches = choice(
      element,
      values,
      locale,
      (branch) => `[${partsOf(branch, values, locale, within).join(',')}]`,
    );
    return `...${branches}`;
  });
}

type Choice = Extract<MessageFormatElement, { options: object }>;

/** The code that chooses a branch: exact numbers first, then the form of the language or the word. */
function choice(
  element: Choice,
  values: ValueCode,
  locale: string,
  branchCode: (branch: MessageFormatElement[]) => string,
): string {
  const value = codeOf(element.value, values);
  const branches = Object.entries(element.options).map(
    ([name, option]) => [name, branchCode(option.value)] as const,
  );
  const exact = branches.filter(([name]) => name.startsWith('='));
  const other = branches.find(([name]) => name === 'other')?.[1] ?? '""';
  const named = branches.filter(([name]) => !name.startsWith('=') && name !== 'other');
  let rest = other;
  if (element.type === TYPE.plural && isOnlyOne(named, element.pluralType, locale)) {
    const [one] = named;
    rest = `(${value})===1?${one?.[1]}:${other}`;
  } else if (named.length > 0) {
    const table = named.map(([name, code]) => `${JSON.stringify(name)}:${code}`).join(',');
    rest = `({${table}})[${formOf(element, value, locale)}]??${other}`;
  }
  const first = exact.map(([name, code]) => `(${value})===${name.slice(1)}?${code}:`).join('');
  // `??` and `?:` stand in a template or after a spread, where nothing around them binds tighter.
  return `(${first}${rest})`;
}

/** In English, one is one and everything else is more: no table of forms is asked. */
const isOnlyOne = (
  named: readonly (readonly [string, string])[],
  type: Intl.PluralRuleType | undefined,
  locale: string,
): boolean =>
  type === 'cardinal' &&
  named.length === 1 &&
  named[0]?.[0] === 'one' &&
  new Intl.Locale(locale).language === 'en';

function formOf(element: Choice, value: string, locale: string): string {
  if (element.type === TYPE.select) return value;
  const tag = JSON.stringify(locale);
  const type = element.pluralType === 'ordinal' ? ',{type:"ordinal"}' : '';
  return `new Intl.PluralRules(${tag}${type}).select(${value})`;
}
