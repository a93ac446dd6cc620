const BEGIN = String.raw`\begin{`;

/** An equation as LaTeX sets it alone. Empty lines end a formula in LaTeX. */
function displayed(tex: string): string {
  const whole = tex.replace(/\n\s*\n/g, '\n').trim();
  const isAlone = /^\\begin\{(?:align|gather|alignat)\*\}/.test(whole);
  return isAlone ? whole : `${BEGIN}gather*}\n${whole}\n\\end{gather*}`;
}

/** A LaTeX document of equations, with the packages that their commands come from. */
export function equationsFile(title: string, equations: readonly string[]): string {
  const body = equations.map(displayed).join('\n\n');
  const packages = ['amsmath', 'amssymb', 'mathtools'];
  if (/\\(?:ce|pu)\b/.test(body)) packages.push('mhchem');
  if (/\\(?:[bB]ra|[kK]et|[bB]raket)\b/.test(body)) packages.push('braket');
  if (/\\(?:[bx]?cancel)\b/.test(body)) packages.push('cancel');
  if (/\\(?:text)?color\b/.test(body)) packages.push('xcolor');
  const isPlain = /^[\t\n\r\x20-\x7e]*$/.test(body);
  if (!isPlain) packages.push('unicode-math');
  return [
    `% Equations of: ${title.replace(/\s+/g, ' ')}`,
    ...(isPlain
      ? []
      : ['% Compile with LuaLaTeX or XeLaTeX: signs such as ≔ are written as they are.']),
    '\\documentclass{article}',
    ...packages.map((name) => `\\usepackage{${name}}`),
    `${BEGIN}document}`,
    '',
    body,
    '',
    '\\end{document}',
    '',
  ].join('\n');
}
