import { SUBMISSIONS } from '@quire/model/collections';
import { doc, getDoc, updateDoc } from 'firebase/firestore';
import { openSdk } from '../anonymity/sdk-session.ts';
import type { Person } from '../people/account.ts';
import { addFile, type ManuscriptFile, type SeededDraft } from './seed-draft.ts';
import { move } from './steps.ts';

/** The author's revision: an answer, saved as the page saves it; the revised manuscript; and it is sent. */
export async function sendRevision(
  person: Person,
  draft: SeededDraft,
  { name, bytes }: ManuscriptFile,
  answer: string,
  asked: 'minor_revision' | 'major_revision' = 'minor_revision',
): Promise<void> {
  const { db, close } = await openSdk(person);
  const ref = doc(db, `${SUBMISSIONS}/${draft.id}`);
  const revision: unknown = (await getDoc(ref)).get('revision');
  await updateDoc(ref, {
    responseLetter: answer,
    revision: Number(revision) + 1,
    updatedAt: new Date().toISOString(),
  });
  await close();
  const { status, body } = await addFile(draft, name, bytes, 'manuscript', draft.file);
  if (status !== 200) throw new Error(`the revised manuscript was not taken: ${body}`);
  await move(draft.id, 'submit_revision', asked, draft.idToken);
}
