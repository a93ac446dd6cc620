/** What those need who do not see an article. */
import {
  allNamed,
  attribute,
  childNamed,
  childrenOf,
  elementAround,
  wordsOf,
} from '../../convert/xml.ts';
import { each, FORMULAS, has, type Jats4rRule } from './jats4r-rule.ts';

const LINKS = ['ext-link', 'uri', 'self-uri'];

export const ACCESSIBILITY_RULES: readonly Jats4rRule[] = [
  {
    name: 'accessibility: every picture has a text in its place',
    wrong: '<fig><graphic/></fig>',
    breaches: each(
      ['graphic', 'inline-graphic'],
      (graphic) => wordsOf(childNamed(graphic, 'alt-text')) === '',
    ),
  },
  {
    name: 'accessibility: this text does not repeat the caption',
    wrong: '<fig><caption><p>A</p></caption><graphic><alt-text>A</alt-text></graphic></fig>',
    breaches: each(['alt-text'], (text) => {
      const caption = childNamed(elementAround(text, 'fig') ?? text, 'caption');
      const first = caption && childNamed(caption, 'p');
      return first !== undefined && wordsOf(first) !== '' && wordsOf(first) === wordsOf(text);
    }),
  },
  {
    name: 'accessibility: a table is a table',
    wrong: '<table-wrap><graphic/></table-wrap>',
    breaches: each(['table-wrap'], (wrap) => allNamed(wrap, 'table').length === 0),
  },
  {
    name: 'accessibility: a table has heads',
    wrong: '<table><tr><td/></tr></table>',
    breaches: each(['table'], (table) => allNamed(table, 'th').length === 0),
  },
  {
    name: 'accessibility: a link says where it leads',
    wrong: '<ext-link xmlns:xlink="x" xlink:href="https://a.example">https://a.example</ext-link>',
    breaches: each(LINKS, (link) => {
      const words = wordsOf(link);
      const isSilent = words === '' && childrenOf(link).length === 0;
      const isAddress = words === attribute(link, 'href') || /^(https?|s?ftp):\/\//.test(words);
      return (isSilent || isAddress) && !attribute(link, 'title');
    }),
  },
  {
    name: 'accessibility: a section has a title, and no level of its own',
    wrong: '<sec disp-level="2"><p/></sec>',
    breaches: each(['sec'], (sec) => !has(sec, 'title') || attribute(sec, 'disp-level') !== ''),
  },
  {
    name: 'accessibility: a formula is not a picture',
    wrong: '<disp-formula><graphic/></disp-formula>',
    breaches: each(FORMULAS, (formula) => allNamed(formula, 'graphic').length > 0),
  },
  {
    name: 'accessibility: items of a list have no labels of their own',
    wrong: '<list-item><label/></list-item>',
    breaches: each(['list-item'], (item) => has(item, 'label')),
  },
];
