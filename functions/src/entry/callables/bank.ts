/** The callables about statements of the press's bank. What each promises: model/src/calls/bank.ts. */
import { callable } from './callable.ts';

const ports = async () => (await import('../ports/admin-charges.ts')).adminChargePorts();

export const importBankStatement = callable(
  'importBankStatement',
  'staff',
  async (asked, { caller }) => {
    const { importBankStatement: run } = await import(
      '../../domain/charges/bank/import-bank-statement.ts'
    );
    return run(await ports(), caller, asked);
  },
);

export const bookBankEntry = callable('bookBankEntry', 'staff', async (asked, { caller }) => {
  const { bookBankEntry: run } = await import('../../domain/charges/bank/book-bank-entry.ts');
  await run(await ports(), caller, asked);
  return {};
});

export const setBankEntryAside = callable(
  'setBankEntryAside',
  'staff',
  async (asked, { caller }) => {
    const { setBankEntryAside: run } = await import(
      '../../domain/charges/bank/set-bank-entry-aside.ts'
    );
    await run(await ports(), caller, asked);
    return {};
  },
);

export const matchBankEntries = callable('matchBankEntries', 'staff', async (_, { caller }) => {
  const { matchBankEntries: run } = await import('../../domain/charges/bank/match-bank-entries.ts');
  return run(await ports(), caller);
});
