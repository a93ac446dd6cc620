import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';

const LOOK_EVERY_MS = 150;
const PATIENCE_MS = 120_000;

/** Waits until functions have made a document what it should be. Rejects after two minutes. */
export async function until(
  document: DocumentReference,
  isThere: (snapshot: DocumentSnapshot) => boolean = (snapshot) => snapshot.exists,
): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  while (!isThere(await document.get())) {
    if (Date.now() > end) {
      throw new Error(`${document.path} was not made in time: see the log of the functions.`);
    }
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
}
