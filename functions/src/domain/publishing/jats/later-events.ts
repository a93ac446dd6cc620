import type { JatsPlace } from '@quire/content/export/jats-place';
import type { PublishedArticle } from '@quire/model/entities/published';

type Known = Pick<PublishedArticle, 'versions' | 'notices' | 'status' | 'published' | 'updated'>;
type Events = NonNullable<JatsPlace['events']>;

/**
 * What became of an article, up to the version of this revision, and that it was retracted, which concerns all of its
 * versions. The oldest first.
 */
export function laterEvents(article: Known, revision: number): Events {
  const { versions, notices, status, published, updated } = article;
  const told = (kind: 'correction' | 'retraction') =>
    notices.find((notice) => notice.kind === kind)?.date ?? updated ?? published;
  const upTo = versions.filter((version) => version.revision <= revision);
  const changes = upTo.flatMap(({ kind, date, note }, place): Events => {
    if (place > 0) {
      const isCorrection = kind === 'corrected' || note !== undefined;
      return [{ type: isCorrection ? 'corrected' : 'replaced', date, note }];
    }
    // A status that staff set belongs to the version that was there, whose date is that of its publication.
    return kind === 'corrected' ? [{ type: 'corrected', date: told('correction'), note }] : [];
  });
  const ended: Events =
    status === 'retracted' ? [{ type: 'retracted', date: told('retraction') }] : [];
  return [...changes, ...ended];
}
