/** The callable about what indexes ask of a journal: model/src/calls says what it promises. */
import { callable } from './callable.ts';

export const journalReadiness = callable('journalReadiness', 'staff', async (asked, { caller }) => {
  const { journalReadiness: run } = await import('../../domain/readiness/journal-readiness.ts');
  const { adminPorts } = await import('../../platform/firebase/admin.ts');
  return run(adminPorts(), caller, asked);
});
