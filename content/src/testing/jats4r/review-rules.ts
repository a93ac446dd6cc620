/** Peer review materials (1.0), as far as they are parts of their article. */
import type { Element } from '@xmldom/xmldom';
import { allNamed, attribute, childNamed, childrenNamed, wordsOf } from '../../convert/xml.ts';
import type { Jats4rRule } from './jats4r-rule.ts';
import { has, named } from './jats4r-rule.ts';

const TYPES = new Set([
  ...['reviewer-report', 'editor-report', 'author-comment', 'community-comment'],
  'aggregated-review-documents',
]);
const ROLES = new Set(['reviewer', 'reader', 'author', 'editor']);
const VERDICTS = new Set([
  ...['revision', 'major-revision', 'minor-revision', 'reject', 'reject-with-resubmit'],
  ...['accept', 'formal-accept', 'accept-in-principle'],
]);

const reviews = (article: Element): Element[] => named(article, 'sub-article');
const fronts = (article: Element): Element[] =>
  reviews(article).flatMap((review) => childrenNamed(review, 'front-stub'));

/** The facts of a review under a name whose value is not allowed. */
const badFacts =
  (name: string, isGood: (value: string) => boolean) =>
  (article: Element): Element[] =>
    fronts(article)
      .flatMap((front) => allNamed(front, 'custom-meta'))
      .filter(
        (fact) =>
          wordsOf(childNamed(fact, 'meta-name')) === name &&
          !isGood(wordsOf(childNamed(fact, 'meta-value'))),
      );
const wrongFact = (name: string) =>
  `<sub-article><front-stub><custom-meta-group><custom-meta><meta-name>${name}</meta-name><meta-value>x</meta-value></custom-meta></custom-meta-group></front-stub></sub-article>`;

export const REVIEW_RULES: readonly Jats4rRule[] = [
  {
    name: 'peer review: the type is one of five',
    wrong: '<sub-article article-type="reviewer_report"/>',
    breaches: (article) =>
      reviews(article).filter((review) => !TYPES.has(attribute(review, 'article-type'))),
  },
  {
    name: 'peer review: there are a DOI, a title, a date and who wrote it',
    wrong: '<sub-article><front-stub><pub-date/></front-stub></sub-article>',
    breaches: (article) =>
      fronts(article).filter((front) => {
        const ids = childrenNamed(front, 'article-id');
        const isNamed = ids.some((id) => attribute(id, 'pub-id-type') === 'doi');
        const people = allNamed(front, 'contrib');
        return !isNamed || people.length === 0 || !has(front, 'pub-date') || !titled(front);
      }),
  },
  {
    name: 'peer review: who wrote it is an author with a role',
    wrong:
      '<sub-article><front-stub><contrib-group><contrib/></contrib-group></front-stub></sub-article>',
    breaches: (article) =>
      fronts(article)
        .flatMap((front) => allNamed(front, 'contrib'))
        .filter(
          (person) =>
            attribute(person, 'contrib-type') !== 'author' ||
            !childrenNamed(person, 'role').some((role) =>
              ROLES.has(attribute(role, 'specific-use')),
            ),
        ),
  },
  {
    name: 'peer review: it leads to its article by the DOI',
    wrong: '<sub-article><front-stub><related-object/></front-stub></sub-article>',
    breaches: (article) =>
      fronts(article).filter(
        (front) =>
          !childrenNamed(front, 'related-object').some(
            (object) =>
              attribute(object, 'document-type') === 'peer-reviewed-article' &&
              attribute(object, 'document-id-type') === 'doi' &&
              attribute(object, 'document-id') !== '',
          ),
      ),
  },
  {
    name: 'peer review: its stage is one of two',
    wrong: wrongFact('peer-review-stage'),
    breaches: badFacts('peer-review-stage', (value) => /^(pre|post)-publication$/.test(value)),
  },
  {
    name: 'peer review: its round is a number',
    wrong: wrongFact('peer-review-revision-round'),
    breaches: badFacts('peer-review-revision-round', (value) => /^\d+$/.test(value)),
  },
  {
    name: 'peer review: what it advises is one of eight',
    wrong: wrongFact('peer-review-recommendation'),
    breaches: badFacts('peer-review-recommendation', (value) => VERDICTS.has(value)),
  },
];

function titled(front: Element): boolean {
  const group = childNamed(front, 'title-group');
  return group !== undefined && wordsOf(childNamed(group, 'article-title')) !== '';
}
