/** The mails of a move, by its row of the table. */
import type { MoveSubmissionRequest } from '@quire/model/calls';
import type { Journal } from '@quire/model/entities/journal';
import { coAuthorTold } from '@quire/model/mail/author/co-author-told';
import { adminDashboardPath, coAuthorPath, submissionPath } from '@quire/model/paths';
import { type SubmissionMail, submissionMove } from '@quire/model/states/submission';
import type { NewMail } from '../mail/enqueue-mail.ts';
import { authorMail, type Said, type ToAuthor } from './author-mails.ts';
import type { CoAuthorLink } from './co-author-links.ts';
import { type Correspondent, readEditors, readOwner, readSender } from './correspondents.ts';
import { editorMail, type ToEditor } from './editor-mails.ts';
import type { SubmissionPorts } from './ports.ts';
import type { Step } from './step.ts';
import { aboutIt, type MailFrame, submissionMail } from './submission-mail.ts';

export interface Moved {
  readonly id: string;
  /** The first entry of the timeline: all mails of the move carry it. */
  readonly cause: string;
  readonly steps: readonly [Step, ...Step[]];
  readonly links: readonly CoAuthorLink[];
  readonly journal: Journal | null;
  readonly asked: Pick<MoveSubmissionRequest, 'letter' | 'reason' | 'reviews'>;
}

const isToEditor = (template: SubmissionMail): template is ToEditor =>
  template.startsWith('editor/');
const isToAuthor = (template: SubmissionMail): template is ToAuthor =>
  template.startsWith('author/') && template !== 'author/co-author-told';

/** Reads whom they go to and writes them. None before the press has a name. */
export async function moveMails(ports: SubmissionPorts, moved: Moved): Promise<NewMail[]> {
  const { db, origin } = ports;
  const { steps, journal, id } = moved;
  const templates = steps.flatMap(({ event }) => submissionMove(event).mails);
  const sender = await readSender(db, origin);
  if (templates.length === 0 || !sender || !journal) return [];
  const settled = steps.at(-1) ?? steps[0];
  const { after } = settled;
  const owner = await readOwner(db, after.owner);
  const editors = templates.some(isToEditor) ? await readEditors(db, after, journal) : [];
  const frame: MailFrame = {
    submission: id,
    cause: moved.cause,
    sender,
    title: after.title,
    journal: journal.fullname,
    number: after.number ?? '',
  };
  return steps.flatMap((step, place) => {
    // What follows by itself says nothing of its own.
    const said = place === 0 ? saidWith(moved.asked) : NOTHING_SAID;
    const caused = { ...frame, cause: place === 0 ? frame.cause : `${frame.cause}-${step.event}` };
    return stepMails({ ...moved, frame: caused, step, settled, said, owner, editors }, origin);
  });
}

const NOTHING_SAID: Said = { letter: '', reason: '', reports: 0 };
const saidWith = ({ letter, reason, reviews }: Moved['asked']): Said => ({
  letter: letter ?? '',
  reason: reason ?? '',
  reports: reviews?.length ?? 0,
});

interface StepFacts {
  readonly frame: MailFrame;
  readonly step: Step;
  readonly settled: Step;
  readonly said: Said;
  readonly owner: Correspondent | null;
  readonly editors: readonly Correspondent[];
  readonly links: readonly CoAuthorLink[];
}

function stepMails(facts: StepFacts, origin: string): NewMail[] {
  const { frame, step, settled, said, owner, editors } = facts;
  const { sender } = frame;
  const submitter = owner?.name ?? 'The author';
  return submissionMove(step.event).mails.flatMap((template): NewMail[] => {
    if (isToEditor(template)) {
      return editors.map((editor) => {
        const about = aboutIt(frame, editor.name, `${origin}${adminDashboardPath()}`);
        const parts = editorMail(template, { ...about, submitter }, step, said, sender);
        return submissionMail(frame, template, editor, parts);
      });
    }
    if (!isToAuthor(template)) return coAuthorMails(facts, submitter, origin);
    if (!owner) return [];
    const about = aboutIt(frame, owner.name, `${origin}${submissionPath(frame.submission)}`);
    const parts = authorMail(template, about, step, settled, said, sender);
    return [submissionMail(frame, template, owner, parts)];
  });
}

const fullName = ({ given, family }: { given: string; family: string }) =>
  [given, family].filter(Boolean).join(' ').trim();

function coAuthorMails(
  { frame, settled, links }: StepFacts,
  submitter: string,
  origin: string,
): NewMail[] {
  const authors = settled.after.authors.map(fullName);
  return links.map(({ author, token }) => {
    const about = aboutIt(frame, fullName(author), `${origin}${coAuthorPath(token)}`);
    const parts = coAuthorTold.render({ ...about, submitter, authors }, frame.sender);
    const to = { email: author.email.trim() };
    return { ...submissionMail(frame, coAuthorTold.name, to, parts), secret: true };
  });
}
