import { type Element, XMLSerializer } from '@xmldom/xmldom';
import { allNamed, readXml, tagNameOf } from '../convert/xml.ts';
import { ommlToTex } from './omml-to-tex.ts';

const MAIN = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
/** Stands for a formula while mammoth reads the text: nobody types this. */
const MARK = /\uE000(\d+)\uE001/g;

export interface MarkedFormulas {
  readonly xml: string;
  readonly formulas: readonly { readonly tex: string; readonly isDisplayed: boolean }[];
}

/** Whether a formula has a line of its own: Word says so with `m:oMathPara`. */
const isInParagraph = (math: Element) =>
  math.parentNode !== null &&
  'localName' in math.parentNode &&
  math.parentNode.localName === 'oMathPara';

/** `word/document.xml` with a mark in place of each formula, which mammoth would leave out. */
export function markFormulas(xml: string): MarkedFormulas {
  const root = /<m:oMath[\s>]/.test(xml) ? readXml(xml) : null;
  if (!root) return { xml, formulas: [] };
  const document = root.ownerDocument;
  const formulas = allNamed(root, 'oMath').map((math, at) => {
    const isDisplayed = isInParagraph(math);
    const tex = ommlToTex(math);
    const run = document?.createElementNS(MAIN, 'w:r');
    const text = document?.createElementNS(MAIN, 'w:t');
    if (run && text) {
      text.textContent = `\uE000${at}\uE001`;
      run.appendChild(text);
      const para = isDisplayed ? math.parentNode : null;
      const place = para && para.childNodes.length === 1 ? para : math;
      place.parentNode?.replaceChild(run, place);
    }
    return { tex, isDisplayed };
  });
  // What is left of formulas with several lines: mammoth reads what is in there.
  for (const para of allNamed(root, 'oMathPara')) {
    const parent = para.parentNode;
    for (const child of [...para.childNodes]) {
      if ('localName' in child && tagNameOf(para) === 'oMathPara')
        parent?.insertBefore(child, para);
    }
    parent?.removeChild(para);
  }
  return { xml: new XMLSerializer().serializeToString(root), formulas };
}

/** Marks back into formulas. */
export function restoreFormulas(markdown: string, { formulas }: MarkedFormulas): string {
  const own = markdown.replace(/^[ \t]*\uE000(\d+)\uE001[ \t]*$/gm, (whole, at: string) => {
    const formula = formulas[Number(at)];
    return formula ? `$$\n${formula.tex}\n$$` : whole;
  });
  return own.replace(MARK, (whole, at: string) => {
    const formula = formulas[Number(at)];
    return formula ? `$${formula.tex}$` : whole;
  });
}
