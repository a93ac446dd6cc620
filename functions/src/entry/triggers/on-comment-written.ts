import type { Reaction } from './reaction.ts';

/** What was removed may have been reported before. */
const SHOWN: readonly unknown[] = ['published', 'removed'];

/**
 * `comments/{id}` → `publishedComments/{article}`. What was never public changes nothing there. Of a comment that is
 * gone, the reports go too.
 */
export const commentWritten: Reaction = async ({ id, before, after }) => {
  const wasShown = [before, after].some((each) => SHOWN.includes(each?.get('state')));
  const article: unknown = (after?.exists ? after : before)?.get('article');
  if (!wasShown || typeof article !== 'string') return;
  const { adminPorts } = await import('../../platform/firebase/admin.ts');
  const { reconcileComments } = await import('../../domain/annotations/published-comments.ts');
  const ports = adminPorts();
  await reconcileComments(ports, article);
  if (after?.exists) return;
  const { forgetReports } = await import('../../domain/annotations/comment-reports.ts');
  await forgetReports(ports.db, id);
};
