import { LETTER_FORMULA_MAX } from '@quire/model/letters/letter-markdown';
import { type FormulaTextPart, partsOfText, unicodeText } from '@quire/model/letters/unicode-text';
import katex from 'katex';
import { createElement, Fragment } from 'react';
import { mathStyleHref } from '../made/math-style-href.ts';
import { FORMULA_SETTINGS, isReadable } from './formula-settings.ts';

function Part({ kind, text }: FormulaTextPart) {
  if (kind === 'emphasis') return <em>{text}</em>;
  if (kind === 'words') return text;
  if (text.length > LETTER_FORMULA_MAX || !isReadable(text, false)) return unicodeText(`$${text}$`);
  const html = { __html: katex.renderToString(text, FORMULA_SETTINGS) };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: KaTeX's own markup, in which nothing is trusted
  return <span dangerouslySetInnerHTML={html} />;
}

/** A title with formulas, drawn by KaTeX. */
export default function RenderedTitle({ text }: { readonly text: string }) {
  const parts = partsOfText(text).map((part) => createElement(Part, part));
  return (
    <>
      <link rel="stylesheet" href={mathStyleHref} precedence="math" />
      {createElement(Fragment, null, ...parts)}
    </>
  );
}
