import { type ArticleType, NOTICE_KINDS } from '../article-types.ts';
import type { ArticleMetadata, Author } from '../entities/article.ts';
import { block, type GateProblem, warn } from '../entities/gate-problem.ts';
import { normaliseDoi } from '../identifiers.ts';
import { licenceOf } from '../licence.ts';
import type { GateFacts } from './gate-facts.ts';

const details = (field: string) => ({ place: 'details' as const, field });

/** Types that say what they have to say without an abstract. */
const WITHOUT_ABSTRACT: ReadonlySet<ArticleType> = new Set([
  'editorial',
  'correction',
  'expression-of-concern',
  'retraction',
]);

const isNotice = (type: ArticleType): boolean => Object.hasOwn(NOTICE_KINDS, type);

function titleAndAbstract({ title, abstract, type }: ArticleMetadata): GateProblem[] {
  const problems: GateProblem[] = [];
  if (!title.trim()) problems.push(block('title', 'The title is missing.', details('title')));
  if (!abstract.trim() && !WITHOUT_ABSTRACT.has(type)) {
    problems.push(block('abstract', 'The abstract is missing.', details('abstract')));
  }
  return problems;
}

const nameOf = ({ collective, given, family }: Author) =>
  collective ?? [given, family].filter(Boolean).join(' ');

function authors({ authors: all, affiliations, type }: ArticleMetadata): GateProblem[] {
  // A notice may be the journal's own word.
  if (all.length === 0) {
    return isNotice(type) ? [] : [block('authors', 'There is no author.', details('authors'))];
  }
  const problems = all.flatMap((author, place) => {
    const at = `authors.${place}`;
    const name = nameOf(author);
    if (!name) return [block('author-name', `Author ${place + 1} has no name.`, details(at))];
    const found: GateProblem[] = [];
    if (author.affiliations.some((each) => each >= affiliations.length)) {
      found.push(
        block('affiliation', `${name} has an affiliation that does not exist.`, details(at)),
      );
    } else if (author.affiliations.length === 0 && !isNotice(type)) {
      found.push(warn('affiliation-none', `${name} has no affiliation.`, details(at)));
    }
    if (author.corresponding && !author.email) {
      const message = `${name} is a corresponding author without an e-mail address.`;
      found.push(warn('author-email', message, details(`${at}.email`)));
    }
    return found;
  });
  if (!isNotice(type) && !all.some(({ corresponding }) => corresponding)) {
    problems.push(block('corresponding', 'There is no corresponding author.', details('authors')));
  }
  return problems;
}

function doi({ content, journal, doiHolder }: GateFacts): GateProblem[] {
  const { doi: given } = content.metadata;
  const at = details('doi');
  if (!given && journal?.doiPrefix === '') {
    const message = 'The journal has no DOI prefix: the article is published without a DOI.';
    return [warn('doi-none', message, at)];
  }
  if (!given) return [block('doi-missing', 'The DOI is missing.', at)];
  const bare = normaliseDoi(given);
  if (!bare) return [block('doi-form', `“${given}” is not a DOI.`, at)];
  if (doiHolder !== null) {
    return [block('doi-taken', `The article ${doiHolder} has the DOI ${bare}.`, at)];
  }
  return journal?.doiPrefix && !bare.startsWith(`${journal.doiPrefix}/`)
    ? [warn('doi-prefix', `The journal’s DOIs begin with ${journal.doiPrefix}/.`, at)]
    : [];
}

function licence({ licence: given }: ArticleMetadata): GateProblem[] {
  if (!given.trim()) return [block('licence', 'The licence is missing.', details('licence'))];
  return licenceOf(given).url === null
    ? [warn('licence-unknown', `“${given}” is not a licence that we know.`, details('licence'))]
    : [];
}

/** Received ≤ revised ≤ accepted ≤ published ≤ the day on which readers see it (field 5.4). */
function dates({ content, day, article }: GateFacts): GateProblem[] {
  const { received, revised, accepted, published } = content.metadata.dates;
  const inOrder = [
    ['received', received],
    ['revised', revised],
    ['accepted', accepted],
    ['published', published ?? (article.publishedRevision > 0 ? undefined : day)],
  ] as const;
  const known = inOrder.flatMap(([name, date]) => (date ? [{ name, date }] : []));
  const problems = known.slice(1).flatMap(({ name, date }, place) => {
    const before = known[place];
    if (!before || before.date <= date) return [];
    const words = name === 'published' && !published ? `published on ${date}` : name;
    const message = `It cannot be ${words} before it was ${before.name} (${before.date}).`;
    return [
      block(
        'dates',
        message,
        details(`dates.${published || name !== 'published' ? name : before.name}`),
      ),
    ];
  });
  if (published && published > day) {
    const message = `The date of publication (${published}) is after the day on which it will be published.`;
    problems.push(block('date-ahead', message, details('dates.published')));
  }
  if (!isNotice(content.metadata.type) && content.metadata.type !== 'editorial') {
    if (!received)
      problems.push(warn('received', 'No date of receipt.', details('dates.received')));
    if (!accepted) {
      problems.push(
        warn('accepted', 'The date of acceptance is missing.', details('dates.accepted')),
      );
    }
  }
  return problems;
}

function pages({ pages: range, eLocationId }: ArticleMetadata): GateProblem[] {
  if (range?.first || eLocationId) return [];
  const message = 'Enter pages or an article number: citations need one of them.';
  return [block('pages', message, details('pages'))];
}

function keywords({ keywords: words, type }: ArticleMetadata): GateProblem[] {
  return words.length === 0 && !WITHOUT_ABSTRACT.has(type)
    ? [warn('keywords', 'There are no keywords.', details('keywords'))]
    : [];
}

function notice({ type, updates }: ArticleMetadata): GateProblem[] {
  return isNotice(type) && !updates
    ? [block('notice', 'Name the article that the notice is about.', details('updates'))]
    : [];
}

/** What an article says of itself. */
export function checkMetadata(facts: GateFacts): GateProblem[] {
  const { metadata } = facts.content;
  return [
    ...titleAndAbstract(metadata),
    ...authors(metadata),
    ...doi(facts),
    ...licence(metadata),
    ...dates(facts),
    ...pages(metadata),
    ...keywords(metadata),
    ...notice(metadata),
  ];
}
