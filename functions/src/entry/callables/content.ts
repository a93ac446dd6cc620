/** The callables about content: who may call, and what runs. */
import { callable } from './callable.ts';

/** The real Firebase, loaded with the first call. */
const ports = async () => (await import('../../platform/firebase/admin.ts')).adminPorts();

/** `mediaUses`: where a file of the media library is used. */
export const mediaUses = callable('mediaUses', 'staff', async (asked, { caller }) => {
  const { mediaUses: run } = await import('../../domain/records/media-uses.ts');
  return run(await ports(), caller, asked);
});

/** `proposeConference`: from the public form. */
export const proposeConference = callable(
  'proposeConference',
  'public',
  async (asked, { network }) => {
    const { proposeConference: run } = await import('../../domain/proposals/propose-conference.ts');
    return run(await ports(), asked, network);
  },
);

/** `answerProposal`: sends the organiser a letter, and updates the proposal. */
export const answerProposal = callable('answerProposal', 'staff', async (asked, { caller }) => {
  const { answerProposal: run } = await import('../../domain/proposals/answer-proposal.ts');
  return run(await ports(), caller, asked);
});
