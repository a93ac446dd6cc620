/** Statements on interests, data, ethics and funding. */
import { allNamed, attribute, childNamed, childrenNamed, wordsOf } from '../../convert/xml.ts';
import { each, type Jats4rRule, named, parentOf } from './jats4r-rule.ts';

const COI_TYPE =
  /^(coi-statement|conflicts?|conflicts? of interest|competing interests?|conflict-of-interest|competing-interests)$/i;
const COI_TITLE =
  /^(conflicts? of interest|conflict of interest statements?|author conflicts|competing interests?|conflicts)$/i;
const DATA_TYPE = /^data[ _-]?(availability|accessibility)([ _-]statement)?$/i;

export const STATEMENT_RULES: readonly Jats4rRule[] = [
  {
    name: 'conflicts of interest: the statement is a note of the authors',
    wrong: '<back><fn fn-type="coi-statement"/></back>',
    breaches: each(
      ['fn'],
      (note) => attribute(note, 'fn-type') === 'coi-statement' && parentOf(note) !== 'author-notes',
    ),
  },
  {
    name: 'conflicts of interest: the statement is nothing else',
    wrong: '<sec><title>Competing interests</title></sec>',
    breaches: (article) => [
      ...each(['notes'], (notes) => COI_TYPE.test(attribute(notes, 'notes-type')))(article),
      ...each(['p', 'fn'], (part) => COI_TYPE.test(attribute(part, 'content-type')))(article),
      ...each(
        ['sec'],
        (sec) =>
          COI_TYPE.test(attribute(sec, 'sec-type')) ||
          COI_TITLE.test(wordsOf(childNamed(sec, 'title'))),
      )(article),
    ],
  },
  {
    name: 'data availability: the statement is a section behind the text',
    wrong: '<body><sec sec-type="data-availability"/></body>',
    breaches: (article) => [
      ...each(['sec'], (sec) => {
        const type = attribute(sec, 'sec-type');
        return type === 'data-availability' ? parentOf(sec) !== 'back' : DATA_TYPE.test(type);
      })(article),
      ...each(
        ['fn', 'p', 'notes'],
        (part) =>
          DATA_TYPE.test(attribute(part, 'content-type')) ||
          DATA_TYPE.test(attribute(part, 'fn-type')) ||
          DATA_TYPE.test(attribute(part, 'notes-type')),
      )(article),
    ],
  },
  {
    name: 'ethics: there is one statement, with a title',
    wrong: '<back><sec sec-type="ethics-statement"/><sec sec-type="ethics-statement"/></back>',
    breaches: (article) => {
      const statements = named(article, 'sec').filter((sec) =>
        /^ethics-statement$/i.test(attribute(sec, 'sec-type')),
      );
      return [
        ...statements.slice(1),
        ...statements.filter((sec) => attribute(sec, 'sec-type') !== 'ethics-statement'),
      ];
    },
  },
  {
    name: 'funding: there is one group of it',
    wrong: '<article-meta><funding-group/><funding-group/></article-meta>',
    breaches: (article) =>
      named(article, 'article-meta').flatMap((meta) => allNamed(meta, 'funding-group').slice(1)),
  },
  {
    name: 'funding: an award has one source',
    wrong: '<funding-group><award-group><award-id>1</award-id></award-group></funding-group>',
    breaches: (article) =>
      named(article, 'award-group').filter(
        (group) => childrenNamed(group, 'funding-source').length !== 1,
      ),
  },
  {
    name: 'funding: the DOI of an award is one',
    wrong:
      '<award-group><award-id award-id-type="doi">https://doi.org/10.1/x</award-id></award-group>',
    breaches: (article) =>
      named(article, 'award-id').filter(
        (id) => attribute(id, 'award-id-type') === 'doi' && !wordsOf(id).startsWith('10.'),
      ),
  },
  {
    name: 'funding: a funder in the registry is named by its DOI there',
    wrong:
      '<funding-group><institution-id vocab="open-funder-registry">100000001</institution-id></funding-group>',
    breaches: (article) =>
      named(article, 'institution-id').filter(
        (id) =>
          attribute(id, 'vocab') === 'open-funder-registry' &&
          !(
            attribute(id, 'vocab-identifier') === '10.13039/open_funder_registry' &&
            attribute(id, 'institution-id-type') === 'doi' &&
            wordsOf(id).startsWith('10.13039/')
          ),
      ),
  },
];
