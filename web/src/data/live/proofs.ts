import { PROOFS } from '@quire/model/collections';
import { type ProofNotes, ProofNotesSchema } from '@quire/model/entities/proof';
import { type DocumentData, documentId, orderBy } from 'firebase/firestore';
import { type Records, useRecords } from './submission-records.ts';

const readNotes = (data: DocumentData) => ProofNotesSchema.parse(data);

/** What the author has noted to each proof, oldest first; the id is the instant at which it was sent. */
export function useProofs(submission: string | null): Records<ProofNotes> {
  return useRecords(submission, PROOFS, readNotes, orderBy(documentId()));
}
