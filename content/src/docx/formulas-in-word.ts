import { withoutIsolates } from '@quire/model/messages/without-isolates';
import { type Element, XMLSerializer } from '@xmldom/xmldom';
import { allNamed, attribute, readXml, tagNameOf } from '../convert/xml.ts';
import { type BodyWords, bodyWord } from '../run/body-words.ts';
import { ommlToTex } from './omml-to-tex.ts';
import { placeInWord } from './place-in-word.ts';

const MAIN = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
/**
 * Stands for a formula while mammoth reads the text: nobody types this. Beside bold or italic text, the writer of
 * Markdown may have written a sign of it as a character reference.
 */
const MARK = '(?:\uE000|&#xE000;)(\\d+)(?:\uE001|&#xE001;)';
const BLANK = '(?:[ \\t]|&#x(?:9|20);)*';
/** A formula that has a line to itself, or shares it with its number. */
const OWN_LINE = new RegExp(
  `^${BLANK}${MARK}${BLANK}(?:\\(([A-Z]?\\.?\\d{1,3}(?:\\.\\d{1,3})?[a-z]?)\\))?${BLANK}$`,
  'gm',
);
const IN_LINE = new RegExp(MARK, 'g');

export interface MarkedFormulas {
  /** The parts of the file that have words of the text. */
  readonly parts: ReadonlyMap<string, string>;
  readonly formulas: readonly { readonly tex: string; readonly isDisplayed: boolean }[];
  /** Formulas of other programs (MathType), of which the file has at most a picture. */
  readonly objects: readonly FormulaObject[];
}

export interface FormulaObject {
  /** Its placeholder in the text. */
  readonly name: string;
  /** Within the file; empty if there is none. */
  readonly picture: string;
  readonly place: string;
}

/** Whether a formula is on a separate line: Word marks that with `m:oMathPara`. */
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

/** MathType and Word's own old editor, as they name themselves. */
const EQUATION = /^(Equation|MathType)/i;

/** A picture's path within the file, by the relation that names it (ECMA-376 part 2). */
function pictureOf(object: Element, relations: Element | null): string {
  const [data] = allNamed(object, 'imagedata');
  const id = data ? attribute(data, 'id') : '';
  const relation =
    relations && allNamed(relations, 'Relationship').find((each) => attribute(each, 'Id') === id);
  const target = relation ? attribute(relation, 'Target') : '';
  return target.startsWith('/') ? target.slice(1) : target && `word/${target}`;
}

function markIn(
  xml: string,
  relations: Element | null,
  formulas: Formula[],
  objects: FormulaObject[],
  nameOf: (number: number) => string,
): string {
  const root = /<m:oMath[\s>]|ProgID="(Equation|MathType)/i.test(xml) ? readXml(xml) : null;
  if (!root) return xml;
  const document = root.ownerDocument;
  for (const object of allNamed(root, 'object').filter((each) => !isDeleted(each))) {
    const [ole] = allNamed(object, 'OLEObject');
    const text = document?.createElementNS(MAIN, 'w:t');
    if (!ole || !text || !EQUATION.test(attribute(ole, 'ProgID'))) continue;
    const name = nameOf(objects.length + 1);
    objects.push({ name, picture: pictureOf(object, relations), place: placeInWord(object) });
    text.textContent = `\uE000${formulas.length}\uE001`;
    object.parentNode?.replaceChild(text, object);
    formulas.push({ tex: `\\boxed{\\text{${name}}}`, isDisplayed: false });
  }
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

const relationsOf = (path: string) => path.replace(/([^/]+)$/, '_rels/$1.rels');

/**
 * `texts`: the parts with words of the text; `parts`: all parts, each by its path within the file. Each formula, which
 * mammoth would leave out, becomes a mark. `words`: in the language of the text, for formulas that cannot be read.
 */
export function markFormulas(
  texts: ReadonlyMap<string, string>,
  parts: ReadonlyMap<string, string>,
  words: BodyWords,
): MarkedFormulas {
  // Within TeX, where the signs around values are none.
  const nameOf = (number: number) => withoutIsolates(bodyWord(words, 'formula', { number }));
  const formulas: Formula[] = [];
  const objects: FormulaObject[] = [];
  const marked = [...texts].map(([path, xml]): [string, string] => [
    path,
    markIn(xml, readXml(parts.get(relationsOf(path)) ?? ''), formulas, objects, nameOf),
  ]);
  return { parts: new Map(marked), formulas, objects };
}

/** Replaces the marks by their formulas. `lost`: how many formulas are missing from the text. */
export function restoreFormulas(
  markdown: string,
  formulas: MarkedFormulas['formulas'],
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
