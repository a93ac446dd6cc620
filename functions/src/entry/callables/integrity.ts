/** The callables about the checks of a manuscript. */
import { similaritySettings } from '../../platform/config/similarity-settings.ts';
import { callable } from './callable.ts';

const ports = async () => (await import('../ports/admin-submissions.ts')).adminSubmissionPorts();

export const manuscriptChecks = callable('manuscriptChecks', 'staff', async (asked, { caller }) => {
  const { manuscriptChecks: run } = await import('../../domain/integrity/tick-staff-check.ts');
  return run(await ports(), caller, asked, similaritySettings() !== null);
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
export const startSimilarity = callable('startSimilarity', 'staff', async (asked, { caller }) => {
  const { startSimilarity: run } = await import(
    '../../domain/integrity/similarity/start-similarity.ts'
  );
  await run(await ports(), caller, asked, similaritySettings() !== null);
  return {};
});
export const similarityReport = callable('similarityReport', 'staff', async (asked, { caller }) => {
  const { similarityReport: run } = await import(
    '../../domain/integrity/similarity/similarity-report.ts'
  );
  const { ithenticate } = await import('../../domain/integrity/similarity/ithenticate.ts');
  const settings = similaritySettings();
  return run(await ports(), caller, asked, settings && ithenticate(settings));
});
