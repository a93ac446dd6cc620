import { isDeepStrictEqual } from 'node:util';
import { isByRun, RUN_MARK } from '../../domain/bulk-import/imported-mark.ts';
import { CARD_FIELDS } from '../../domain/publishing/cards/article-card.ts';
import { orcidSite } from '../../platform/config/orcid-settings.ts';
import type { Reaction } from './reaction.ts';

/** What an author's record and page say of an article. */
const TOLD = [...CARD_FIELDS, 'affiliations', 'provedOrcids', 'metadata.authors'];

/** What an ORCID record says of it. */
const IN_RECORDS = [
  ...['title', 'issue', 'published', 'status', 'affiliations'],
  ...['teaser', 'journalTitle', 'metadata'],
];

/** What services that hold its preprints are told about. */
const ANNOUNCED = ['akey', 'hasReviews', 'metadata.relations'];

/** `publishedArticles/{id}` → `authors/{id}` of all its authors, what waits to be sent to their ORCID records, and to services. */
export const publishedArticleWritten: Reaction = async ({ id, before, after }) => {
  // Most changes concern the context of an article: related articles, figures of its readers. An
  // import of many articles collects their authors at its end.
  if (isByRun(before, after, RUN_MARK)) return;
  const isSame = (field: string) => isDeepStrictEqual(before?.get(field), after?.get(field));
  const { adminPorts } = await import('../../platform/firebase/admin.ts');
  if (orcidSite() && !IN_RECORDS.every(isSame)) {
    const { queueWorks } = await import('../../domain/orcid/queue-works.ts');
    await queueWorks(adminPorts(), id);
    const { queueReviewsOfArticle } = await import('../../domain/orcid/queue-reviews.ts');
    await queueReviewsOfArticle(adminPorts(), id);
  }
  if (!ANNOUNCED.every(isSame)) {
    const { queueAnnouncements } = await import(
      '../../domain/announcements/queue-announcements.ts'
    );
    await queueAnnouncements(adminPorts(), id);
  }
  if (TOLD.every(isSame)) return;
  const { collectAuthors } = await import('../../domain/people/collect-authors.ts');
  await collectAuthors(adminPorts(), id);
};
