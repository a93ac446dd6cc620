/** Figures, tables, boxes and formulas. */
import {
  allNamed,
  attribute,
  childNamed,
  childrenNamed,
  isXmlElement,
  tagNameOf,
  wordsOf,
} from '../../convert/xml.ts';
import { each, FORMULAS, type Jats4rRule, parentOf } from './jats4r-rule.ts';

export const DISPLAY_RULES: readonly Jats4rRule[] = [
  {
    name: 'display objects: a figure has a picture',
    wrong: '<fig><caption/></fig>',
    breaches: each(['fig'], (fig) => allNamed(fig, 'graphic').length === 0),
  },
  {
    name: 'display objects: a figure, a table and a box have ids',
    wrong: '<fig/>',
    breaches: each(['fig', 'table-wrap', 'boxed-text'], (object) => !attribute(object, 'id')),
  },
  {
    name: 'display objects: a label is not in the caption',
    wrong: '<fig><caption><p>Figure 2: A map.</p></caption></fig>',
    breaches: each(
      ['fig', 'table-wrap'],
      (object) =>
        wordsOf(childNamed(object, 'label')) === '' &&
        /^(fig(ure)?|table|scheme)\.?\s*\d/i.test(wordsOf(childNamed(object, 'caption'))),
    ),
  },
  {
    name: 'mathematics: a formula is in an element for it, once in each notation',
    wrong: '<p><tex-math/></p>',
    breaches: (article) => [
      ...each(['math', 'tex-math'], (math) => {
        const parent = math.parentNode;
        const above = parent && isXmlElement(parent) ? parent : math;
        return ![tagNameOf(above), parentOf(above)].some((name) => FORMULAS.includes(name));
      })(article),
      ...each(
        FORMULAS,
        (formula) => childrenNamed(formula, 'graphic', 'tex-math', 'math').length > 1,
      )(article),
      ...each(
        ['alternatives'],
        (forms) =>
          childrenNamed(forms, 'tex-math').length > 1 || childrenNamed(forms, 'math').length > 1,
      )(article),
    ],
  },
];
