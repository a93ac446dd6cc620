/** The callables about content: who may call, and what runs. */
import { callable } from './answer-call.ts';

/** The real Firebase, loaded with the first call. */
const ports = async () => (await import('../firebase/admin.ts')).adminPorts();

/** `mediaUses`: where a file of the media library stands. */
export const mediaUses = callable('mediaUses', { access: 'staff' }, async (asked, { caller }) => {
  const { mediaUses: run } = await import('../media/media-uses.ts');
  return run(await ports(), caller, asked);
});

/** `proposeConference`: from the public form. */
export const proposeConference = callable(
  'proposeConference',
  { access: 'public' },
  async (asked, { network }) => {
    const { proposeConference: run } = await import('../proposals/propose-conference.ts');
    return run(await ports(), asked, network);
  },
);

/** `answerProposal`: a letter to the organiser, and what becomes of the proposal. */
export const answerProposal = callable(
  'answerProposal',
  { access: 'staff' },
  async (asked, { caller }) => {
    const { answerProposal: run } = await import('../proposals/answer-proposal.ts');
    return run(await ports(), caller, asked);
  },
);
