import { ERRORS, type ErrorCode } from '@quire/model/errors';
import { storedFileAddress } from '@quire/model/paths';
import { isSignedInAgain } from '../../firebase/ask-again.ts';
import { signedInAuth } from '../../firebase/auth.ts';
import { CallError } from '../call-error.ts';

const isCode = (code: string | undefined): code is ErrorCode =>
  code !== undefined && Object.hasOwn(ERRORS, code);

async function attempt(path: string): Promise<Blob> {
  const token = await signedInAuth().currentUser?.getIdToken();
  const response = await fetch(storedFileAddress(), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ path }),
  }).catch((cause: unknown) => {
    throw new CallError('page/unavailable', { cause });
  });
  if (response.ok) return response.blob();
  // A refusal is in words, its code at the end.
  const code = /\(([a-z/-]+)\)\s*$/.exec(await response.text())?.[1];
  throw new CallError(isCode(code) ? code : 'page/unavailable');
}

/**
 * A manuscript's file, an article's original or a part of an export, as whoever is signed in. It never has an
 * address of its own, which would outlive a role. Throws `CallError`.
 */
export async function fetchStoredFile(path: string): Promise<Blob> {
  try {
    return await attempt(path);
  } catch (error) {
    if (!(error instanceof CallError && (await isSignedInAgain(error.code)))) throw error;
    return attempt(path);
  }
}
