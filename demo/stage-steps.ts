/** The way of the demo's manuscripts to each state: what is done in turn, and how many days after the step before. */
import type { SubmissionEvent } from '@quire/model/states/moves/submission';
import type { SubmissionState } from '@quire/model/states/submission-states';

export type Who = 'author' | 'editor' | 'admin' | 'production' | 'system';
/** What is no move of the table. `answer` and `report` say when reviewers do so; `invite` arranges both. */
export type Act =
  | 'assignEditor'
  | 'assignProduction'
  | 'invite'
  | 'answer'
  | 'report'
  | 'recommend'
  | 'revise'
  | 'startArticle'
  | 'scheduleArticle';

export type Step = { readonly days: number } & (
  | { readonly move: SubmissionEvent; readonly by: Who }
  | { readonly decide: SubmissionEvent }
  | { readonly act: Act }
);

const move = (event: SubmissionEvent, by: Who, days: number): Step => ({ move: event, by, days });
const decide = (event: SubmissionEvent, days: number): Step => ({ decide: event, days });
const act = (name: Act, days: number): Step => ({ act: name, days });

const SENT = [move('submit', 'author', 0)];
const CHECKED = [...SENT, act('assignEditor', 1), move('pass_check', 'editor', 1)];
const TRANSFER_OFFERED = [...CHECKED, decide('offer_transfer', 4)];
const INVITED = [...CHECKED, move('seek_reviewers', 'editor', 3), act('invite', 1)];
const REVIEWED = [...INVITED, act('answer', 4), act('report', 17)];
const TO_REVISE = [...REVIEWED, decide('request_minor', 4)];
const REVISED = [...TO_REVISE, act('revise', 8), move('submit_revision', 'author', 0)];
const ACCEPTED = [...REVIEWED, decide('accept', 4)];
const REVISED_AND_ACCEPTED = [...REVISED, move('judge_revision', 'editor', 4), decide('accept', 1)];
/** From acceptance to where a manuscript is produced. */
const PRODUCING = [act('assignProduction', 0)];
const COPYEDITING = [...PRODUCING, move('start_copyediting', 'production', 2)];
const TYPESETTING = [
  ...COPYEDITING,
  act('startArticle', 3),
  move('start_typesetting', 'production', 2),
];
const PROOF = [...TYPESETTING, move('send_proof', 'production', 4)];
const APPROVED = [...PROOF, move('approve_proof', 'author', 2)];

export const STAGE_STEPS: Readonly<Partial<Record<SubmissionState, readonly Step[]>>> = {
  technical_check: SENT,
  returned_to_author: [...SENT, act('assignEditor', 1), decide('return_to_author', 1)],
  // Checked at the press's own desk; no editor has it yet.
  with_editor: [...SENT, move('pass_check', 'admin', 2)],
  desk_rejected: [...CHECKED, decide('desk_reject', 4)],
  transfer_offered: TRANSFER_OFFERED,
  // What goes on in the other journal is a draft of the author's.
  transferred: [...TRANSFER_OFFERED, move('accept_transfer', 'author', 3)],
  withdrawn: [...SENT, act('assignEditor', 1), move('withdraw', 'author', 2)],
  reviewer_invitation: [...INVITED, act('answer', 3)],
  reviews_complete: [...REVIEWED, act('recommend', 1)],
  rejected: [...REVIEWED, decide('reject', 5)],
  minor_revision: TO_REVISE,
  lapsed: [...TO_REVISE, move('lapse', 'system', 18)],
  revision_submitted: REVISED,
  withdrawal_requested: [...INVITED, act('answer', 4), move('request_withdrawal', 'author', 6)],
  awaiting_payment: ACCEPTED,
  production: [...ACCEPTED, ...PRODUCING],
  copyediting: [...ACCEPTED, ...COPYEDITING],
  typesetting: [...REVISED_AND_ACCEPTED, ...TYPESETTING],
  proof_author: [...ACCEPTED, ...PROOF],
  proof_final: [...REVISED_AND_ACCEPTED, ...APPROVED],
  scheduled: [...REVISED_AND_ACCEPTED, ...APPROVED, act('scheduleArticle', 2)],
};
