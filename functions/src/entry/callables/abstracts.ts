/** The callables about abstracts of conferences: who may call, and what runs. */
import { callable } from './callable.ts';

/** The real Firebase, loaded with the first call. */
const ports = async () => (await import('../../platform/firebase/admin.ts')).adminPorts();

/** `ownAbstracts`: what an account has sent to conferences, and their committees. */
export const ownAbstracts = callable('ownAbstracts', 'verified', async (asked, { caller }) => {
  const { ownAbstracts: run } = await import('../../domain/conferences/own-abstracts.ts');
  return run(await ports(), caller, asked);
});

/** `saveAbstract`: submits or changes an abstract. */
export const saveAbstract = callable('saveAbstract', 'verified', async (asked, { caller }) => {
  const { saveAbstract: run } = await import('../../domain/conferences/save-abstract.ts');
  return run(await ports(), caller, asked);
});

/** `withdrawAbstract`: an author withdraws an abstract. */
export const withdrawAbstract = callable(
  'withdrawAbstract',
  'verified',
  async (asked, { caller }) => {
    const { withdrawAbstract: run } = await import('../../domain/conferences/withdraw-abstract.ts');
    return run(await ports(), caller, asked);
  },
);

/** `answerCommittee`: a person joins or leaves a committee. */
export const answerCommittee = callable(
  'answerCommittee',
  'verified',
  async (asked, { caller }) => {
    const { answerCommittee: run } = await import('../../domain/conferences/answer-committee.ts');
    return run(await ports(), caller, asked);
  },
);

/** `committeeAbstracts`: what a committee member may review. */
export const committeeAbstracts = callable(
  'committeeAbstracts',
  'verified',
  async (asked, { caller }) => {
    const { committeeAbstracts: run } = await import(
      '../../domain/conferences/committee-abstracts.ts'
    );
    return run(await ports(), caller, asked);
  },
);

/** `scoreAbstract`: a member’s score and comment. */
export const scoreAbstract = callable('scoreAbstract', 'verified', async (asked, { caller }) => {
  const { scoreAbstract: run } = await import('../../domain/conferences/score-abstract.ts');
  return run(await ports(), caller, asked);
});

/** `conferenceAbstracts`: the abstracts of a conference for the office. */
export const conferenceAbstracts = callable(
  'conferenceAbstracts',
  'staff',
  async (asked, { caller }) => {
    const { conferenceAbstracts: run } = await import(
      '../../domain/conferences/conference-abstracts.ts'
    );
    return run(await ports(), caller, asked);
  },
);

/** `inviteToCommittee`: invites a person to review abstracts. */
export const inviteToCommittee = callable(
  'inviteToCommittee',
  'staff',
  async (asked, { caller }) => {
    const { inviteToCommittee: run } = await import(
      '../../domain/conferences/committee-members.ts'
    );
    return run(await ports(), caller, asked);
  },
);

/** `removeFromCommittee`: removes a person from a committee. */
export const removeFromCommittee = callable(
  'removeFromCommittee',
  'staff',
  async (asked, { caller }) => {
    const { removeFromCommittee: run } = await import(
      '../../domain/conferences/committee-members.ts'
    );
    return run(await ports(), caller, asked);
  },
);

/** `decideAbstracts`: a decision on several abstracts. */
export const decideAbstracts = callable('decideAbstracts', 'staff', async (asked, { caller }) => {
  const { decideAbstracts: run } = await import('../../domain/conferences/decide-abstracts.ts');
  return run(await ports(), caller, asked);
});

/** `collectPapers`: lists a conference's papers as they were published in its proceedings. */
export const collectPapers = callable('collectPapers', 'staff', async (asked, { caller }) => {
  const { collectPapers: run } = await import('../../domain/conferences/collect-papers.ts');
  return run(await ports(), caller, asked);
});

/** `draftPapers`: makes drafts or chapters of accepted abstracts in the proceedings. */
export const draftPapers = callable('draftPapers', 'staff', async (asked, { caller }) => {
  const { draftPapers: run } = await import('../../domain/conferences/draft-papers.ts');
  return run(await ports(), caller, asked);
});

/** `publishAbstractBook`: prints the book of abstracts. */
export const publishAbstractBook = callable(
  'publishAbstractBook',
  'staff',
  async (asked, { caller }) => {
    const { publishAbstractBook: run } = await import(
      '../../domain/conferences/publish-abstract-book.ts'
    );
    return run(await ports(), caller, asked);
  },
);
