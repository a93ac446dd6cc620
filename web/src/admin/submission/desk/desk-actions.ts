/** The actions of the desk for one submission, or for all selected ones. */

import { HANDING_NOTE_MAX } from '@quire/model/calls/editors';
import { issueDocId } from '@quire/model/collections';
import { WRITTEN_ABOUT_MOST } from '@quire/model/constants';
import type { DeskEntry } from '@quire/model/entities/desk';
import { REVIEW_MESSAGE_MAX } from '@quire/model/entities/review-message';
import { t } from '@quire/model/messages/t';
import { isOver } from '@quire/model/states/moves/submission';
import {
  REVIEWER_AUDIENCE_NAMES,
  REVIEWER_AUDIENCES,
  type ReviewerAudience,
} from '@quire/model/states/reviewer-audiences';
import { isEditable } from '@quire/model/states/submission-states';
import { call } from '../../../data/calls.ts';
import { type Colleague, colleagueName } from '../../../data/live/desk/use-colleagues.ts';
import { readOpenIssues } from '../../../data/live/journal-issues.ts';
import type { Row } from '../../../data/live/office/list-request.ts';
import type { Person } from '../../../session/use-person.ts';
import type { ActionPreview, RowAction } from '../../kit/list/list-description.ts';
import { NotDone } from '../../kit/list/not-done.ts';
import { downloadFiles } from './download-files.ts';
import { downloadTransfer } from './download-transfer.ts';

const MESSAGE_MAX = 5_000;
const isOpen = ({ record }: Row<DeskEntry>) => record !== null && !isOver(record.state);

/** Assigns submissions to the person signed in. For editors only, as admins are not assigned. */
const takeThem = (uid: string): RowAction<DeskEntry> => ({
  key: 'take',
  label: t('officeDesk.assignToMe'),
  isFor: ({ record }) => record !== null && !record.editors.includes(uid),
  asks: (count) => t('officeDesk.takeAsk', { count }),
  done: (count) => t('officeDesk.takenDone', { count }),
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
  label: t('officeDesk.assign'),
  isFor: isOpen,
  asks: (count) => t('officeDesk.assignAsk', { count }),
  fields: [
    {
      key: 'editor',
      label: t('officeDesk.editor'),
      isNeeded: true,
      choices: editors.map((each) => ({ value: each.uid, label: colleagueName(each) })),
    },
    {
      key: 'note',
      label: t('officeDesk.note'),
      most: HANDING_NOTE_MAX,
      help: t('officeDesk.noteHint'),
    },
  ],
  done: (count) => t('officeDesk.assignedDone', { count }),
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
  label: t('officeDesk.remindReviewers'),
  isFor: hasReviewers,
  asks: (count) => t('officeDesk.remindAsk', { count }),
  done: (count) => t('officeDesk.remindedDone', { count }),
  async run({ id: submission }) {
    await call('remindReviewers', { submission });
  },
};

/** Who would get a message about these submissions, and how it reads. */
async function previewMessages(
  rows: readonly Row<DeskEntry>[],
  to: 'authors' | ReviewerAudience,
  text: string,
): Promise<ActionPreview> {
  const submissions = rows.map(({ id }) => id);
  const shown = await call('previewMessages', { submissions, to, text });
  const { mails, people, unmailed, leftOut, example } = shown;
  const count = rows.length - leftOut.length;
  const isForAuthors = to === 'authors';
  return {
    reaches: [
      isForAuthors
        ? t('officeDesk.authorsReached', { mails, people, count })
        : t('officeDesk.reviewersReached', { mails, people, count }),
      ...(unmailed > 0 ? [t('officeDesk.authorsUnmailed', { count: unmailed })] : []),
    ],
    leftOut: new Map(leftOut.map(({ submission, reason }) => [submission, reason])),
    mail: example && {
      caption: isForAuthors ? t('officeDesk.authorExample') : t('officeDesk.reviewerExample'),
      ...example,
    },
  };
}

/** Throws `NotDone` where none is chosen. */
function audienceOf(chosen: string | undefined): ReviewerAudience {
  const audience = REVIEWER_AUDIENCE_NAMES.find((name) => name === chosen);
  if (!audience) throw new NotDone(t('officeDesk.chooseReviewers'));
  return audience;
}

const writeToAuthors: RowAction<DeskEntry> = {
  key: 'write',
  label: t('officeDesk.writeToAuthors'),
  asks: (count) => t('officeDesk.writeToAuthorsAsk', { count }),
  fields: [
    {
      key: 'text',
      label: t('officeDesk.message'),
      isNeeded: true,
      isMarkdown: true,
      most: MESSAGE_MAX,
    },
  ],
  most: WRITTEN_ABOUT_MOST,
  preview: (rows, { text = '' }) => previewMessages(rows, 'authors', text),
  done: (count) => t('officeDesk.writtenToAuthorsDone', { count }),
  async run({ id: submission }, { text = '' }, key) {
    await call('sendMessage', { submission, key, text });
  },
};

/** Only reviewers at the chosen stage; a submission without any is listed with the reason. */
const writeToReviewers: RowAction<DeskEntry> = {
  key: 'write-reviewers',
  label: t('officeDesk.writeToReviewers'),
  isFor: ({ record }) => record !== null && !isOver(record.state),
  asks: (count) => t('officeDesk.writeToReviewersAsk', { count }),
  fields: [
    {
      key: 'to',
      label: t('officeDesk.reviewers'),
      isNeeded: true,
      choices: REVIEWER_AUDIENCE_NAMES.map((value) => ({
        ...{ value, label: REVIEWER_AUDIENCES[value].label },
      })),
    },
    {
      key: 'text',
      label: t('officeDesk.message'),
      isNeeded: true,
      isMarkdown: true,
      most: REVIEW_MESSAGE_MAX,
    },
  ],
  most: WRITTEN_ABOUT_MOST,
  preview: async (rows, { to, text = '' }) => previewMessages(rows, audienceOf(to), text),
  done: (count) => t('officeDesk.writtenToReviewersDone', { count }),
  async run({ id: submission }, { to, text = '' }, key) {
    const asked = { submission, to: audienceOf(to), key, text };
    const { written, of } = await call('writeToReviewers', asked);
    if (written < of) {
      throw new NotDone(t('officeDesk.sentToSome', { written, count: of }));
    }
  },
};

const NO_ISSUE = 'none';

/** A submission is refused if the issue belongs to another journal, or while its author is working on it. */
const moveToSpecialIssue: RowAction<DeskEntry> = {
  key: 'special',
  label: t('officeDesk.moveToSpecialIssue'),
  isFor: ({ record }) => record !== null && !isOver(record.state) && !isEditable(record.state),
  asks: (count) => t('officeDesk.moveAsk', { count }),
  fields: [
    {
      ...{ key: 'issue', label: t('officeDesk.specialIssue'), isNeeded: true },
      loadChoices: async (rows) => {
        const journals = [...new Set(rows.flatMap(({ record }) => record?.journal ?? []))];
        const special = (await readOpenIssues(journals)).filter(({ kind }) => kind === 'special');
        return [
          { value: NO_ISSUE, label: t('officeDesk.noSpecialIssue') },
          ...special.map(({ journal, issueid, title }) => ({
            value: issueDocId(journal, issueid),
            label: t('officeDesk.issueChoice', { journal, issue: issueid, title }),
          })),
        ];
      },
    },
  ],
  done: (count) => t('officeDesk.movedDone', { count }),
  async run({ id: submission, record }, { issue: chosen = NO_ISSUE }) {
    const [journal, issue = ''] = chosen === NO_ISSUE ? [record?.journal] : chosen.split('~');
    if (record?.journal !== journal) throw new NotDone(t('officeDesk.otherJournal'));
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
    downloadTransfer(),
  ];
}
