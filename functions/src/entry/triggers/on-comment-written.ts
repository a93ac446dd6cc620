import type { Reaction } from './reaction.ts';

/** `comments/{id}` → `publishedComments/{article}`. What was never public changes nothing there. */
export const commentWritten: Reaction = async ({ before, after }) => {
  const wasShown = [before, after].some((each) => each?.get('state') === 'published');
  const article: unknown = (after?.exists ? after : before)?.get('article');
  if (!wasShown || typeof article !== 'string') return;
  const { adminPorts } = await import('../../platform/firebase/admin.ts');
  const { reconcileComments } = await import('../../domain/annotations/published-comments.ts');
  await reconcileComments(adminPorts(), article);
};
