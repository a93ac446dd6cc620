import type { StoredInvoice } from '@quire/model/entities/invoice';
import { type Action, can } from '@quire/model/roles';
import { Refused } from '../calls/refused.ts';
import { type Mover, moverId } from '../submissions/mover.ts';

/**
 * Refuses whoever may not do this to an invoice; of one's own manuscript nobody but its author's rights
 * are left. The press itself may. Returns who it is, for the log.
 */
export function requireRight(
  mover: Mover,
  action: Action,
  invoice?: Pick<StoredInvoice, 'journal' | 'owner' | 'authorUids'>,
): string {
  if (mover !== 'system' && !can(mover, action, invoice ?? {})) throw new Refused('access/denied');
  return moverId(mover);
}
