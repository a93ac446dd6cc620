/** Formulas, as they are in the source but for what only LaTeX's pages know. */
import type { Html } from 'mdast';
import { macrosWith } from '../tex/macros.ts';
import { renderFormula } from '../tex/render-formula.ts';
import { plainLabel } from './label-book.ts';
import { asIs, type LatexContext, placeOf } from './latex-context.ts';
import { environmentName, type TexNode } from './parse-latex.ts';

/** What KaTeX has another name for, or what moves nothing on a screen. */
const REPLACED: readonly (readonly [RegExp, string])[] = [
  [/\\(?:no)?(?:page|line)break(?:\[\d\])?(?![A-Za-z])/g, ''],
  [/\\(?:vspace|vskip|hskip)\*?\s*(?:\{[^{}]*\}|-?[\d.]+\s*(?:pt|em|ex|mm|cm))/g, ''],
  [/\\(?:allowdisplaybreaks|displaybreak)(?:\[\d\])?(?![A-Za-z])/g, ''],
  [
    /\\(?:footnotesize|small|scriptsize|tiny|normalsize|large|noindent|centering|ignorespaces|qedhere|qed)(?![A-Za-z])\s?/g,
    '',
  ],
  [/\\(?:index|nolabel)\{[^{}]*\}/g, ''],
  [/\\(?:short)?intertext\s*\{([^{}]*(?:\{[^{}]*\}[^{}]*)*)\}/g, '&\\text{$1}\\\\'],
  [/\\(?:mbox|hbox|textnormal|textsc|textup|textmd)(?=\s*\{)/g, '\\text'],
  [/\\(?:textsl|emph)(?=\s*\{)/g, '\\textit'],
  [/\\quireblock\{\d+\}/g, ''],
  [/\\(?:scalebox|raisebox)\s*\{[^{}]*\}(?:\[[^\]]*\])*\s*(?=\{)/g, ''],
  [/\\resizebox\*?\s*\{[^{}]*\}\s*\{[^{}]*\}\s*(?=\{)/g, ''],
  [/\\textcolor\s*\{[^{}]*\}\s*(?=\{)/g, ''],
  [/\\color\s*\{[^{}]*\}/g, ''],
  [/\\(?:slash|negthinspace)(?![A-Za-z])/g, '/'],
  [/\\(?:textquotesingle|textasciiacute)(?![A-Za-z])/g, "'"],
];
const REFERENCE =
  /\\(?:eq|c|C|auto|page)?ref\*?\s*\{([^{}]*)\}|\\cite[a-z]*\*?(?:\[[^\]]*\])*\s*\{([^{}]*)\}/g;

/** Characters that mean something in a table of Markdown or end its line. */
function cleaned(tex: string, context: LatexContext): string {
  const plain = REPLACED.reduce((text, [pattern, by]) => text.replace(pattern, by), tex);
  return plain
    .replace(/\\label\s*\{([^{}]*)\}/g, (_, label: string) => `\\label{${plainLabel(label)}}`)
    .replace(REFERENCE, (_, label?: string, key?: string) => `\\text{[${label ?? key ?? ''}]}`)
    .replace(
      /\\quirecode\s*\{(\d+)\}/g,
      (_, at: string) =>
        `\\texttt{${(context.source.raw[Number(at)]?.text ?? '').replace(/[\\{}$#%&_^~]/g, '\\$&')}}`,
    )
    .replace(/\n[ \t]*(?:\n[ \t]*)+/g, '\n')
    .trim();
}

/** Why the formulas of a text cannot show this one; null where they can. */
function flaw(tex: string, isDisplayed: boolean, { formulas }: LatexContext): string | null {
  const known = formulas.get(tex);
  if (known !== undefined) return known;
  const bare = tex
    .replace(/\\label\{[^{}]*\}/g, '')
    .replace(
      /(\\begin|\\end)\{(eqnarray|multline|flalign|displaymath|math|subequations)\*?\}/g,
      '$1{gather}',
    );
  const made = renderFormula(bare, isDisplayed, macrosWith({}));
  const reason = made.ok ? null : made.reason;
  formulas.set(tex, reason);
  return reason;
}

function check(tex: string, isDisplayed: boolean, context: LatexContext, node: TexNode): void {
  const reason = flaw(tex, isDisplayed, context);
  if (reason !== null) context.report.warn('latex/formula', { ...placeOf(context, node), reason });
}

/** A formula within a line. */
export function latexInlineFormula(tex: string, context: LatexContext, node: TexNode): Html {
  const plain = cleaned(tex.replace(/\\label\s*\{[^{}]*\}/g, ''), context).replace(
    /\s*\n\s*/g,
    ' ',
  );
  if (plain === '') return asIs('');
  check(plain, false, context, node);
  return asIs(`$${plain}$`);
}

const DRAWN =
  /\\begin\{(tikzpicture|tikzcd|xy|prooftree|picture)\}|\\xymatrix|\\(?:infer|AxiomC)(?![A-Za-z])/;
const ENVIRONMENT = /^\\begin\{([^{}]*)\}([\s\S]*)\\end\{\1\}$/;

/** What a displayed formula is written as: an environment as it is, anything else between dollars. */
export function latexDisplayedFormula(node: TexNode, context: LatexContext): Html | null {
  const { position } = node;
  if (!position) return null;
  const source = context.source.text.slice(position.start.offset, position.end.offset).trim();
  if (DRAWN.test(source)) return null;
  const name = node.type === 'mathenv' ? environmentName(node) : '';
  const inner = ENVIRONMENT.exec(source)?.[2] ?? source.replace(/^(\\\[|\$\$)|(\\\]|\$\$)$/g, '');
  const body = cleaned(inner, context);
  for (const [, label = ''] of body.matchAll(/\\label\{([^{}]*)\}/g)) context.labels.make(label);
  const tex = written(name, body);
  check(tex.replace(/^\$\$|\$\$$/g, ''), true, context, node);
  return asIs(tex);
}

function written(name: string, body: string): string {
  const star = name.endsWith('*') ? '*' : '';
  if (/^IEEEeqnarray/.test(name)) {
    const rows = body
      .replace(/^\s*(\[[^\]]*\])?\s*\{[^{}]*\}/, '')
      .replace(/\\IEEE[a-zA-Z]+(\{[^{}]*\})?/g, '');
    return `\\begin{align${star}}\n${rows.replace(/&([^&\\]*)&/g, '&$1')}\n\\end{align${star}}`;
  }
  if (/^(dmath|empheq)/.test(name))
    return `\\begin{equation${star}}\n${body}\n\\end{equation${star}}`;
  if (name === '' || name === 'displaymath' || name === 'math') return `$$\n${body}\n$$`;
  return `\\begin{${name}}\n${body}\n\\end{${name}}`;
}
