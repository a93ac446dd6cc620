/** The LaTeX of an output, as a program such as SymPy prints it, as Markdown. */

/** Without the marks at both ends; null where they are missing at one. */
function withoutMarks(text: string): string | null {
  let from = 0;
  let to = text.length;
  while (text[from] === '$') from += 1;
  while (to > from && text[to - 1] === '$') to -= 1;
  return from > 0 && to < text.length ? text.slice(from, to).trim() : null;
}

/** A formula between marks, or an environment; null for what is neither. */
export function formulaOfOutput(latex: string): string | null {
  const text = latex.trim();
  if (text.startsWith('\\begin{')) return text;
  const formula = withoutMarks(text);
  if (!formula || formula.includes('$')) return null;
  return `$$\n${formula.replace(/^\\displaystyle\s*/, '')}\n$$`;
}
