import type { Reaction } from './reaction.ts';

/**
 * `orcidConnections/{uid}` → the person's articles: pages say whose iD was proved, and their works and
 * reviews wait to be sent where they may be.
 */
export const orcidConnectionWritten: Reaction = async ({ id, before, after }) => {
  const isSame = (field: string) => before?.get(field) === after?.get(field);
  if (['orcid', 'state', 'sendsWorks', 'sendsReviews'].every(isSame)) return;
  const { followConnection } = await import('../../domain/orcid/follow-connection.ts');
  const { adminPorts } = await import('../../platform/firebase/admin.ts');
  const orcids = [before?.get('orcid'), after?.get('orcid')].filter(
    (each): each is string => typeof each === 'string',
  );
  await followConnection(adminPorts(), id, orcids, { isMarkChanged: !isSame('orcid') });
};
