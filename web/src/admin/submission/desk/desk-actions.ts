/** The actions of the desk for one submission, or for all selected ones. */
import { HANDING_NOTE_MAX } from '@quire/model/calls/editors';
import { issueDocId } from '@quire/model/collections';
import type { DeskEntry } from '@quire/model/entities/desk';
import { REVIEW_MESSAGE_MAX } from '@quire/model/entities/review-message';
import { isOver } from '@quire/model/states/moves/submission';
import {
  REVIEWER_AUDIENCE_NAMES,
  REVIEWER_AUDIENCES,
} from '@quire/model/states/reviewer-audiences';
import { isEditable } from '@quire/model/states/submission-states';
import { call } from '../../../data/calls.ts';
import { type Colleague, colleagueName } from '../../../data/live/desk/use-colleagues.ts';
import { readOpenIssues } from '../../../data/live/journal-issues.ts';
import type { Row } from '../../../data/live/office/list-request.ts';
import type { Person } from '../../../session/use-person.ts';
import type { RowAction } from '../../kit/list/list-description.ts';
import { NotDone } from '../../kit/list/not-done.ts';
import { downloadFiles } from './download-files.ts';

const MESSAGE_MAX = 5_000;
/** How many submissions one message can be about. */
const MAILED_MOST = 50;
const these = (count: number) => (count === 1 ? 'this submission' : `these ${count} submissions`);
const counted = (count: number) => (count === 1 ? '1 submission' : `${count} submissions`);
const isOpen = ({ record }: Row<DeskEntry>) => record !== null && !isOver(record.state);

/** Assigns submissions to the person signed in. For editors only, as admins are not assigned. */
const takeThem = (uid: string): RowAction<DeskEntry> => ({
  key: 'take',
  label: 'Assign to me',
  isFor: ({ record }) => record !== null && !record.editors.includes(uid),
  asks: (count) => `You become an editor of ${these(count)}.`,
  done: (count) => `${counted(count)} assigned to you.`,
  async run({ id: submission }) {
    const asked = { submission, uid, as: 'editor' } as const;
    await call('assignEditor', asked);
    return async () => {
      await call('unassignEditor', asked);
    };
  },
});

/** Only editors of the submission's journal are accepted; other submissions are listed with the reason. */
const assignThem = (editors: readonly Colleague[]): RowAction<DeskEntry> => ({
  key: 'assign',
  label: 'Assign',
  isFor: isOpen,
  asks: (count) =>
    `The editor you choose replaces the current editors of ${these(count)} and gets a mail for each.`,
  fields: [
    {
      key: 'editor',
      label: 'Editor',
      isNeeded: true,
      choices: editors.map((each) => ({ value: each.uid, label: colleagueName(each) })),
    },
    {
      key: 'note',
      label: 'Note to the editor (optional)',
      most: HANDING_NOTE_MAX,
      help: 'Shown in the mail and in the history. If the editor has a conflict, give the reason here.',
    },
  ],
  done: (count) => `${counted(count)} assigned.`,
  async run({ id: submission }, { editor = '', note = '' }) {
    await call('handOver', { submission, to: editor, keeps: false, note });
  },
});

const hasReviewers = ({ record }: Row<DeskEntry>): boolean => {
  if (record === null || !['reviewer_invitation', 'under_review'].includes(record.state))
    return false;
  return !record.reviews || record.reviews.invited + record.reviews.working > 0;
};

const remindReviewers: RowAction<DeskEntry> = {
  key: 'remind',
  label: 'Remind reviewers',
  isFor: hasReviewers,
  asks: (count) =>
    `Sends a reminder to the reviewers of ${these(count)} who have not answered or reported. Reviewers reminded within the last hour are left out.`,
  done: (count) => `Reminders sent to the reviewers of ${counted(count)}.`,
  async run({ id: submission }) {
    await call('remindReviewers', { submission });
  },
};

const writeToAuthors: RowAction<DeskEntry> = {
  key: 'write',
  label: 'Write to authors',
  asks: (count) =>
    count === 1
      ? 'The message appears with the submission in the journal’s name, and the author gets a mail.'
      : `The message appears with each of these ${count} submissions in the journal’s name, and its author gets a mail.`,
  fields: [{ key: 'text', label: 'Message', isNeeded: true, isMarkdown: true, most: MESSAGE_MAX }],
  most: MAILED_MOST,
  done: (count) => `Message sent for ${counted(count)}.`,
  async run({ id: submission }, { text = '' }, key) {
    await call('sendMessage', { submission, key, text });
  },
};

/** Only reviewers at the chosen stage; a submission without any is listed with the reason. */
const writeToReviewers: RowAction<DeskEntry> = {
  key: 'write-reviewers',
  label: 'Write to reviewers',
  isFor: ({ record }) => record !== null && !isOver(record.state),
  asks: (count) =>
    `The reviewers of ${these(count)} at the stage you choose each get the message in a separate mail and can reply on their review page. They do not see who else received it.`,
  fields: [
    {
      key: 'to',
      label: 'Reviewers',
      isNeeded: true,
      choices: REVIEWER_AUDIENCE_NAMES.map((value) => ({
        ...{ value, label: REVIEWER_AUDIENCES[value].label },
      })),
    },
    { key: 'text', label: 'Message', isNeeded: true, isMarkdown: true, most: REVIEW_MESSAGE_MAX },
  ],
  most: MAILED_MOST,
  done: (count) => `Message sent to the reviewers of ${counted(count)}.`,
  async run({ id: submission }, { to = '', text = '' }, key) {
    const audience = REVIEWER_AUDIENCE_NAMES.find((name) => name === to);
    if (!audience) throw new NotDone('Choose which reviewers to write to.');
    const { written, of } = await call('writeToReviewers', { submission, to: audience, key, text });
    if (written < of) {
      throw new NotDone(
        `Sent to ${written} of ${of} reviewers. The others no longer accept messages.`,
      );
    }
  },
};

const NO_ISSUE = 'none';

/** A submission is refused if the issue belongs to another journal, or while its author is working on it. */
const moveToSpecialIssue: RowAction<DeskEntry> = {
  key: 'special',
  label: 'Move to a special issue',
  isFor: ({ record }) => record !== null && !isOver(record.state) && !isEditable(record.state),
  asks: (count) =>
    `The guest editors of the special issue you choose will handle ${these(count)}. Guest editors of any other issue will no longer do so.`,
  fields: [
    {
      ...{ key: 'issue', label: 'Special issue', isNeeded: true },
      loadChoices: async (rows) => {
        const journals = [...new Set(rows.flatMap(({ record }) => record?.journal ?? []))];
        const special = (await readOpenIssues(journals)).filter(({ kind }) => kind === 'special');
        return [
          { value: NO_ISSUE, label: 'No special issue' },
          ...special.map(({ journal, issueid, title }) => ({
            value: issueDocId(journal, issueid),
            label: `${journal} ${issueid}, ${title}`,
          })),
        ];
      },
    },
  ],
  done: (count) => `${counted(count)} moved.`,
  async run({ id: submission, record }, { issue: chosen = NO_ISSUE }) {
    const [journal, issue = ''] = chosen === NO_ISSUE ? [record?.journal] : chosen.split('~');
    if (record?.journal !== journal)
      throw new NotDone('This special issue belongs to another journal.');
    const { before } = await call('setSpecialIssue', { submission, issue });
    return async () => {
      await call('setSpecialIssue', { submission, issue: before });
    };
  },
};

/** Depends on the person's rights: only the editors and admins who see the desk can assign submissions. */
export function deskActions(
  { uid, claims }: Pick<Person, 'uid' | 'claims'>,
  editors: readonly Colleague[],
): readonly RowAction<DeskEntry>[] {
  return [
    ...(claims.roles.includes('editor') ? [takeThem(uid)] : []),
    ...(editors.length > 0 ? [assignThem(editors)] : []),
    remindReviewers,
    writeToAuthors,
    writeToReviewers,
    moveToSpecialIssue,
    downloadFiles(),
  ];
}
