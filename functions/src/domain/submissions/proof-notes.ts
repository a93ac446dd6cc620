/** The author's corrections to a proof, and what an answer to it needs. */
import type { MoveSubmissionRequest, SubmissionProblem } from '@quire/model/calls/calls';
import { PROOFS, SUBMISSION_FILES } from '@quire/model/collections';
import {
  type Correction,
  isCorrection,
  type ProofNotes,
  ProofNotesSchema,
} from '@quire/model/entities/proof';
import type { Submission } from '@quire/model/entities/submission';
import type { SubmissionEventRecord } from '@quire/model/entities/submission-record';
import { t } from '@quire/model/messages/t';
import type { SubmissionActor } from '@quire/model/states/moves/move';
import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import { readRecord } from '../../platform/database/read-record.ts';

/** A proof is identified by the instant at which it was sent. */
export const proofRefAt = (ref: DocumentReference, proof: string): DocumentReference =>
  ref.collection(PROOFS).doc(proof);

/** The current proof. */
export const proofRef = (
  ref: DocumentReference,
  { stageEnteredAt }: Pick<Submission, 'stageEnteredAt'>,
): DocumentReference => proofRefAt(ref, stageEnteredAt);

const NONE: ProofNotes = { corrections: [], savedAt: '1970-01-01T00:00:00.000Z' };

export const readNotes = async (tx: Transaction, at: DocumentReference): Promise<ProofNotes> =>
  readRecord(await tx.get(at), ProofNotesSchema) ?? NONE;

/** The limit of the timeline and of a mail. */
const WORDS_MAX = 15_000;

/** One correction as a list item: lists and tables of several lines stay inside their item. */
function asItem({ place, text }: Correction, at: number): string {
  const sign = `${at + 1}. `;
  const [where, what] = [place.trim(), text.trim()];
  if (!what.includes('\n')) return sign + [where, what].filter(Boolean).join(': ');
  const inside = what.replace(/\n(?=[^\n])/g, `\n${' '.repeat(sign.length)}`);
  return where ? `${sign}${where}:\n\n${' '.repeat(sign.length)}${inside}` : sign + inside;
}

/** What the timeline says of an answer: corrections in the author's words, and where others are. */
export type CorrectionsSaid = Pick<SubmissionEventRecord, 'reason' | 'correctionsIn'>;

/** All corrections as one text in Markdown, by number. */
function correctionsInWords(corrections: readonly Correction[]): CorrectionsSaid {
  const lines = corrections.map(asItem);
  const reason = lines.join('\n\n');
  if (reason.length <= WORDS_MAX) return { reason };
  return { reason: `${reason.slice(0, WORDS_MAX)}…`, correctionsIn: 'proof' };
}

type Answer = Pick<MoveSubmissionRequest, 'event'>;

/**
 * What is missing in an author's answer to a proof, or the corrections in words. Other moves have
 * neither. A file that was sent since counts as a correction too.
 */
export async function judgeProof(
  tx: Transaction,
  ref: DocumentReference,
  submission: Submission,
  { event }: Answer,
  actor: SubmissionActor,
): Promise<{ readonly problems: readonly SubmissionProblem[]; readonly said?: CorrectionsSaid }> {
  const isAnswer =
    event === 'send_corrections' || (event === 'approve_proof' && actor === 'author');
  if (!isAnswer) return { problems: [] };
  const notes = await readNotes(tx, proofRef(ref, submission));
  const corrections = notes.corrections.filter(isCorrection);
  if (event === 'approve_proof') {
    if (corrections.length === 0) return { problems: [] };
    const message = t('refusals.correctionsNoted');
    return { problems: [{ field: 'corrections', message }] };
  }
  if (corrections.length > 0) return { problems: [], said: correctionsInWords(corrections) };
  const sent = ref
    .collection(SUBMISSION_FILES)
    .where('uploadedAt', '>=', submission.stageEnteredAt);
  if (!(await tx.get(sent.limit(1))).empty) {
    return { problems: [], said: { reason: '', correctionsIn: 'file' } };
  }
  const message = t('refusals.correctionMissing');
  return { problems: [{ field: 'corrections', message }] };
}
