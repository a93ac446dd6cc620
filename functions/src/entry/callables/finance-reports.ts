/** The callables that report on the accounts. What each promises: model/src/calls/finance-reports.ts. */
import { callable } from './callable.ts';

const ports = async () => (await import('../ports/admin-charges.ts')).adminChargePorts();

export const financeOverview = callable('financeOverview', 'staff', async (_, { caller }) => {
  const { financeOverview: run } = await import('../../domain/charges/reports/finance-overview.ts');
  return run(await ports(), caller);
});

export const accountStatement = callable('accountStatement', 'staff', async (asked, { caller }) => {
  const { accountStatement: run } = await import(
    '../../domain/charges/reports/account-statement.ts'
  );
  return run(await ports(), caller, asked);
});

export const accountStatementFile = callable(
  'accountStatementFile',
  'staff',
  async (asked, { caller }) => {
    const { accountStatementFile: run } = await import(
      '../../domain/charges/reports/account-statement.ts'
    );
    return run(await ports(), caller, asked);
  },
);
