/** What a JATS file consists of, counted in the file itself and not in what is read of it. */
import type { TextCounts } from '@quire/model/entities/text-counts';
import type { Element } from '@xmldom/xmldom';
import { allNamed, attribute, childNamed, childrenOf, tagNameOf } from '../convert/xml.ts';
import { outermost, textBelow, type WordRules } from '../convert/xml-words.ts';
import { countWords } from '../report/count-words.ts';

const FORMULAS = new Set(['disp-formula', 'inline-formula']);
const PICTURES = new Set(['alternatives', 'table-wrap', 'graphic', 'inline-graphic', ...FORMULAS]);
/** Formulas, what the press makes by itself (numbers, citations), and what only machines read. */
const LEFT_OUT = new Set([
  ...FORMULAS,
  'xref',
  'label',
  'ref-list',
  'object-id',
  'permissions',
  'alt-text',
  'long-desc',
  'sec-meta',
  'attrib',
]);
const INLINE = new Set(
  'italic bold sub sup sc monospace strike underline styled-content named-content ext-link uri email'.split(
    ' ',
  ),
);
const RULES: WordRules = {
  isLeftOut: (element) => LEFT_OUT.has(tagNameOf(element)),
  isInline: (name) => INLINE.has(name),
};

/** Of several forms of one picture the first counts. */
const picturesIn = (part: Element): number =>
  outermost(part, PICTURES).filter((each) => {
    const name = tagNameOf(each);
    // Of a table that is typed a picture says nothing more.
    if (name === 'table-wrap')
      return allNamed(each, 'table').length === 0 && allNamed(each, 'graphic').length > 0;
    return name === 'alternatives' ? allNamed(each, 'graphic').length > 0 : !FORMULAS.has(name);
  }).length;

/** `article`: the root of the file. */
export function countJats(article: Element): TextCounts {
  const [body, back] = [childNamed(article, 'body'), childNamed(article, 'back')];
  const abstract = allNamed(article, 'abstract').find((each) => !attribute(each, 'abstract-type'));
  const parts = [
    ...(abstract ? [abstract] : []),
    ...(body ? [body] : []),
    ...(back ? childrenOf(back).filter((part) => tagNameOf(part) !== 'ref-list') : []),
  ];
  const sum = (count: (part: Element) => number) =>
    parts.reduce((total, part) => total + count(part), 0);
  return {
    words: sum((part) => countWords(textBelow(part, RULES))),
    formulas: sum((part) => outermost(part, FORMULAS).length),
    figures: sum(picturesIn),
    tables: sum((part) =>
      allNamed(part, 'table-wrap').reduce(
        (count, each) => count + Math.max(1, allNamed(each, 'table').length),
        0,
      ),
    ),
    citations: sum((part) =>
      allNamed(part, 'xref')
        .filter((each) => attribute(each, 'ref-type') === 'bibr')
        .reduce(
          (count, each) => count + attribute(each, 'rid').split(/\s+/).filter(Boolean).length,
          0,
        ),
    ),
    references: allNamed(article, 'ref').length,
  };
}
