import { DIGESTS, PRESS_DIGEST } from '@quire/model/collections';
import { type PressDigest, PressDigestSchema } from '@quire/model/entities/press';
import { PageError } from '../page-error.ts';
import { parseDocument } from './parse.ts';
import type { PublicDoor } from './public-door.ts';

/** What the layout of every page needs. A press without an identity is not open yet: `press/not-set-up`. */
export async function getPressDigest(door: PublicDoor): Promise<PressDigest> {
  const digest = parseDocument(PressDigestSchema, await door.document(DIGESTS, PRESS_DIGEST));
  if (!digest) throw new PageError('press/not-set-up');
  return { ...digest, journals: digest.journals.toSorted((a, b) => a.order - b.order) };
}
