/**
 * A formula in MathML as Word writes formulas (OMML, ECMA-376 part 1, 22.1): what KaTeX makes, element by element. What
 * has no counterpart becomes what is in it.
 */
import type { Element } from '@xmldom/xmldom';
import { attribute, childrenOf, readXml, tagNameOf } from '../convert/xml.ts';
import { type XmlContent, type XmlPiece, xmlElement, xmlOf } from './xml-element.ts';

const NAMESPACE = 'http://schemas.openxmlformats.org/officeDocument/2006/math';
/** Operators that stand before what they work on, with limits. */
const LARGE = /^[∑∏∐∫∬∭∮∯∰⋀⋁⋂⋃⨀⨁⨂⨄⨆]$/u;
const UNSEEN = /^[\u2061-\u2064\u200b]*$/u;
/** Accents by the sign that MathML sets above, as Word wants them: combining. */
const ACCENTS: Readonly<Record<string, string>> = {
  '^': '\u0302',
  ˆ: '\u0302',
  '~': '\u0303',
  '˜': '\u0303',
  '˙': '\u0307',
  '¨': '\u0308',
  ˇ: '\u030c',
  '´': '\u0301',
  '`': '\u0300',
  '˘': '\u0306',
  '→': '\u20d7',
  '⃗': '\u20d7',
  '˚': '\u030a',
};
const BARS = new Set(['¯', '‾', 'ˉ', '―', '_', '\u2013', '\u2015']);
const BRACES = new Set(['⏞', '⏟', '⏠', '⏡', '⎴', '⎵']);

const m = (name: string, ...children: readonly XmlContent[]): XmlPiece =>
  xmlElement(`m:${name}`, {}, ...children);
const value = (name: string, val: string): XmlPiece => xmlElement(`m:${name}`, { 'm:val': val });

const words = (element: Element): string => (element.textContent ?? '').trim();

const SCRIPTS: Readonly<Record<string, string>> = {
  'double-struck': 'double-struck',
  script: 'script',
  fraktur: 'fraktur',
  'sans-serif': 'sans-serif',
  monospace: 'monospace',
};

function run(text: string, variant: string, isWords = false): XmlPiece | null {
  if (text === '' || UNSEEN.test(text)) return null;
  const style = /bold-italic/.test(variant) ? 'bi' : /bold/.test(variant) ? 'b' : 'p';
  const script = SCRIPTS[variant.replace(/^bold-|-italic$/g, '')];
  const properties = isWords
    ? m('rPr', m('nor'))
    : variant === '' || variant === 'italic'
      ? null
      : m('rPr', script ? value('scr', script) : null, value('sty', style));
  return m('r', properties, xmlElement('m:t', { 'xml:space': 'preserve' }, text));
}

const content = (name: string, element: Element | undefined): XmlPiece =>
  m(name, element ? one(element) : null);

/** The sign of an operator that is large, alone or with limits; null for anything else. */
function largeOf(element: Element | undefined): string | null {
  if (!element) return null;
  const inner = ['mrow', 'mstyle'].includes(tagNameOf(element)) && childrenOf(element).length === 1;
  const only = inner ? childrenOf(element)[0] : element;
  const sign = only && tagNameOf(only) === 'mo' ? words(only) : '';
  return LARGE.test(sign) ? sign : null;
}

function nary(element: Element, operand: Element | undefined): XmlPiece | null {
  const name = tagNameOf(element);
  const [base, first, second] = childrenOf(element);
  const sign = largeOf(name === 'mo' ? element : base);
  if (sign === null) return null;
  const isLow = /^m(sub|under)$/.test(name);
  const isHigh = /^m(sup|over)$/.test(name);
  const [low, high] = isHigh ? [undefined, first] : [first, isLow ? undefined : second];
  const isBare = name === 'mo';
  return m(
    'nary',
    m(
      'naryPr',
      value('chr', sign),
      value('limLoc', /under|over/.test(name) ? 'undOvr' : 'subSup'),
      isBare || !low ? value('subHide', '1') : null,
      isBare || !high ? value('supHide', '1') : null,
    ),
    content('sub', isBare ? undefined : low),
    content('sup', isBare ? undefined : high),
    content('e', operand),
  );
}

const isFence = (element: Element | undefined): element is Element =>
  element !== undefined && tagNameOf(element) === 'mo' && attribute(element, 'fence') === 'true';

/** Siblings, of which a large operator takes the next. */
function row(elements: readonly Element[]): XmlContent[] {
  const [first, last] = [elements[0], elements.at(-1)];
  if (elements.length > 2 && isFence(first) && isFence(last)) {
    return [
      m(
        'd',
        m('dPr', value('begChr', words(first)), value('endChr', words(last))),
        m('e', row(elements.slice(1, -1))),
      ),
    ];
  }
  const made: XmlContent[] = [];
  for (let at = 0; at < elements.length; at += 1) {
    const element = elements[at];
    if (!element) continue;
    // What separates the two has no width of its own.
    const next = elements.findIndex((each, place) => place > at && xmlOf(one(each)) !== '');
    const large = nary(element, elements[next]);
    if (large && next >= 0) at = next;
    made.push(large ?? one(element));
  }
  return made;
}

function over(element: Element, isOver: boolean): XmlContent {
  const [base, mark] = childrenOf(element);
  if (!base || !mark) return base ? one(base) : null;
  const sign = words(mark);
  if (isOver && ACCENTS[sign] && tagNameOf(mark) === 'mo')
    return m('acc', m('accPr', value('chr', ACCENTS[sign])), content('e', base));
  if (tagNameOf(mark) === 'mo' && BARS.has(sign))
    return m('bar', m('barPr', value('pos', isOver ? 'top' : 'bot')), content('e', base));
  if (tagNameOf(mark) === 'mo' && BRACES.has(sign)) {
    const place = m('groupChrPr', value('chr', sign), value('pos', isOver ? 'top' : 'bot'));
    return m('groupChr', place, content('e', base));
  }
  return m(isOver ? 'limUpp' : 'limLow', content('e', base), content('lim', mark));
}

function table(element: Element): XmlContent {
  const rows = childrenOf(element).filter((each) => /^m(labeled)?tr$/.test(tagNameOf(each)));
  const cells = rows.map((each) => childrenOf(each).filter((cell) => tagNameOf(cell) === 'mtd'));
  const columns = Math.max(1, ...cells.map(({ length }) => length));
  const aligned = attribute(element, 'columnalign').split(/\s+/);
  const place = (at: number) => {
    const named = aligned[Math.min(at, aligned.length - 1)];
    return named === 'left' || named === 'right' ? named : 'center';
  };
  const properties = Array.from({ length: columns }, (_, at) =>
    m('mc', m('mcPr', value('count', '1'), value('mcJc', place(at)))),
  );
  return m(
    'm',
    m('mPr', m('mcs', properties)),
    cells.map((each) =>
      m(
        'mr',
        Array.from({ length: columns }, (_, at) =>
          m('e', each[at] ? row(childrenOf(each[at])) : null),
        ),
      ),
    ),
  );
}

function one(element: Element): XmlContent {
  const children = childrenOf(element);
  const [first, second, third] = children;
  const variant = attribute(element, 'mathvariant');
  switch (tagNameOf(element)) {
    case 'mi': {
      const text = words(element);
      return run(text, variant || ([...text].length > 1 ? 'normal' : ''));
    }
    case 'mn':
      return run(words(element), variant);
    case 'mo':
      return run(words(element), variant);
    case 'mtext':
      return run(element.textContent ?? '', variant, true);
    case 'mspace': {
      const width = Number.parseFloat(attribute(element, 'width'));
      return width > 0 ? run(width >= 0.9 ? '\u2003' : '\u2005', '', true) : null;
    }
    case 'mfrac': {
      const isBare = /^0/.test(attribute(element, 'linethickness'));
      const properties = isBare ? m('fPr', value('type', 'noBar')) : null;
      return m('f', properties, content('num', first), content('den', second));
    }
    case 'msup':
    case 'msub':
    case 'msubsup':
    case 'munderover': {
      const large = nary(element, undefined);
      if (large) return large;
      const name = tagNameOf(element);
      if (name === 'msup') return m('sSup', content('e', first), content('sup', second));
      if (name === 'msub') return m('sSub', content('e', first), content('sub', second));
      if (name === 'msubsup')
        return m('sSubSup', content('e', first), content('sub', second), content('sup', third));
      const low = m('limLow', content('e', first), content('lim', second));
      return m('limUpp', m('e', low), content('lim', third));
    }
    case 'mover':
      return nary(element, undefined) ?? over(element, true);
    case 'munder':
      return nary(element, undefined) ?? over(element, false);
    case 'msqrt':
      return m('rad', m('radPr', value('degHide', '1')), m('deg'), m('e', row(children)));
    case 'mroot':
      return m('rad', content('deg', second), content('e', first));
    case 'mtable':
      return table(element);
    case 'mphantom':
      return m('phant', m('phantPr', value('show', '0')), m('e', row(children)));
    case 'menclose':
      return /box/.test(attribute(element, 'notation'))
        ? m('borderBox', m('e', row(children)))
        : row(children);
    case 'annotation':
    case 'annotation-xml':
      return null;
    default:
      return row(children);
  }
}

/** The formula as an `m:oMath`; null if it is not MathML. */
export function mathmlToOmml(mathml: string): string | null {
  const math = readXml(mathml);
  if (!math || tagNameOf(math) !== 'math') return null;
  return xmlElement('m:oMath', { 'xmlns:m': NAMESPACE }, row(childrenOf(math))).xml;
}
