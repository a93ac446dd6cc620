/** The callables about usage by COUNTER. What each promises: model/src/calls/counter.ts. */
import { callable } from './callable.ts';

const ports = async () => (await import('../../platform/firebase/admin.ts')).adminPorts();
const changes = () => import('../../domain/metrics/counter/change-customers.ts');
const reports = () => import('../../domain/metrics/counter/office-reports.ts');

export const usageCustomers = callable('usageCustomers', 'staff', async (_, { caller }) =>
  (await reports()).customerList(await ports(), caller),
);

export const saveUsageCustomer = callable('saveUsageCustomer', 'staff', async (asked, { caller }) =>
  (await changes()).saveCustomer(await ports(), caller, asked),
);

export const renewUsageKey = callable('renewUsageKey', 'staff', async ({ id }, { caller }) =>
  (await changes()).renewKey(await ports(), caller, id),
);

export const removeUsageCustomer = callable(
  'removeUsageCustomer',
  'staff',
  async ({ id }, { caller }) => {
    await (await changes()).removeCustomer(await ports(), caller, id);
    return {};
  },
);

export const usageReport = callable('usageReport', 'staff', async (asked, { caller }) => {
  const { db, now, origin } = await ports();
  return (await reports()).officeReport({ db, now }, caller, origin, asked);
});
