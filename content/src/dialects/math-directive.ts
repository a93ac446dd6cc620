/** MyST's `{math}` directive as a displayed formula between `$$`. */

const isBlank = (line: string) => line.trim() === '';

/**
 * The lines of a formula, as many as the directive has.
 *
 * @param argument the text after `{math}`: the first line of the formula
 * @param options how many lines of options follow the first one
 * @param lines the whole directive, with its opening and closing lines
 */
export function mathLines(
  argument: string,
  label: string | undefined,
  options: number,
  lines: readonly string[],
): string[] {
  const body = [argument, ...lines.slice(1 + options, -1)];
  const from = body.findIndex((line) => !isBlank(line));
  const to = body.findLastIndex((line) => !isBlank(line)) + 1;
  if (from < 0) return lines.map(() => '');
  const formula = body.slice(from, to);
  const source = formula.join('\n');
  // MyST aligns rows automatically (https://mystmd.org/guide/math).
  const isAligned = /\\\\|(?<!\\)&/.test(source) && !/\\begin\{/.test(source);
  const [begin, end] = isAligned ? ['\\begin{aligned}', '\\end{aligned}'] : ['', ''];
  const behind = label === undefined ? '' : ` {#${label}}`;
  const blank = (count: number) => Array.from({ length: Math.max(0, count) }, () => '');
  // A blank line would end the formula; a comment does not.
  const inner = formula.map((line) => (isBlank(line) ? '%' : line.trim()));
  if (argument !== '') inner[0] = `$$${begin}${inner[0] ?? ''}`;
  const first = argument === '' ? [`$$${begin}`] : [];
  const made = [...blank(options + Math.max(0, from - 1)), ...first, ...inner, `${end}$$${behind}`];
  return [...made, ...blank(lines.length - made.length)];
}
