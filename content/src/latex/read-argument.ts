import type { SourceInput } from './source-input.ts';

const BLANKS = /[ \t]*(?:\n[ \t]*)?(?!\s)/y;
const COMMENT = /%[^\n]*(?:\n[ \t]*)?/y;
const PLAIN = /[^\\%{}[\]]+/y;

/** White space and comments before an argument; a blank line is left, for it ends a paragraph. */
export function skipBlanks(input: SourceInput): void {
  while (input.takeMatch(BLANKS) !== '' || input.takeMatch(COMMENT) !== '');
}

/** A command's name, or the character after the backslash, which has been consumed. */
export function takeName(input: SourceInput, isAtLetter: boolean): string {
  return input.takeMatch(isAtLetter ? /[A-Za-z@]+/y : /[A-Za-z]+/y) || input.take();
}

/** The text between two delimiters, the first of which comes next. Comments are left out. */
function takeBetween(input: SourceInput, open: '{' | '[', close: '}' | ']'): string {
  input.take();
  let [depth, braces, inner] = [1, 0, ''];
  while (!input.isDone) {
    inner += input.takeMatch(PLAIN);
    const sign = input.peek();
    if (sign === '') continue;
    if (sign === '%') {
      input.takeMatch(COMMENT);
      continue;
    }
    input.take();
    if (sign === '\\') {
      inner += sign + input.take();
      continue;
    }
    if (open === '[') braces += sign === '{' ? 1 : sign === '}' ? -1 : 0;
    if (sign === open && braces === 0) depth += 1;
    // Within braces a bracket closes nothing.
    if (sign === close && braces <= 0) depth -= 1;
    if (depth === 0) return inner;
    inner += sign;
  }
  return inner;
}

/** An argument in braces, or the next sign or command where there are none. */
export function takeArgument(input: SourceInput, isAtLetter = false): string {
  skipBlanks(input);
  if (input.peek() === '{') return takeBetween(input, '{', '}');
  const sign = input.take();
  return sign === '\\' ? `\\${takeName(input, isAtLetter)}` : sign;
}

/** An argument in brackets, or null if there is none. */
export function takeOption(input: SourceInput): string | null {
  input.takeMatch(/[ \t]*\n?[ \t]*(?=\[)/y);
  return input.peek() === '[' ? takeBetween(input, '[', ']') : null;
}

/** Whether a star comes next, which is taken. */
export function takeStar(input: SourceInput): boolean {
  return input.takeMatch(/[ \t]*\*/y) !== '';
}
