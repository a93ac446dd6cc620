/** The callables about the checks of a manuscript. */
import { callable } from './callable.ts';

const ports = async () => (await import('../ports/admin-submissions.ts')).adminSubmissionPorts();

export const manuscriptChecks = callable('manuscriptChecks', 'staff', async (asked, { caller }) => {
  const { manuscriptChecks: run } = await import('../../domain/integrity/tick-staff-check.ts');
  return run(await ports(), caller, asked);
});
export const tickStaffCheck = callable('tickStaffCheck', 'staff', async (asked, { caller }) => {
  const { tickStaffCheck: run } = await import('../../domain/integrity/tick-staff-check.ts');
  await run(await ports(), caller, asked);
  return {};
});
export const checkManuscriptAgain = callable(
  'checkManuscriptAgain',
  'staff',
  async (asked, { caller }) => {
    const { checkManuscriptAgain: run } = await import('../../domain/integrity/check-again.ts');
    await run(await ports(), caller, asked);
    return {};
  },
);
