import { USERS } from '@quire/model/collections';
import type { Role } from '@quire/model/roles';
import { FieldPath } from 'firebase-admin/firestore';
import type { AccountPorts } from '../ports.ts';
import { reconcileSecondFactor } from './reconcile-claim.ts';

const AT_ONCE = 100;

/**
 * Updates the claims of all holders when the press requires a second factor for different roles. Holders without one
 * are signed out. Throws if an account is being changed: the event is then delivered again.
 */
export async function followDemands(
  ports: Pick<AccountPorts, 'db' | 'now' | 'auth' | 'wait'>,
  before: readonly Role[],
  after: readonly Role[],
): Promise<void> {
  const changed = [
    ...before.filter((role) => !after.includes(role)),
    ...after.filter((role) => !before.includes(role)),
  ];
  if (changed.length === 0) return;
  const holders = ports.db
    .collection(USERS)
    .where('roles', 'array-contains-any', changed)
    .orderBy(FieldPath.documentId())
    .limit(AT_ONCE);
  let isBusy = false;
  for (let page = await holders.get(); page.size > 0; ) {
    for (const { id } of page.docs) isBusy = !(await reconcileSecondFactor(ports, id)) || isBusy;
    const last = page.docs.at(-1);
    if (!last || page.size < AT_ONCE) break;
    page = await holders.startAfter(last.id).get();
  }
  if (isBusy) throw new Error('roles/busy');
}
