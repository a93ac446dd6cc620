import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';

/** So long may nothing at all come: one document takes a second, and a minute on a machine that is busy enough. */
const PATIENCE_MS = 600_000;
const LOOK_EVERY_MS = 5_000;

let progressAt = performance.now();

/** Resolves with the first version of a document that is as it should be. */
function seen(
  document: DocumentReference,
  isThere: (snapshot: DocumentSnapshot) => boolean,
): { arrived: Promise<void>; stop: () => void } {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const stop = document.onSnapshot((snapshot) => isThere(snapshot) && resolve(), reject);
  return { arrived: promise, stop };
}

/**
 * Waits until functions have made a document what it should be, however long that takes: rejects where none of all that
 * are waited for has come in ten minutes. Who started this process ends it with the press.
 */
export async function until(
  document: DocumentReference,
  isThere: (snapshot: DocumentSnapshot) => boolean = (snapshot) => snapshot.exists,
): Promise<void> {
  const began = performance.now();
  const { arrived, stop } = seen(document, isThere);
  const given = Promise.withResolvers<never>();
  const look = setInterval(() => {
    if (performance.now() - Math.max(began, progressAt) < PATIENCE_MS) return;
    const why = `${document.path} was not made, and nothing else in ten minutes`;
    given.reject(new Error(`${why}: see the log of the functions.`));
  }, LOOK_EVERY_MS);
  try {
    await Promise.race([arrived, given.promise]);
    progressAt = performance.now();
  } finally {
    clearInterval(look);
    stop();
  }
}
