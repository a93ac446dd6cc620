/** Authors, where they work and what they did. */
import { COUNTRY_CODES } from '@quire/model/countries';
import { CREDIT_ROLES } from '@quire/model/credit-roles';
import type { Element } from '@xmldom/xmldom';
import { allNamed, attribute, childrenOf, tagNameOf, wordsOf } from '../../convert/xml.ts';
import { each, has, type Jats4rRule, named, parentOf } from './jats4r-rule.ts';

const CREDIT = 'https://credit.niso.org/';
const creditId = (term: string) =>
  `${CREDIT}contributor-roles/${term
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .replace(/^-|-$/g, '')}/`;
const CREDIT_TERMS: readonly string[] = CREDIT_ROLES.map((role) =>
  role === 'Formal analysis' ? 'Formal Analysis' : role,
);
const isAuthor = (contrib: Element) => attribute(contrib, 'contrib-type') === 'author';

export const AUTHOR_RULES: readonly Jats4rRule[] = [
  {
    name: 'authors: of several, each affiliation is someone’s',
    wrong:
      '<article-meta><contrib-group><contrib/><contrib/></contrib-group><aff id="a"/><aff id="b"/></article-meta>',
    breaches: (article) => {
      const affs = named(article, 'aff');
      if (affs.length < 2 || named(article, 'contrib').length < 2) return [];
      const linked = new Set(
        named(article, 'xref').flatMap((ref) => attribute(ref, 'rid').split(/\s+/)),
      );
      return affs.filter((aff) => !linked.has(attribute(aff, 'id')));
    },
  },
  {
    name: 'authors: what leads to an affiliation says so, and that has the label it shows',
    wrong: '<article><aff id="a"/><xref ref-type="fn" rid="a">1</xref></article>',
    breaches: (article) => {
      const affs = new Map(named(article, 'aff').map((aff) => [attribute(aff, 'id'), aff]));
      return named(article, 'xref').filter((ref) => {
        const aff = affs.get(attribute(ref, 'rid'));
        if (!aff) return false;
        const isSilent = wordsOf(ref) !== '' && !has(aff, 'label');
        return attribute(ref, 'ref-type') !== 'aff' || isSilent;
      });
    },
  },
  {
    name: 'authors: an affiliation names an institution, and has no superscript for a label',
    wrong: '<aff><sup>1</sup>There</aff>',
    breaches: each(
      ['aff'],
      (aff) =>
        allNamed(aff, 'institution').length === 0 || tagNameOf(childrenOf(aff)[0] ?? aff) === 'sup',
    ),
  },
  {
    name: 'authors: a country that ISO 3166-1 knows has its code',
    wrong: '<aff><country>Norway</country></aff>',
    breaches: each(
      ['country'],
      (country) => !COUNTRY_CODES.includes(attribute(country, 'country')),
    ),
  },
  {
    name: 'authors: identifiers say of which kind they are',
    wrong: '<contrib><contrib-id>1</contrib-id></contrib>',
    breaches: (article) => [
      ...each(['contrib-id'], (id) => !attribute(id, 'contrib-id-type'))(article),
      ...each(['institution-id'], (id) => !attribute(id, 'institution-id-type'))(article),
    ],
  },
  {
    name: 'authors: an equal contribution is not one person’s',
    wrong: '<article-meta><contrib contrib-type="author" equal-contrib="yes"/></article-meta>',
    breaches: each(
      ['article-meta'],
      (meta) =>
        allNamed(meta, 'contrib').filter((contrib) => attribute(contrib, 'equal-contrib') === 'yes')
          .length === 1,
    ),
  },
  {
    name: 'authors: contributors are authors, and groups are authors themselves',
    wrong: '<article-meta><contrib/><collab/></article-meta>',
    breaches: (article) =>
      named(article, 'article-meta').flatMap((meta) => [
        ...allNamed(meta, 'contrib').filter((contrib) => !isAuthor(contrib)),
        ...allNamed(meta, 'collab').filter((collab) => parentOf(collab) !== 'contrib'),
      ]),
  },
  {
    name: 'CRediT: a role has the identifier and the word of the taxonomy',
    wrong: '<contrib><role vocab="credit" vocab-term="Writing">Writing</role></contrib>',
    breaches: each(['role'], (role) => {
      const term = attribute(role, 'vocab-term');
      return (
        attribute(role, 'vocab') === 'credit' &&
        (attribute(role, 'vocab-identifier') !== CREDIT ||
          !CREDIT_TERMS.includes(term) ||
          attribute(role, 'vocab-term-identifier') !== creditId(term))
      );
    }),
  },
  {
    name: 'CRediT: a role that the taxonomy has is said to be of it',
    wrong: '<contrib><role>Data curation</role></contrib>',
    breaches: each(
      ['role'],
      (role) =>
        attribute(role, 'vocab') !== 'credit' &&
        CREDIT_TERMS.some((term) => term.toLowerCase() === wordsOf(role).toLowerCase()),
    ),
  },
];
