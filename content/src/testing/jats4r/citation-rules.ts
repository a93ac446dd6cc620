/** Cited works. */
import type { Element } from '@xmldom/xmldom';
import {
  allNamed,
  attribute,
  childNamed,
  childrenNamed,
  tagNameOf,
  wordsOf,
} from '../../convert/xml.ts';
import { each, has, type Jats4rRule, named, parentOf } from './jats4r-rule.ts';

const CITATIONS = ['element-citation', 'mixed-citation'];
const isPreprint = (citation: Element) => attribute(citation, 'publication-type') === 'preprint';
const isData = (citation: Element) => attribute(citation, 'publication-type') === 'data';
const digits = (element: Element | undefined) => Number(wordsOf(element).replace(/[^\d.]/g, ''));

export const CITATION_RULES: readonly Jats4rRule[] = [
  {
    name: 'data citations: data have a title of their own kind or a source, and only data have it',
    wrong: '<element-citation publication-type="data"><article-title/></element-citation>',
    breaches: each(
      CITATIONS,
      (citation) =>
        tagNameOf(citation) === 'element-citation' &&
        (isData(citation)
          ? !has(citation, 'source', 'data-title') ||
            (has(citation, 'article-title') && !has(citation, 'data-title'))
          : has(citation, 'data-title')),
    ),
  },
  {
    name: 'citations: each has a type that says something of it, and each reference an id',
    wrong: '<ref><mixed-citation/></ref>',
    breaches: (article) => [
      ...each(CITATIONS, (citation) => !attribute(citation, 'publication-type'))(article),
      ...each(['ref'], (ref) => !attribute(ref, 'id'))(article),
    ],
  },
  {
    name: 'citations: a place or pages, and the last is not before the first',
    wrong: '<element-citation><fpage>29</fpage><lpage>12</lpage></element-citation>',
    breaches: each(CITATIONS, (citation) => {
      const [first, last] = [childNamed(citation, 'fpage'), childNamed(citation, 'lpage')];
      const hasPages = has(citation, 'fpage', 'lpage', 'page-range');
      return (
        (has(citation, 'elocation-id') && hasPages) ||
        (first !== undefined && last !== undefined && digits(first) > digits(last))
      );
    }),
  },
  {
    name: 'citations: a year has four digits',
    wrong: '<element-citation><year>20</year></element-citation>',
    breaches: (article) =>
      named(article, ...CITATIONS).flatMap((citation) =>
        childrenNamed(citation, 'year').filter((year) => !/^(1\d|20)\d\d$/.test(wordsOf(year))),
      ),
  },
  {
    name: 'citations: identifiers have a type, and people a group',
    wrong: '<element-citation><name/><pub-id/></element-citation>',
    breaches: (article) =>
      named(article, 'element-citation').flatMap((citation) => [
        ...allNamed(citation, 'name').filter((name) => parentOf(name) !== 'person-group'),
        ...allNamed(citation, 'pub-id').filter((id) => !attribute(id, 'pub-id-type')),
        ...allNamed(citation, 'person-group').filter(
          (group) => !attribute(group, 'person-group-type'),
        ),
      ]),
  },
  {
    name: 'preprints: a citation has people, title, year, source and a link',
    wrong: '<element-citation publication-type="preprint"><source/></element-citation>',
    breaches: each(
      ['element-citation'],
      (citation) =>
        isPreprint(citation) &&
        !(
          has(citation, 'person-group') &&
          has(citation, 'article-title') &&
          has(citation, 'year') &&
          has(citation, 'source') &&
          has(citation, 'ext-link', 'pub-id')
        ),
    ),
  },
];
