/** The ledger as a file, for whoever may read all of it. */
import { can } from '@quire/model/roles';
import { callable } from './answer-call.ts';
import { Refused } from './refused.ts';

export const exportLedger = callable(
  'exportLedger',
  { access: 'fresh-staff', memory: '512MiB', timeoutSeconds: 300 },
  async (asked, { caller }) => {
    if (!can(caller, 'invoice.settle')) throw new Refused('access/denied');
    const { adminChargePorts } = await import('../charges/admin-charges.ts');
    const { exportLedger: write } = await import('../charges/ledger/export-ledger.ts');
    return write(adminChargePorts(), caller, asked);
  },
);
