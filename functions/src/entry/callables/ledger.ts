/** The ledger as a file, for those who may read all of it. */
import { can } from '@quire/model/roles';
import { Refused } from '../../platform/errors/refused.ts';
import { callable } from './callable.ts';

export const exportLedger = callable('exportLedger', 'fresh-staff', async (asked, { caller }) => {
  if (!can(caller, 'invoice.settle')) throw new Refused('access/denied');
  const { adminChargePorts } = await import('../ports/admin-charges.ts');
  const { exportLedger: write } = await import('../../domain/charges/ledger/export-ledger.ts');
  return write(adminChargePorts(), caller, asked);
});
