/** Word's formulas (Office Math, ECMA-376 part 1, 22.1) as TeX that KaTeX reads. */
import type { Element } from '@xmldom/xmldom';
import { ACCENTS, texOf, texWords } from '../convert/tex-symbol.ts';
import { attribute, childNamed, childrenNamed, childrenOf, tagNameOf } from '../convert/xml.ts';

const braced = (tex: string) => `{${tex.trim()}}`;
const part = (element: Element, name: string): string => {
  const found = childNamed(element, name);
  return found ? inside(found) : '';
};
const inside = (element: Element): string => childrenOf(element).map(texFrom).join('');

/** `m:fracPr/m:type/@m:val`. */
function setting(element: Element, properties: string, name: string): string | null {
  const found = childNamed(element, properties);
  const value = found && childNamed(found, name);
  return value ? attribute(value, 'val') : null;
}

function run(element: Element): string {
  const text = childrenNamed(element, 't')
    .map((each) => each.textContent ?? '')
    .join('');
  const properties = childNamed(element, 'rPr');
  if (properties && childNamed(properties, 'nor')) return texWords(text);
  const script = setting(element, 'rPr', 'scr');
  const style = setting(element, 'rPr', 'sty');
  const alphabet = { 'double-struck': '\\mathbb', script: '\\mathcal', fraktur: '\\mathfrak' }[
    script ?? ''
  ];
  if (alphabet) return `${alphabet}${braced(texOf(text))}`;
  if (style === 'b') return `\\mathbf${braced(texOf(text))}`;
  if (style === 'p' && /^[A-Za-z]{2,}$/.test(text)) {
    const named = texOf(text);
    return named.startsWith('\\') ? named : `\\mathrm${braced(named)}`;
  }
  // The signs of a run are its own; a blank between two of them is not.
  return [...text].map((character) => texOf(character)).join('');
}

const scripted = (element: Element, ...marks: (readonly [sign: string, name: string])[]) => {
  const base = part(element, 'e').trim();
  const inner = /^(\w|\\[a-zA-Z]+|\\\w+\{\w\})$/.test(base) ? base : braced(base);
  return `${inner}${marks.map(([sign, name]) => `${sign}${braced(part(element, name))}`).join('')}`;
};

function delimited(element: Element): string {
  const sign = (name: string, otherwise: string) =>
    texOf(setting(element, 'dPr', name) ?? otherwise).trim() || '.';
  const inner = childrenNamed(element, 'e')
    .map(inside)
    .join(` ${sign('sepChr', '|')} `);
  return `\\left${sign('begChr', '(')} ${inner}\\right${sign('endChr', ')')} `;
}

function nary(element: Element): string {
  const sign = texOf(setting(element, 'naryPr', 'chr') ?? '∫').trim();
  const [below, above] = [part(element, 'sub'), part(element, 'sup')];
  return `${sign}${below ? `_${braced(below)}` : ''}${above ? `^${braced(above)}` : ''} ${part(element, 'e')}`;
}

function accent(element: Element): string {
  const mark = ACCENTS.get(setting(element, 'accPr', 'chr') ?? '^') ?? '\\hat';
  return `${mark}${braced(part(element, 'e'))}`;
}

function grouped(element: Element): string {
  const isBelow = (setting(element, 'groupChrPr', 'pos') ?? 'bot') === 'bot';
  return `${isBelow ? '\\underbrace' : '\\overbrace'}${braced(part(element, 'e'))}`;
}

const rows = (element: Element, row: string, cell: (each: Element) => string) =>
  childrenNamed(element, row).map(cell).join(' \\\\ ');

/** `E=mc^2#(1)`: Word sets what follows the sign at the margin, as the number of the equation. */
const NUMBERED = /\\#\s*\\left\(\s*([\w.]{1,8})\s*\\right\)\s*$/;

/** Equations below each other. A number for each needs another environment than one for all. */
function equationArray(element: Element): string {
  const lines = childrenNamed(element, 'e').map((row) => inside(row).replace('\\&', '&').trim());
  const numbers = lines.filter((line) => NUMBERED.test(line)).length;
  const [only = ''] = lines;
  if (lines.length === 1) return only.replace(NUMBERED, ' \\tag{$1}');
  if (numbers > 1)
    return `\\begin{align}${lines.map((line) => (NUMBERED.test(line) ? line.replace(NUMBERED, ' \\tag{$1}') : `${line} \\notag`)).join(' \\\\ ')}\\end{align}`;
  const [, number = ''] = NUMBERED.exec(lines.find((line) => NUMBERED.test(line)) ?? '') ?? [];
  const set = lines.map((line) => line.replace(NUMBERED, '')).join(' \\\\ ');
  return `\\begin{aligned}${set}\\end{aligned}${number ? ` \\tag{${number}}` : ''}`;
}

const FORMS: Readonly<Record<string, (element: Element) => string>> = {
  r: run,
  f: (element) => {
    if (setting(element, 'fPr', 'type') === 'noBar')
      return `{${part(element, 'num')} \\atop ${part(element, 'den')}}`;
    return `\\frac${braced(part(element, 'num'))}${braced(part(element, 'den'))}`;
  },
  sSup: (element) => scripted(element, ['^', 'sup']),
  sSub: (element) => scripted(element, ['_', 'sub']),
  sSubSup: (element) => scripted(element, ['_', 'sub'], ['^', 'sup']),
  sPre: (element) =>
    `{}_${braced(part(element, 'sub'))}^${braced(part(element, 'sup'))}${part(element, 'e')}`,
  rad: (element) => {
    const degree = part(element, 'deg').trim();
    return `\\sqrt${degree ? `[${degree}]` : ''}${braced(part(element, 'e'))}`;
  },
  d: delimited,
  nary,
  acc: accent,
  groupChr: grouped,
  bar: (element) =>
    `${setting(element, 'barPr', 'pos') === 'top' ? '\\overline' : '\\underline'}${braced(part(element, 'e'))}`,
  func: (element) => `${part(element, 'fName').trim()} ${part(element, 'e')}`,
  limLow: (element) => {
    const base = part(element, 'e').trim();
    const below = braced(part(element, 'lim'));
    return base.startsWith('\\') && !base.includes('{')
      ? `${base}_${below}`
      : `\\underset${below}${braced(base)}`;
  },
  limUpp: (element) => `\\overset${braced(part(element, 'lim'))}${braced(part(element, 'e'))}`,
  m: (element) =>
    `\\begin{matrix}${rows(element, 'mr', (row) => childrenNamed(row, 'e').map(inside).join(' & '))}\\end{matrix}`,
  eqArr: equationArray,
};

/** What tells how something looks, and not what it is. */
const isSetting = (name: string) => /Pr$/.test(name);

function texFrom(element: Element): string {
  const name = tagNameOf(element);
  return FORMS[name]?.(element) ?? (isSetting(name) ? '' : inside(element));
}

/** An `m:oMath` as TeX. */
export function ommlToTex(math: Element): string {
  return inside(math).replace(/\s+/g, ' ').trim();
}
