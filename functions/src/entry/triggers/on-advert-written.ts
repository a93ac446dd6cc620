import type { Reaction } from './reaction.ts';

/** `adverts/{id}` → `publishedAdverts/{id}`, its picture, and `digests/press`. What is counted changes nothing. */
export const advertWritten: Reaction = async ({ id, before, after }) => {
  const revisions = [before, after].map((each): unknown => each?.get('revision'));
  if (revisions[0] !== undefined && revisions[0] === revisions[1]) return;
  const { adminPorts } = await import('../../platform/firebase/admin.ts');
  const { reconcileAdvert } = await import('../../domain/adverts/reconcile-advert.ts');
  await reconcileAdvert(adminPorts(), id);
};
