/** Presentation MathML (https://www.w3.org/TR/mathml-core/) as TeX that KaTeX reads. */
import type { Element } from '@xmldom/xmldom';
import { ACCENTS, texOf, texWords } from './tex-symbol.ts';
import { attribute, childrenNamed, childrenOf, tagNameOf, wordsOf } from './xml.ts';

const group = (tex: string) =>
  /^(\w|\\[a-zA-Z]+)$/.test(tex.trim()) ? tex.trim() : `{${tex.trim()}}`;
const braced = (tex: string) => `{${tex.trim()}}`;

const VARIANTS: Readonly<Record<string, string>> = {
  bold: '\\mathbf',
  'bold-italic': '\\boldsymbol',
  'double-struck': '\\mathbb',
  script: '\\mathcal',
  fraktur: '\\mathfrak',
  'sans-serif': '\\mathsf',
  monospace: '\\mathtt',
};

const row = (parent: Element): string => childrenOf(parent).map(texFrom).join('');

function identifier(element: Element): string {
  const text = wordsOf(element);
  const tex = texOf(text);
  const variant = VARIANTS[attribute(element, 'mathvariant')];
  if (variant) return `${variant}${braced(tex)}`;
  const isName = [...text].length > 1 && /^[A-Za-z]+$/.test(text) && !tex.startsWith('\\');
  return isName || attribute(element, 'mathvariant') === 'normal' ? `\\mathrm${braced(tex)}` : tex;
}

function over(element: Element): string {
  const [base, above] = childrenOf(element);
  if (!base || !above) return row(element);
  const accent = ACCENTS.get(wordsOf(above));
  const [inner, mark] = [texFrom(base), texFrom(above)];
  if (accent) return `${accent}${braced(inner)}`;
  return /^\\(sum|prod|lim|int|max|min)/.test(inner.trim())
    ? `${inner.trim()}^${braced(mark)}`
    : `\\overset${braced(mark)}${braced(inner)}`;
}

function under(element: Element): string {
  const [base, below] = childrenOf(element);
  if (!base || !below) return row(element);
  const [inner, mark] = [texFrom(base), texFrom(below)];
  if (wordsOf(below) === '⏟') return `\\underbrace${braced(inner)}`;
  if (/^[_¯‾]$/.test(wordsOf(below))) return `\\underline${braced(inner)}`;
  return /^\\(sum|prod|lim|int|max|min|sup|inf)/.test(inner.trim())
    ? `${inner.trim()}_${braced(mark)}`
    : `\\underset${braced(mark)}${braced(inner)}`;
}

function scripts(element: Element, signs: readonly string[]): string {
  const [base, ...marks] = childrenOf(element);
  if (!base) return '';
  const inner = texFrom(base).trim();
  return `${/[\s^_]/.test(inner) && inner.length > 1 && !/^\\[a-zA-Z]+$/.test(inner) ? braced(inner) : inner || '{}'}${marks.map((mark, at) => `${signs[at] ?? ''}${braced(texFrom(mark))}`).join('')}`;
}

/** A fence; PLOS has files in which the sign's reference is broken: `x007B;`. */
const fence = (sign: string): string =>
  sign
    .trim()
    .replace(/^(?:&#)?x([\da-f]{4});$/i, (_, code: string) =>
      String.fromCodePoint(Number.parseInt(code, 16)),
    );

function fenced(element: Element): string {
  const open = fence(element.getAttribute('open') ?? '(');
  const close = fence(element.getAttribute('close') ?? ')');
  const separators = (element.getAttribute('separators') ?? ',').replace(/\s/g, '');
  const inner = childrenOf(element)
    .map(texFrom)
    .reduce(
      (all, next, at) =>
        `${all}${at > 0 ? texOf(separators[Math.min(at - 1, separators.length - 1)] ?? '') : ''}${next}`,
      '',
    );
  return `\\left${texOf(open).trim() || '.'} ${inner}\\right${texOf(close).trim() || '.'}`;
}

function table(element: Element): string {
  const rows = childrenNamed(element, 'mtr', 'mlabeledtr').map((each) =>
    childrenNamed(each, 'mtd').map(row).join(' & '),
  );
  return `\\begin{matrix}${rows.join(' \\\\ ')}\\end{matrix}`;
}

const FORMS: Readonly<Record<string, (element: Element) => string>> = {
  mi: identifier,
  mn: (element) => texOf(wordsOf(element)),
  mo: (element) => texOf(element.textContent ?? ''),
  mtext: (element) => (wordsOf(element) === '' ? '~' : texWords(element.textContent ?? '')),
  ms: (element) => texWords(element.textContent ?? ''),
  mspace: () => '~',
  mphantom: () => '',
  annotation: () => '',
  'annotation-xml': () => '',
  maligngroup: () => '',
  malignmark: () => '',
  mfrac: (element) => {
    const [top, bottom] = childrenOf(element).map(texFrom);
    const isBinomial = attribute(element, 'linethickness') === '0';
    return isBinomial
      ? `{${top ?? ''} \\atop ${bottom ?? ''}}`
      : `\\frac${braced(top ?? '')}${braced(bottom ?? '')}`;
  },
  msqrt: (element) => `\\sqrt${braced(row(element))}`,
  mroot: (element) => {
    const [inner, degree] = childrenOf(element).map(texFrom);
    return `\\sqrt[${degree ?? ''}]${braced(inner ?? '')}`;
  },
  msup: (element) => scripts(element, ['^']),
  msub: (element) => scripts(element, ['_']),
  msubsup: (element) => scripts(element, ['_', '^']),
  munderover: (element) => {
    const inner = texFrom(childrenOf(element)[0] ?? element).trim();
    return /^\\[a-zA-Z]+$/.test(inner)
      ? scripts(element, ['_', '^'])
      : `\\mathop${scripts(element, ['\\limits_', '^'])}`;
  },
  mmultiscripts: (element) => {
    const [base, below, above] = childrenOf(element);
    const mark = (sign: string, each: Element | undefined) =>
      each && tagNameOf(each) !== 'none' ? `${sign}${braced(texFrom(each))}` : '';
    return `${base ? group(texFrom(base)) : ''}${mark('_', below)}${mark('^', above)}`;
  },
  mover: over,
  munder: under,
  mfenced: fenced,
  mtable: table,
};

function texFrom(element: Element): string {
  const name = tagNameOf(element);
  const form = FORMS[name];
  if (form) return form(element);
  // <semantics> repeats the content in other notations; original TeX is best.
  return row(element);
}

/** A formula. What was written as TeX and is noted as such comes back as it was. */
export function mathmlToTex(math: Element): string {
  const noted = childrenNamed(childrenNamed(math, 'semantics')[0] ?? math, 'annotation').find(
    (each) => attribute(each, 'encoding') === 'application/x-tex',
  );
  if (noted) return wordsOf(noted);
  const tex = texFrom(math).replace(/\s+/g, ' ').trim();
  // Aligned equations are not a matrix.
  const only = /^\\begin\{matrix\}(.*)\\end\{matrix\}$/.exec(tex)?.[1];
  return only !== undefined && !only.includes('\\begin{matrix}') && only.includes('\\\\')
    ? `\\begin{aligned}${only}\\end{aligned}`
    : tex;
}
