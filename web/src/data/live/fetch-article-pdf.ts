import { PUBLISHED_ARTICLES } from '@quire/model/collections';
import { mediaPath } from '@quire/model/paths';
import { doc, getDoc } from 'firebase/firestore';
import { z } from 'zod';
import { signedInFirebase } from '../../firebase/firebase.ts';
import { CallError } from '../call-error.ts';

const PdfSchema = z.object({ journal: z.string(), akey: z.string(), pdf: z.string() });

/**
 * The PDF that readers have of an article, by its file: staff who fetch many are no readers, and are not counted.
 *
 * @param check throws where so many bytes are too many
 * @returns null where there is none
 */
export async function fetchArticlePdf(
  id: string,
  check: (bytes: number) => void,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const published = await getDoc(doc(signedInFirebase().db, PUBLISHED_ARTICLES, id));
  const named = PdfSchema.safeParse(published.data());
  if (!named.success) return null;
  const { journal, akey, pdf } = named.data;
  const answer = await fetch(mediaPath(journal, akey, pdf));
  if (answer.status === 404) return null;
  if (!answer.ok) throw new CallError('page/unavailable');
  check(Number(answer.headers.get('content-length') ?? 0));
  return new Uint8Array(await answer.arrayBuffer());
}
