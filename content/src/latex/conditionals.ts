/** TeX's conditionals: which branch is read. What cannot be known without typesetting is taken as false. */
import { takeArgument, takeName } from './read-argument.ts';
import type { SourceInput } from './source-input.ts';

/** They begin with “if” and need no `\fi`. */
const NO_CONDITIONALS =
  /^(iff|ifthenelse|iftoggle|ifbool|ifboolexpr|ifdef(empty|void|string|macro|param|strequal)?|ifundef|ifcs(?!name)\w+|ifstr\w+|ifblank|if(num|dim)(comp|equal|greater|less|odd)|iflanguage|ifinlist\w*)$/;
const TRUE = new Set(['iftrue', 'ifpdf', 'ifpdftex', 'ifPDFTeX', 'ifhmode']);
const COMPARED =
  /\s*(-?\d+|\\value\s*\{[A-Za-z@]+\})\s*([<>=])\s*(-?\d+|\\value\s*\{[A-Za-z@]+\})\s?/y;
const TEST = /[^\n]*?(?=\s|\\relax|\n)/y;

interface Known {
  /** What `\newif` has made, by the name without “if”. */
  readonly flags: ReadonlyMap<string, boolean>;
  /** What a name stands for: a text to compare; null where nothing does. */
  readonly meaning: (name: string) => string | null;
  /** What authors have set counters to; none is known of LaTeX's own. */
  readonly counters: ReadonlyMap<string, number>;
}

export const isConditional = (name: string): boolean =>
  /^if[A-Za-z@]*$/.test(name) && !NO_CONDITIONALS.test(name);

function takeToken(input: SourceInput): string {
  input.takeMatch(/\s+/y);
  const sign = input.take();
  return sign === '\\' ? `\\${takeName(input, true)}` : sign;
}

/** Reads what is asked, and answers it. */
export function isTrue(input: SourceInput, name: string, known: Known): boolean {
  const { flags, meaning, counters } = known;
  const flag = flags.get(name.slice(2));
  if (flag !== undefined) return flag;
  if (TRUE.has(name)) return true;
  const of = (token: string) => (token.startsWith('\\') ? meaning(token.slice(1)) : token);
  if (name === 'ifx' || name === 'if' || name === 'ifcat') {
    const [first, second] = [takeToken(input), takeToken(input)];
    return first === second || of(first) === of(second);
  }
  if (name === 'ifdefined') return meaning(takeToken(input).slice(1)) !== null;
  if (name === 'ifcsname') return meaning(input.takeUntil('\\endcsname')?.trim() ?? '') !== null;
  if (/^if(num|dim|odd|case|eof)$/.test(name)) {
    const [, first = '', sign = '', second = ''] =
      /^\s*(\S[^<>=]*?)\s*([<>=])\s*(\S+)/.exec(input.takeMatch(COMPARED)) ?? [];
    if (sign === '') {
      input.takeMatch(TEST);
      return false;
    }
    const value = (given: string) => {
      const counter = /\{(.*)\}/.exec(given)?.[1];
      return counter === undefined ? Number(given) : (counters.get(counter) ?? 0);
    };
    const [left, right] = [value(first), value(second)];
    return sign === '<' ? left < right : sign === '>' ? left > right : left === right;
  }
  return false;
}

/** Leaves out what follows, up to the `\else` or `\fi` that belongs to it: says which came. */
export function skipBranch(input: SourceInput): 'else' | 'fi' | 'end' {
  let depth = 0;
  while (!input.isDone) {
    input.takeMatch(/[^\\%]+/y);
    if (input.peek() === '%') input.takeMatch(/%[^\n]*\n?/y);
    if (input.peek() !== '\\') continue;
    input.take();
    const name = takeName(input, true);
    if (name === 'newif') takeArgument(input, true);
    else if (isConditional(name)) depth += 1;
    else if (name === 'fi' || (name === 'else' && depth === 0)) {
      if (depth === 0) return name;
      depth -= 1;
    }
  }
  return 'end';
}
