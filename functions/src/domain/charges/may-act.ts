import type { StoredInvoice } from '@quire/model/entities/invoice';
import { type Action, can } from '@quire/model/roles';
import { Refused } from '../../platform/errors/refused.ts';
import { type Principal, principalId } from '../access/principal.ts';

/**
 * Refuses users who may not do this to an invoice; for their own manuscript, users have only the rights of an author.
 * The press itself is allowed. Returns the actor, for the log.
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
