import type { StoredInvoice } from '@quire/model/entities/invoice';
import { type Action, can } from '@quire/model/roles';
import { Refused } from '../../platform/errors/refused.ts';
import { type Principal, principalId } from '../access/principal.ts';

/**
 * Refuses whoever may not do this to an invoice; of one's own manuscript nobody but its author's rights
 * are left. The press itself may. Returns who it is, for the log.
 */
export function requireInvoiceRight(
  principal: Principal,
  action: Action,
  invoice?: Pick<StoredInvoice, 'journal' | 'owner' | 'authorUids'>,
): string {
  if (principal !== 'system' && !can(principal, action, invoice ?? {}))
    throw new Refused('access/denied');
  return principalId(principal);
}
