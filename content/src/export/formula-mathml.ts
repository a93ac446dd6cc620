import { takeCommands } from '../tex/groups.ts';
import { renderFormula } from '../tex/render-formula.ts';
import { expandSiunitx } from '../tex/siunitx.ts';

/**
 * The MathML of a formula, without its number and without the TeX that browsers copy; null where KaTeX cannot read it. `prefix`: of its
 * elements, with the colon.
 */
export function formulaMathml(
  tex: string,
  isDisplayed: boolean,
  macros: Readonly<Record<string, string>>,
  prefix = '',
): string | null {
  const rendered = renderFormula(expandSiunitx(takeCommands(tex, 'tag').text), isDisplayed, macros);
  if (!rendered.ok) return null;
  // A formula that may break has its MathML whole once, before its parts.
  const math = /<math[\s>][\s\S]*?<\/math>/.exec(rendered.html)?.[0];
  if (!math) return null;
  return math
    .replace(/<annotation[\s\S]*?<\/annotation>/g, '')
    .replace(/<\/?semantics>/g, '')
    .replace(/&nbsp;/g, '\u00a0')
    .replace(/\sxmlns="[^"]*"/g, '')
    .replace(/<(\/?)([a-z])/g, `<$1${prefix}$2`);
}
