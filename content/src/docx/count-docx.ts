/** What a Word file consists of, counted in the file itself and not in what is read of it. */
import type { TextCounts } from '@quire/model/entities/text-counts';
import type { Element } from '@xmldom/xmldom';
import {
  allNamed,
  attribute,
  childNamed,
  childrenOf,
  elementAround,
  readXml,
  tagNameOf,
} from '../convert/xml.ts';
import { outermost } from '../convert/xml-words.ts';
import { citedIn, fieldKind } from './citations-in-word.ts';
import { type CountedParagraph, countTyped } from './count-typed.ts';
import { fieldsIn } from './fields-in-word.ts';
import { decodedBase64 } from './managed-item.ts';

const TEXTS = ['word/document.xml', 'word/footnotes.xml', 'word/endnotes.xml'];
/** Formulas, what was deleted or moved away, and what old versions of Word get. */
const LEFT_OUT = new Set(['oMath', 'moveFrom', 'Fallback', 'instrText', 'delText', 'del']);
const PICTURES = new Set(['blip', 'imagedata', 'chart', 'relIds', 'object', 'Fallback']);

/** A run's words; numbers that are raised apart. */
function wordsOf(element: Element): string {
  const name = tagNameOf(element);
  if (LEFT_OUT.has(name)) return name === 'oMath' ? ' ' : '';
  if (name === 't') return element.textContent ?? '';
  if (name === 'tab' || name === 'br') return ' ';
  const inner = childrenOf(element)
    .filter((child) => tagNameOf(child) !== 'txbxContent')
    .map(wordsOf)
    .join('');
  const marks = name === 'r' ? childNamed(element, 'rPr') : undefined;
  const raised = marks && childNamed(marks, 'vertAlign');
  return raised && attribute(raised, 'val') === 'superscript' && /^[\d\s,–-]+$/.test(inner)
    ? `⟦${inner.trim()}⟧`
    : inner;
}

function styleOf(paragraph: Element): string {
  const properties = childNamed(paragraph, 'pPr');
  const style = properties && childNamed(properties, 'pStyle');
  return style ? attribute(style, 'val') : '';
}

function paragraphOf(element: Element): CountedParagraph {
  return {
    text: wordsOf(element).replaceAll('⟧⟦', ''),
    formulas: outermost(element, new Set(['oMath'])).length,
    isHeading: /^(heading|berschrift)/i.test(styleOf(element)),
  };
}

/** MathType and Word’s old editor keep a formula as an object. */
const isEquation = (object: Element) =>
  allNamed(object, 'OLEObject').some((each) => /^Equation/i.test(attribute(each, 'ProgID')));

interface Managed {
  citations: number;
  references: number;
}

/** Takes citations and lists of reference managers out of the tree, and counts them. */
function takeManaged(root: Element, managed: Managed): void {
  const remove = (element: Element) => element.parentNode?.removeChild(element);
  const entriesIn = (elements: readonly Element[]) =>
    new Set(elements.map((each) => (tagNameOf(each) === 'p' ? each : elementAround(each, 'p'))))
      .size;
  for (const control of allNamed(root, 'sdt')) {
    const properties = childNamed(control, 'sdtPr');
    const tag = properties && childNamed(properties, 'tag');
    const kind = fieldKind(tag ? attribute(tag, 'val') : '');
    if (kind === 'citation') managed.citations += citedIn(tag ? attribute(tag, 'val') : '');
    if (kind === 'bibliography') managed.references += allNamed(control, 'p').length;
    if (kind) remove(control);
  }
  for (const { instruction, elements, data } of fieldsIn(root)) {
    const kind = fieldKind(instruction);
    if (kind === 'citation')
      managed.citations += citedIn(`${instruction}${data.map(decodedBase64).join('')}`);
    if (kind === 'bibliography') managed.references += entriesIn(elements);
    if (kind) elements.forEach(remove);
  }
}

/** `parts`: path within the file → its XML. */
export function countDocx(parts: ReadonlyMap<string, string>): TextCounts {
  const managed: Managed = { citations: 0, references: 0 };
  const paragraphs: CountedParagraph[] = [];
  let [formulas, figures, tables] = [0, 0, 0];
  for (const path of TEXTS) {
    const root = readXml(parts.get(path) ?? '');
    if (!root) continue;
    takeManaged(root, managed);
    paragraphs.push(
      ...allNamed(root, 'p')
        .filter(
          (each) =>
            !elementAround(each, 'Fallback') &&
            // The title leaves the text.
            !/^title$/i.test(styleOf(each)) &&
            each.namespaceURI?.includes('wordprocessingml'),
        )
        .map(paragraphOf),
    );
    const seen = outermost(root, PICTURES);
    const equations = seen.filter((each) => tagNameOf(each) === 'object' && isEquation(each));
    formulas += outermost(root, new Set(['oMath'])).length + equations.length;
    figures += seen.filter(
      (each) => tagNameOf(each) !== 'Fallback' && !equations.includes(each),
    ).length;
    tables += outermost(root, new Set(['tbl'])).length;
  }
  const { words, citations, references, listed } = countTyped(paragraphs);
  return {
    ...{ words, figures, tables },
    formulas: formulas - listed,
    citations: citations + managed.citations,
    references: managed.references > 0 ? managed.references : references,
  };
}
