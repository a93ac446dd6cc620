import rehypeKatex from 'rehype-katex';
import remarkMath from 'remark-math';
import { mathStyleHref } from '../made/math-style-href.ts';
import { FORMULA_SETTINGS } from './formula-settings.ts';
import { remarkLetterFormulas } from './remark-letter-formulas.ts';
import RenderedMarkdown from './rendered-markdown.tsx';

const FORMULAS = {
  remark: [remarkMath, remarkLetterFormulas],
  rehype: [[rehypeKatex, FORMULA_SETTINGS]],
} satisfies Parameters<typeof RenderedMarkdown>[0]['formulas'];

/** A text that may have formulas. Only this file brings KaTeX, which is larger than all the rest. */
export default function RenderedMathematics({ text }: { readonly text: string }) {
  return (
    <>
      <link rel="stylesheet" href={mathStyleHref} precedence="math" />
      <RenderedMarkdown text={text} formulas={FORMULAS} />
    </>
  );
}
