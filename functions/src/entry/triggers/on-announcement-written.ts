import type { Reaction } from './reaction.ts';

/** `announcements/{id}` → the article, where what a service has announced was accepted or no longer is. */
export const announcementWritten: Reaction = async ({ before, after }) => {
  const isAccepted = (each: typeof after) => each?.get('state') === 'accepted';
  if (isAccepted(before) === isAccepted(after)) return;
  const journal: unknown = (after ?? before)?.get('journal');
  const article: unknown = (after ?? before)?.get('article');
  if (typeof journal !== 'string' || typeof article !== 'string') return;
  const { reconcilePublication } = await import('../../domain/publishing/publish-article.ts');
  const { adminPorts } = await import('../../platform/firebase/admin.ts');
  const akey = article.slice(journal.length + 1);
  const result = await reconcilePublication(adminPorts(), journal, akey);
  if (!result.ok && result.retry) throw new Error(result.code);
};
