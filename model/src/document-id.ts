import { z } from 'zod';

/** Firestore's limits (https://firebase.google.com/docs/firestore/quotas#collections_documents_and_fields). */
const RESERVED = /^(?:\.{1,2}|__.*__)$/s;
const BYTES_MAX = 1_500;

/** Whether Firestore takes a text as the id of a document; of others, a reference cannot even be made. */
export const isDocumentId = (id: string): boolean =>
  id !== '' &&
  !id.includes('/') &&
  !id.includes('\0') &&
  !RESERVED.test(id) &&
  !/\p{Surrogate}/u.test(id) &&
  new TextEncoder().encode(id).byteLength <= BYTES_MAX;

/** The id of a document as a caller sends it, of this form; `__x__` and the like fit many forms and are not ids. */
export const documentId = (form: RegExp) => z.string().regex(form).refine(isDocumentId);
