/** The callables about who handles a manuscript, and when editors are away. */
import { callable } from './callable.ts';

const ports = async () => (await import('../ports/admin-submissions.ts')).adminSubmissionPorts();

export const assignableEditors = callable(
  'assignableEditors',
  'staff',
  async (asked, { caller }) => {
    const { assignableEditors: run } = await import('../../domain/reviews/assignable-editors.ts');
    return run(await ports(), caller, asked);
  },
);
export const handOver = callable('handOver', 'staff', async (asked, { caller }) => {
  const { handOver: run } = await import('../../domain/reviews/hand-over.ts');
  await run(await ports(), caller, asked);
  return {};
});
export const setSpecialIssue = callable('setSpecialIssue', 'staff', async (asked, { caller }) => {
  const { setSpecialIssue: run } = await import('../../domain/reviews/set-special-issue.ts');
  return run(await ports(), caller, asked);
});
export const recommendDecision = callable(
  'recommendDecision',
  'staff',
  async (asked, { caller }) => {
    const { recommendDecision: run } = await import('../../domain/reviews/recommend-decision.ts');
    await run(await ports(), caller, asked);
    return {};
  },
);
export const extendRevision = callable('extendRevision', 'staff', async (asked, { caller }) => {
  const { extendRevision: run } = await import('../../domain/reviews/revision/extend-revision.ts');
  return run(await ports(), caller, asked);
});
export const remindOfRevision = callable('remindOfRevision', 'staff', async (asked, { caller }) => {
  const { remindOfRevision: run } = await import(
    '../../domain/reviews/revision/remind-of-revision.ts'
  );
  return run(await ports(), caller, asked);
});
export const viewAbsence = callable('viewAbsence', 'staff', async (_asked, { caller }) => {
  const { viewAbsence: run } = await import('../../domain/reviews/absence.ts');
  return run(await ports(), caller);
});
export const chooseAbsence = callable('chooseAbsence', 'staff', async ({ absence }, { caller }) => {
  const { chooseAbsence: run } = await import('../../domain/reviews/absence.ts');
  await run(await ports(), caller, absence);
  return {};
});
