import { type Element, XMLSerializer } from '@xmldom/xmldom';
import { allNamed, readXml, tagNameOf } from '../convert/xml.ts';
import { ommlToTex } from './omml-to-tex.ts';

const MAIN = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
/**
 * Stands for a formula while mammoth reads the text: nobody types this. Beside bold or italic text, the writer of
 * Markdown may have written a sign of it as a character reference.
 */
const MARK = '(?:\uE000|&#xE000;)(\\d+)(?:\uE001|&#xE001;)';
const BLANK = '(?:[ \\t]|&#x(?:9|20);)*';
/** A formula that has a line to itself, or shares it with its number. */
const OWN_LINE = new RegExp(`^${BLANK}${MARK}${BLANK}(?:\\((\\d{1,3}[a-z]?)\\))?${BLANK}$`, 'gm');
const IN_LINE = new RegExp(MARK, 'g');

export interface MarkedFormulas {
  /** The parts of the file that have words of the text. */
  readonly parts: ReadonlyMap<string, string>;
  readonly formulas: readonly { readonly tex: string; readonly isDisplayed: boolean }[];
}

/** Whether a formula has a line of its own: Word says so with `m:oMathPara`. */
const isInParagraph = (math: Element) =>
  math.parentNode !== null &&
  'localName' in math.parentNode &&
  math.parentNode.localName === 'oMathPara';

/** Whether a formula was deleted while changes were tracked: it is not part of the text. */
function isDeleted(math: Element): boolean {
  for (let above = math.parentNode; above; above = above.parentNode) {
    if ('localName' in above && above.localName === 'del') return true;
  }
  return false;
}

type Formula = MarkedFormulas['formulas'][number];

function markIn(xml: string, formulas: Formula[]): string {
  const root = /<m:oMath[\s>]/.test(xml) ? readXml(xml) : null;
  if (!root) return xml;
  const document = root.ownerDocument;
  for (const math of allNamed(root, 'oMath').filter((each) => !isDeleted(each))) {
    const isDisplayed = isInParagraph(math);
    const run = document?.createElementNS(MAIN, 'w:r');
    const text = document?.createElementNS(MAIN, 'w:t');
    if (run && text) {
      text.textContent = `\uE000${formulas.length}\uE001`;
      run.appendChild(text);
      const para = isDisplayed ? math.parentNode : null;
      const place = para && para.childNodes.length === 1 ? para : math;
      place.parentNode?.replaceChild(run, place);
    }
    formulas.push({ tex: ommlToTex(math), isDisplayed });
  }
  // What is left of formulas with several lines: mammoth reads what is in there.
  for (const para of allNamed(root, 'oMathPara')) {
    const parent = para.parentNode;
    for (const child of [...para.childNodes]) {
      if ('localName' in child && tagNameOf(para) === 'oMathPara')
        parent?.insertBefore(child, para);
    }
    parent?.removeChild(para);
  }
  return new XMLSerializer().serializeToString(root);
}

/** `parts`: path within the file → its XML. Each formula, which mammoth would leave out, becomes a mark. */
export function markFormulas(parts: ReadonlyMap<string, string>): MarkedFormulas {
  const formulas: Formula[] = [];
  const marked = [...parts].map(([path, xml]): [string, string] => [path, markIn(xml, formulas)]);
  return { parts: new Map(marked), formulas };
}

/** Replaces the marks by their formulas. `lost`: how many formulas are missing from the text. */
export function restoreFormulas(
  markdown: string,
  { formulas }: MarkedFormulas,
): { readonly markdown: string; readonly lost: number } {
  const found = new Set<number>();
  const texOf = (at: string): string | null => {
    const formula = formulas[Number(at)];
    if (formula) found.add(Number(at));
    return formula?.tex ?? null;
  };
  const own = markdown.replace(OWN_LINE, (whole, at: string, number: string | undefined) => {
    const tex = texOf(at);
    if (tex === null) return whole;
    return `$$\n${tex}${number === undefined ? '' : ` \\tag{${number}}`}\n$$`;
  });
  const restored = own.replace(IN_LINE, (whole, at: string) => {
    const tex = texOf(at);
    return tex === null ? whole : `$${tex}$`;
  });
  return { markdown: restored, lost: formulas.length - found.size };
}
