/** The mails of a move, by its row of the table. */

import type { MoveSubmissionRequest } from '@quire/model/calls/calls';
import type { Journal } from '@quire/model/entities/journal';
import type { Submission } from '@quire/model/entities/submission';
import { coAuthorTold } from '@quire/model/mail/author/co-author-told';
import type { Sender } from '@quire/model/mail/compose';
import { t } from '@quire/model/messages/t';
import { adminSubmissionPath } from '@quire/model/office-paths';
import { coAuthorPath } from '@quire/model/paths';
import type { SubmissionMail } from '@quire/model/states/moves/move';
import { type SubmissionEvent, submissionMove } from '@quire/model/states/moves/submission';
import { submissionPath } from '@quire/model/submission-paths';
import {
  type Correspondent,
  readJournal,
  readOwner,
  readProducers,
  readSender,
} from '../outbox/correspondents.ts';
import type { NewMail } from '../outbox/enqueue-mail.ts';
import { readHandlers } from '../outbox/handlers.ts';
import { authorsSigner } from '../outbox/signers.ts';
import { authorMail, type Said, type ToAuthor } from './author-mails.ts';
import type { CoAuthorLink } from './co-author-links.ts';
import { editorMail, type ToEditor } from './editor-mails.ts';
import type { SubmissionPorts } from './ports.ts';
import type { CorrectionsSaid } from './proof-notes.ts';
import type { SubmissionStep } from './step.ts';
import { aboutIt, type MailFrame, submissionMail } from './submission-mail.ts';

export interface Moved {
  readonly id: string;
  /** The first entry of the timeline, which identifies all mails of the move. */
  readonly cause: string;
  readonly steps: readonly [SubmissionStep, ...SubmissionStep[]];
  readonly links: readonly CoAuthorLink[];
  readonly asked: Pick<MoveSubmissionRequest, 'letter' | 'reason' | 'reviews'> & CorrectionsSaid;
}

const isToEditor = (template: SubmissionMail): template is ToEditor =>
  template.startsWith('editor/');
/** To those who produce the article, not those who decided on it. */
const isOfProof = (template: SubmissionMail): boolean => template.startsWith('editor/proof-');
const isToAuthor = (template: SubmissionMail): template is ToAuthor =>
  template.startsWith('author/') && template !== 'author/co-author-told';

/** The recipients of a move's mails, and their sender. */
export interface Correspondence {
  readonly sender: Sender;
  readonly journal: Journal;
  readonly owner: Correspondent | null;
  readonly editors: readonly Correspondent[];
  /** The full name of the journal that a transfer is offered to. */
  readonly offeredTo: string;
}

/** Read before any locks are held. Null before the press has a name. */
export async function readCorrespondence(
  ports: Pick<SubmissionPorts, 'db' | 'now' | 'origin'>,
  event: SubmissionEvent,
  submission: Submission,
  journal: Journal | null,
): Promise<Correspondence | null> {
  const { db, origin, now } = ports;
  const press = await readSender(db, origin);
  if (!press || !journal) return null;
  const sender = { ...press, signer: authorsSigner(journal, submission, now()) };
  const { mails } = submissionMove(event);
  // Guest editors take no part in production.
  const read = (): Promise<Correspondent[]> =>
    mails.some(isOfProof)
      ? readProducers(db, submission, journal)
      : readHandlers(ports, submission, journal);
  const editors = mails.some(isToEditor) ? await read() : [];
  const { transferTo } = submission;
  const offered =
    event === 'offer_transfer' && transferTo ? await readJournal(db, transferTo) : null;
  return {
    ...{ sender, journal, editors },
    owner: await readOwner(db, submission.owner),
    offeredTo: offered?.fullname ?? '',
  };
}

type MailPorts = Pick<SubmissionPorts, 'origin' | 'asksOrcid'>;

/** Writes the mails of a move and of what followed from it. */
export function moveMails(
  { id, cause, steps, links, asked }: Moved,
  { sender, journal, owner, editors, offeredTo }: Correspondence,
  ports: MailPorts,
): NewMail[] {
  const settled = steps.at(-1) ?? steps[0];
  const { after } = settled;
  const frame: MailFrame = {
    submission: id,
    cause,
    sender,
    title: after.title,
    journal: journal.fullname,
    jkey: journal.name,
    number: after.number ?? '',
    authorUids: after.authorUids,
  };
  return steps.flatMap((step, place) => {
    // Automatic steps have no text of their own.
    const said = place === 0 ? { ...saidWith(asked), offeredTo } : NOTHING_SAID;
    const caused = { ...frame, cause: place === 0 ? cause : `${cause}-${step.event}` };
    return stepMails(
      { frame: caused, step, first: steps[0], settled, said, owner, editors, links },
      ports,
    );
  });
}

const NOTHING_SAID: Said = { letter: '', reason: '', reports: 0, offeredTo: '' };
const saidWith = ({
  letter,
  reason,
  reviews,
  correctionsIn,
}: Moved['asked']): Omit<Said, 'offeredTo'> => ({
  letter: letter ?? '',
  reason: reason ?? '',
  reports: reviews?.length ?? 0,
  correctionsIn,
});

interface StepFacts {
  readonly frame: MailFrame;
  readonly step: SubmissionStep;
  /** What the person did; the other steps follow from it. */
  readonly first: SubmissionStep;
  readonly settled: SubmissionStep;
  readonly said: Said;
  readonly owner: Correspondent | null;
  readonly editors: readonly Correspondent[];
  readonly links: readonly CoAuthorLink[];
}

function stepMails(facts: StepFacts, ports: MailPorts): NewMail[] {
  const { origin } = ports;
  const { frame, step, settled, said, owner, editors } = facts;
  const { sender } = frame;
  // The decision mail already says where the manuscript goes next.
  const isSaidAlready =
    step !== facts.first && submissionMove(facts.first.event).mails.includes('author/decision');
  return submissionMove(step.event).mails.flatMap((template): NewMail[] => {
    if (isSaidAlready && template === 'author/status-changed') return [];
    // A person who approves the proof for the author needs no mail.
    if (isOfProof(template) && step.actor !== 'author') return [];
    if (isToEditor(template)) {
      return editors.map((editor) => {
        const about = aboutIt(
          frame,
          editor.name,
          `${origin}${adminSubmissionPath(frame.submission)}`,
        );
        const isAssigned = editor.uid !== null && step.after.editors.includes(editor.uid);
        const compose = () =>
          editorMail(
            template,
            { ...about, submitter: submitterName(owner) },
            step,
            said,
            sender,
            isAssigned,
          );
        return submissionMail(frame, template, editor, compose);
      });
    }
    if (!isToAuthor(template)) return coAuthorMails(facts, ports);
    if (!owner) return [];
    const about = aboutIt(frame, owner.name, `${origin}${submissionPath(frame.submission)}`);
    const compose = () => authorMail(template, about, step, settled, said, sender);
    return [submissionMail(frame, template, owner, compose)];
  });
}

/** Called in the language of the mail. */
const submitterName = (owner: Correspondent | null): string => owner?.name ?? t('mail.theAuthor');

const fullName = ({ given, family }: { given: string; family: string }) =>
  [given, family].filter(Boolean).join(' ').trim();

function coAuthorMails(
  { frame, settled, links, owner }: StepFacts,
  { origin, asksOrcid }: MailPorts,
): NewMail[] {
  const authors = settled.after.authors.map(fullName);
  return links.map(({ author, token }) => {
    const about = aboutIt(frame, fullName(author), `${origin}${coAuthorPath(token)}`);
    const compose = () =>
      coAuthorTold.render(
        { ...about, submitter: submitterName(owner), authors, asksOrcid },
        frame.sender,
      );
    const to = { email: author.email.trim() };
    const mail = submissionMail(frame, coAuthorTold.name, to, compose);
    return { ...mail, secret: true, ...(owner?.uid ? { inLanguageOf: owner.uid } : {}) };
  });
}
