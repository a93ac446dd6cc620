import type { Element } from '@xmldom/xmldom';
import type { ElementContent } from 'hast';
import { mathmlToTex } from '../convert/mathml-to-tex.ts';
import { verbatim, verbatimBlock } from '../convert/verbatim.ts';
import { allNamed, attribute, childNamed, elementAround, wordsOf } from '../convert/xml.ts';
import type { JatsContext } from './jats-context.ts';
import { pictureIn } from './jats-figure.ts';
import { ownLabel } from './own-label.ts';
import { placeInJats } from './place-in-jats.ts';

/** The formula of an element that holds it in one way or in several; null where it is a picture only. */
function formulaOf(element: Element): string | null {
  const tex = allNamed(element, 'tex-math')[0];
  const math = allNamed(element, 'math')[0];
  if (tex) {
    const source = (tex.textContent ?? '').trim();
    const inner = /\\begin\{document\}([\s\S]*?)\\end\{document\}/.exec(source)?.[1] ?? source;
    return inner
      .trim()
      .replace(/^\$+|\$+$/g, '')
      .replace(/^\\\[|\\\]$/g, '')
      .trim();
  }
  return math ? mathmlToTex(math) : null;
}

/** What replaces a formula that cannot be read: its picture, where the article names one. */
function pictured(element: Element): string {
  // No picture is in the words of another one.
  const file = elementAround(element, 'caption') ? '' : pictureIn(element);
  return file ? `![Formula](figures/${encodeURI(file)})` : '`[formula]`';
}

/** A formula on lines of its own, with the label that others refer to. */
export function displayedFormula(element: Element, context: JatsContext): ElementContent[] {
  const tex = formulaOf(element);
  if (tex === null) {
    context.report.warn(
      'jats/formula',
      { formula: attribute(element, 'id') },
      undefined,
      placeInJats(element),
    );
    return [verbatimBlock(pictured(element))];
  }
  const label = context.labels.get(attribute(element, 'id'));
  const stated = wordsOf(childNamed(element, 'label'));
  const own = stated === '' ? '' : ownLabel(context, '', stated);
  const tag = own === '' || /\\tag\b/.test(tex) ? '' : ` \\tag{${own.replace(/[\\{}$]/g, '')}}`;
  return [verbatimBlock(`$$\n${tex}${label ? ` \\label{${label}}` : ''}${tag}\n$$`)];
}

/** A formula within a line. */
export function inlineFormula(element: Element, context: JatsContext): ElementContent[] {
  const tex = formulaOf(element);
  if (tex) return [verbatim(`$${tex.replace(/\s*\n\s*/g, ' ')}$`)];
  context.report.warn('jats/formula-in-text', {}, undefined, placeInJats(element));
  return [verbatim(pictured(element))];
}
