/**
 * A short text in JATS, as agencies that register DOIs take it: JATS for abstracts, a few elements of Crossref's own for
 * titles, and words alone. What a table does not name becomes what is in it.
 */
import { onOneLine } from '@quire/model/on-one-line';
import type { Element } from '@xmldom/xmldom';
import { decodeXmlEntities } from '../convert/decode-xml-entities.ts';
import {
  attribute,
  childNamed,
  childrenOf,
  isXmlElement,
  readXml,
  tagNameOf,
} from '../convert/xml.ts';
import { type XmlContent, type XmlPiece, xmlElement, xmlOf } from './xml-element.ts';

const MATHML = 'http://www.w3.org/1998/Math/MathML';
const XLINK = 'http://www.w3.org/1999/xlink';

/** Pictures, tables and the numbers of formulas: what they stand for is not registered. */
const DROPPED = new Set(['fig', 'table-wrap', 'label', 'inline-graphic', 'graphic', 'fn']);

/** Crossref's face markup. https://www.crossref.org/documentation/schema-library/markup-guide-metadata-segments/face-markup/ */
const FACES: Readonly<Record<string, string>> = {
  italic: 'i',
  bold: 'b',
  sub: 'sub',
  sup: 'sup',
  sc: 'scp',
  monospace: 'tt',
};

/** Elements of JATS that an abstract may keep; references to what is elsewhere in the article are not among them. */
const KEPT = new Set([
  ...Object.keys(FACES),
  ...['strike', 'p', 'list', 'list-item', 'disp-quote', 'code', 'preformat'],
  ...['def-list', 'def-item', 'term', 'def', 'inline-formula', 'disp-formula', 'alternatives'],
  'tex-math',
]);

/** Elements after which words on their own begin a new paragraph. */
const PARAGRAPHS = new Set(['p', 'title', 'list-item', 'disp-formula', 'preformat', 'code']);

/** MathML as it is, without attributes that only a browser needs. */
function mathml(element: Element): XmlPiece {
  const attributes = Object.fromEntries(
    [...element.attributes]
      .filter(({ name }) => !/^(xmlns|class|style|id|href)/.test(name))
      .map(({ name, value }) => [name, value]),
  );
  const inner = [...element.childNodes].map(
    (node): XmlContent =>
      isXmlElement(node) ? mathml(node) : node.nodeType === 3 ? node.nodeValue : null,
  );
  return xmlElement(`mml:${tagNameOf(element)}`, attributes, inner);
}

type Rule = (element: Element, inner: () => XmlContent) => XmlContent;

function rewrite(element: Element, rule: Rule): XmlContent {
  return [...element.childNodes].map((node): XmlContent => {
    if (node.nodeType === 3 || node.nodeType === 4) return node.nodeValue;
    if (!isXmlElement(node) || DROPPED.has(tagNameOf(node))) return null;
    const isNoteSign = tagNameOf(node) === 'xref' && attribute(node, 'ref-type') === 'fn';
    return isNoteSign ? null : rule(node, () => rewrite(node, rule));
  });
}

/** The formula in MathML where there is one, else in TeX. */
function formula(element: Element, write: (math: Element) => XmlContent): XmlContent {
  const holder = childNamed(element, 'alternatives') ?? element;
  const math = childNamed(holder, 'math');
  return math ? write(math) : (childNamed(holder, 'tex-math')?.textContent ?? '');
}

const isFormula = (name: string) => name === 'inline-formula' || name === 'disp-formula';

const face: Rule = (element, inner) => {
  const name = tagNameOf(element);
  if (isFormula(name)) return formula(element, mathml);
  const written = FACES[name];
  const content = inner();
  return written && xmlOf(content) ? xmlElement(written, {}, content) : content;
};

/** A paragraph within another one, around which an element that is not kept was left out. */
function isInParagraph(element: Element): boolean {
  let above = element.parentNode;
  while (above && isXmlElement(above) && !KEPT.has(tagNameOf(above))) above = above.parentNode;
  return above !== null && isXmlElement(above) && tagNameOf(above) === 'p';
}

const jats: Rule = (element, inner) => {
  const name = tagNameOf(element);
  if (name === 'math') return mathml(element);
  const content = inner();
  if (!KEPT.has(name) || xmlOf(content) === '') return content;
  if (name === 'p' && isInParagraph(element)) return [content, ' '];
  const type = attribute(element, 'list-type');
  return xmlElement(`jats:${name}`, { 'list-type': type || undefined }, content);
};

const words: Rule = (element, inner) => {
  const name = tagNameOf(element);
  if (isFormula(name)) {
    const tex = childNamed(childNamed(element, 'alternatives') ?? element, 'tex-math')?.textContent;
    return [tex ?? '', name === 'disp-formula' ? '\n\n' : ''];
  }
  return [inner(), PARAGRAPHS.has(name) ? '\n\n' : ''];
};

function opened(content: XmlContent): Element | null {
  return readXml(`<all xmlns:mml="${MATHML}" xmlns:xlink="${XLINK}">${xmlOf(content)}</all>`);
}

/** Crossref's markup for titles. */
export const faceMarkup = (content: XmlContent): string => {
  const root = opened(content);
  return root ? onOneLine(xmlOf(rewrite(root, face))) : '';
};

/** JATS with the prefixes `jats` and `mml`, as deposits declare them; '' where nothing is left. */
export const jatsMarkup = (content: XmlContent): string => {
  const root = opened(content);
  if (!root) return '';
  return childrenOf(root)
    .map((block) => xmlOf(jats(block, () => rewrite(block, jats))).trim())
    .filter((block) => block !== '')
    .map((block) => (/^<jats:p>/.test(block) ? block : `<jats:p>${block}</jats:p>`))
    .join('');
};

/** The same in words, formulas in TeX; paragraphs with an empty line between them. */
export const plainWords = (content: XmlContent): string => {
  const root = opened(content);
  if (!root) return '';
  return decodeXmlEntities(xmlOf(rewrite(root, words)))
    .split(/\n{2,}/)
    .map(onOneLine)
    .filter(Boolean)
    .join('\n\n');
};
