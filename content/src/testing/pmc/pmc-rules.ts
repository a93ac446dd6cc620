/**
 * What PubMed Central asks of an article beyond the DTD and JATS4R (its tagging guidelines and style checker), as far as
 * our writer can write it, each as a check of a finished article.
 *
 * @see https://pmc.ncbi.nlm.nih.gov/pmcdoc/tagging-guidelines/article/style.html
 */
import { allNamed, attribute, childNamed, childrenNamed, wordsOf } from '../../convert/xml.ts';
import { each, has, type Jats4rRule, named, parentOf } from '../jats4r/jats4r-rule.ts';

const DATE_TYPES = new Set(['pub', 'corrected', 'preprint', 'retracted', 'update']);
const CONTRIBUTORS = new Set(['author', 'editor']);
const LINK_TYPES = new Set(['uri', 'doi', 'email', 'ftp']);

export const PMC_RULES: readonly Jats4rRule[] = [
  {
    name: 'journal-id: the journal has one with a type',
    wrong: '<journal-meta><journal-id>CES</journal-id></journal-meta>',
    breaches: each(['journal-meta'], (meta) => {
      const ids = childrenNamed(meta, 'journal-id');
      return ids.length === 0 || ids.some((id) => attribute(id, 'journal-id-type') === '');
    }),
  },
  {
    name: 'issn: each says in which way it is published, by one attribute',
    wrong:
      '<journal-meta><issn pub-type="epub" publication-format="electronic">1</issn></journal-meta>',
    breaches: each(['issn'], (issn) => {
      const ways = ['pub-type', 'publication-format'].filter(
        (name) => attribute(issn, name) !== '',
      );
      return parentOf(issn) === 'journal-meta' && wordsOf(issn) !== '' && ways.length !== 1;
    }),
  },
  {
    name: 'pub-date: its date-type is one of those that PMC knows',
    wrong: '<pub-date date-type="published"/>',
    breaches: each(['pub-date'], (date) => !DATE_TYPES.has(attribute(date, 'date-type'))),
  },
  {
    name: 'pub-date: there is one of the article itself, with its year',
    wrong:
      '<article-meta><pub-date date-type="corrected"><year>2026</year></pub-date></article-meta>',
    breaches: each(
      ['article-meta'],
      (meta) =>
        !childrenNamed(meta, 'pub-date').some(
          (date) =>
            attribute(date, 'date-type') === 'pub' &&
            /^\d{4}$/.test(wordsOf(childNamed(date, 'year'))),
        ),
    ),
  },
  {
    name: 'pub-date: a date of a collection is given beside an electronic one',
    wrong: '<article-meta><pub-date pub-type="collection"/></article-meta>',
    breaches: each(['article-meta'], (meta) => {
      const types = childrenNamed(meta, 'pub-date').map((date) => attribute(date, 'pub-type'));
      return types.includes('collection') && !types.includes('epub');
    }),
  },
  {
    name: 'pages: there is no last page without a first',
    wrong: '<article-meta><lpage>9</lpage></article-meta>',
    breaches: each(['article-meta'], (meta) => has(meta, 'lpage') && !has(meta, 'fpage')),
  },
  {
    name: 'contributors: their type is author or editor',
    wrong: '<contrib contrib-type="writer"/>',
    breaches: each(['contrib'], (person) => !CONTRIBUTORS.has(attribute(person, 'contrib-type'))),
  },
  {
    name: 'formulas: LaTeX has an id, and is a complete document',
    wrong: '<inline-formula><tex-math id="t">x^2</tex-math></inline-formula>',
    breaches: each(
      ['tex-math'],
      (tex) =>
        attribute(tex, 'id') === '' ||
        !/^\\documentclass[\s\S]*\\begin\{document\}[\s\S]*\\end\{document\}$/.test(wordsOf(tex)),
    ),
  },
  {
    name: 'ext-link: it says of which type it is, and where it leads',
    wrong: '<ext-link xmlns:xlink="x" xlink:href="https://a.example">a</ext-link>',
    breaches: each(
      ['ext-link'],
      (link) => !LINK_TYPES.has(attribute(link, 'ext-link-type')) || attribute(link, 'href') === '',
    ),
  },
  {
    name: 'licence: it has an address',
    wrong: '<license><license-p>You may read it.</license-p></license>',
    breaches: each(
      ['license'],
      (licence) =>
        attribute(licence, 'href') === '' && allNamed(licence, 'license_ref').length === 0,
    ),
  },
  {
    name: 'graphic: it names a file, and no two figures the same id',
    wrong: '<fig id="a"><graphic/></fig>',
    breaches: (article) => {
      const figures = named(article, 'fig');
      const ids = figures.map((figure) => attribute(figure, 'id'));
      return [
        ...named(article, 'graphic', 'inline-graphic').filter(
          (graphic) => attribute(graphic, 'href') === '',
        ),
        ...figures.filter((figure, at) => ids.indexOf(attribute(figure, 'id')) !== at),
      ];
    },
  },
];
