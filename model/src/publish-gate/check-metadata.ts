import { type ArticleType, isNoticeKind } from '../article-types.ts';
import type { ArticleMetadata, Author } from '../entities/article.ts';
import { block, type GateProblem, warn } from '../entities/gate-problem.ts';
import { repeatedLanguages } from '../entities/translation.ts';
import { normaliseDoi } from '../identifiers.ts';
import { licenceOf } from '../licence.ts';
import { t } from '../messages/t.ts';
import { funderProblems } from '../relations/funder-problems.ts';
import { relationProblems } from '../relations/relation-problems.ts';
import type { GateFacts } from './gate-facts.ts';
import { gateWords } from './gate-remarks.ts';

const details = (field: string) => ({ place: 'details' as const, field });

/** Types that say what they have to say without an abstract. */
const WITHOUT_ABSTRACT: ReadonlySet<ArticleType> = new Set([
  'editorial',
  'correction',
  'expression-of-concern',
  'retraction',
]);

function titleAndAbstract({ title, abstract, type }: ArticleMetadata): GateProblem[] {
  const problems: GateProblem[] = [];
  if (!title.trim())
    problems.push(block('title', gateWords('gate/title-missing', {}), details('title')));
  if (!abstract.trim() && !WITHOUT_ABSTRACT.has(type)) {
    problems.push(block('abstract', gateWords('gate/abstract-missing', {}), details('abstract')));
  }
  return problems;
}

const nameOf = ({ collective, given, family }: Author) =>
  collective ?? [given, family].filter(Boolean).join(' ');

function authors({ authors: all, affiliations, type }: ArticleMetadata): GateProblem[] {
  // A notice may be the journal's own word.
  if (all.length === 0) {
    return isNoticeKind(type)
      ? []
      : [block('authors', gateWords('gate/no-author', {}), details('authors'))];
  }
  const problems = all.flatMap((author, place) => {
    const at = `authors.${place}`;
    const name = nameOf(author);
    if (!name)
      return [
        block('author-name', gateWords('gate/author-no-name', { number: place + 1 }), details(at)),
      ];
    const found: GateProblem[] = [];
    if (author.affiliations.some((each) => each >= affiliations.length)) {
      found.push(
        block('affiliation', gateWords('gate/affiliation-unknown', { name }), details(at)),
      );
    } else if (author.affiliations.length === 0 && !isNoticeKind(type)) {
      found.push(
        warn('affiliation-none', t('publishGate.affiliationMissing', { name }), details(at)),
      );
    }
    if (author.corresponding && !author.email) {
      const message = t('publishGate.correspondingEmailMissing', { name });
      found.push(warn('author-email', message, details(`${at}.email`)));
    }
    return found;
  });
  if (!isNoticeKind(type) && !all.some(({ corresponding }) => corresponding)) {
    problems.push(
      block('corresponding', gateWords('gate/no-corresponding-author', {}), details('authors')),
    );
  }
  return problems;
}

function doi({ content, journal, doiHolder }: GateFacts): GateProblem[] {
  const { doi: given } = content.metadata;
  const at = details('doi');
  if (!given && journal?.doiPrefix === '') {
    const message = t('publishGate.doiPrefixMissing');
    return [warn('doi-none', message, at)];
  }
  if (!given) return [block('doi-missing', gateWords('gate/doi-missing', {}), at)];
  const bare = normaliseDoi(given);
  if (!bare) return [block('doi-form', gateWords('gate/not-doi', { given }), at)];
  if (doiHolder !== null) {
    return [block('doi-taken', gateWords('gate/doi-taken', { doiHolder, bare }), at)];
  }
  return journal?.doiPrefix && !bare.startsWith(`${journal.doiPrefix}/`)
    ? [warn('doi-prefix', t('publishGate.doiPrefixOther', { doiPrefix: journal.doiPrefix }), at)]
    : [];
}

function licence({ licence: given }: ArticleMetadata): GateProblem[] {
  if (!given.trim())
    return [block('licence', gateWords('gate/licence-missing', {}), details('licence'))];
  return licenceOf(given).url === null
    ? [warn('licence-unknown', t('publishGate.licenceUnknown', { given }), details('licence'))]
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
    const message = gateWords('gate/dates-out-of-order', {
      later: name === 'published' && !published ? 'today' : name,
      date,
      earlier: before.name,
      earlierDate: before.date,
    });
    return [
      block(
        'dates',
        message,
        details(`dates.${published || name !== 'published' ? name : before.name}`),
      ),
    ];
  });
  if (published && published > day) {
    const message = gateWords('gate/published-after-day', { published });
    problems.push(block('date-ahead', message, details('dates.published')));
  }
  if (!isNoticeKind(content.metadata.type) && content.metadata.type !== 'editorial') {
    if (!received)
      problems.push(warn('received', t('publishGate.receivedMissing'), details('dates.received')));
    if (!accepted) {
      problems.push(warn('accepted', t('publishGate.acceptedMissing'), details('dates.accepted')));
    }
  }
  return problems;
}

/** Readers are led from each to the other: the original has to be there, and to be the original. */
function original({ content, original: found }: GateFacts): GateProblem[] {
  const { translationOf: key = '' } = content.metadata;
  if (found === null || found === 'known') return [];
  const message = {
    itself: () => gateWords('gate/translation-of-itself', {}),
    missing: () => gateWords('gate/original-missing', { key }),
    translation: () => gateWords('gate/original-is-translation', { key }),
  }[found]();
  return [block('translation-of', message, details('translationOf'))];
}

function pages({ pages: range, eLocationId }: ArticleMetadata): GateProblem[] {
  if (range?.first || eLocationId) return [];
  const message = gateWords('gate/pages-missing', {});
  return [block('pages', message, details('pages'))];
}

function keywords({ keywords: words, type }: ArticleMetadata): GateProblem[] {
  return words.length === 0 && !WITHOUT_ABSTRACT.has(type)
    ? [warn('keywords', t('publishGate.noKeywords'), details('keywords'))]
    : [];
}

function notice({ type, updates }: ArticleMetadata): GateProblem[] {
  return isNoticeKind(type) && !updates
    ? [block('notice', gateWords('gate/notice-without-article', {}), details('updates'))]
    : [];
}

function translations({ language, translations: all }: ArticleMetadata): GateProblem[] {
  return repeatedLanguages(language, all).map((place) =>
    block(
      'translation-language',
      gateWords('gate/language-taken', {}),
      details(`translations.${place}.language`),
    ),
  );
}

function funders({ funders: all }: ArticleMetadata): GateProblem[] {
  return funderProblems(all).map(({ place, part, code }) =>
    block(
      code,
      gateWords('gate/funder', { number: place + 1, fault: code, idType: '' }),
      details(`funders.${place}.${part}`),
    ),
  );
}

function relations({ relations: all, doi: own }: ArticleMetadata): GateProblem[] {
  return relationProblems(all, own && normaliseDoi(own)).map(({ place, part, code, idType = '' }) =>
    block(
      code,
      gateWords('gate/relation', { number: place + 1, fault: code, idType }),
      details(`relations.${place}.${part}`),
    ),
  );
}

/** An iD that differs from the one its owner has proved is another person's, or the owner has two. */
function orcids({ content, provedOrcids }: GateFacts): GateProblem[] {
  return content.metadata.authors.flatMap((author, place) => {
    const { orcid, email = '' } = author;
    const address = email.trim().toLowerCase();
    const own = provedOrcids.filter((each) => each.email.trim().toLowerCase() === address);
    const [first] = own;
    if (!orcid || !first || own.some((each) => each.orcid === orcid)) return [];
    const [name, proved, given] = [nameOf(author), first.orcid, orcid];
    const message = t('publishGate.orcidOther', { name, proved, given });
    return [warn('orcid-other', message, details(`authors.${place}`))];
  });
}

/** What an article says of itself. */
export function checkMetadata(facts: GateFacts): GateProblem[] {
  const { metadata } = facts.content;
  return [
    ...titleAndAbstract(metadata),
    ...authors(metadata),
    ...orcids(facts),
    ...doi(facts),
    ...original(facts),
    ...licence(metadata),
    ...dates(facts),
    ...pages(metadata),
    ...keywords(metadata),
    ...notice(metadata),
    ...translations(metadata),
    ...funders(metadata),
    ...relations(metadata),
  ];
}
