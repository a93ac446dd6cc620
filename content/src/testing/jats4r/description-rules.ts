/** Abstracts, keywords and the kind of article. */
import { attribute, childrenNamed } from '../../convert/xml.ts';
import { each, has, type Jats4rRule, named, parentOf } from './jats4r-rule.ts';

const ABSTRACTS = ['abstract', 'trans-abstract'];
const RECOMMENDED_ABSTRACTS =
  'teaser extract editor-summary executive-summary interpretive-summary summary plain-language-summary graphical simple structured video audio'.split(
    ' ',
  );

export const DESCRIPTION_RULES: readonly Jats4rRule[] = [
  {
    name: 'abstract: of several, all but one have a type',
    wrong: '<article-meta><abstract/><abstract/></article-meta>',
    breaches: each(
      ['article-meta'],
      (meta) =>
        childrenNamed(meta, 'abstract').filter(
          (abstract) => !attribute(abstract, 'abstract-type') && !attribute(abstract, 'lang'),
        ).length > 1,
    ),
  },
  {
    name: 'abstract: one section alone is none',
    wrong: '<abstract><sec/></abstract>',
    breaches: each(
      ABSTRACTS,
      (abstract) => !has(abstract, 'p') && childrenNamed(abstract, 'sec').length === 1,
    ),
  },
  {
    name: 'abstract: a translation has a language',
    wrong: '<trans-abstract/>',
    breaches: each(['trans-abstract'], (abstract) => !attribute(abstract, 'lang')),
  },
  {
    name: 'abstract: its type is a recommended one',
    wrong: '<abstract abstract-type="lay"/>',
    breaches: each(ABSTRACTS, (abstract) => {
      const type = attribute(abstract, 'abstract-type');
      return type !== '' && !RECOMMENDED_ABSTRACTS.includes(type);
    }),
  },
  {
    name: 'abstract: pictures are figures',
    wrong: '<abstract><p><graphic/></p></abstract>',
    breaches: (article) =>
      named(article, ...ABSTRACTS).flatMap((abstract) =>
        named(abstract, 'graphic', 'media').filter((graphic) => parentOf(graphic) !== 'fig'),
      ),
  },
  {
    name: 'keywords and subjects: one group has no language, and none repeats the article’s',
    wrong: '<article xml:lang="en"><kwd-group xml:lang="en"/></article>',
    breaches: (article) =>
      ['kwd-group', 'subj-group'].flatMap((name) => {
        const groups = named(article, name);
        const plain = groups.filter((group) => !attribute(group, 'lang'));
        const language = attribute(article, 'lang');
        return [
          ...plain.slice(1),
          ...groups.filter((group) => language && attribute(group, 'lang') === language),
        ];
      }),
  },
  {
    name: 'peer review: an article is not typed as a review',
    wrong: '<article article-type="referee-report"/>',
    breaches: (article) =>
      /review-report|referee|reviewer|decision-letter|peer-review/i.test(
        attribute(article, 'article-type'),
      )
        ? [article]
        : [],
  },
];
