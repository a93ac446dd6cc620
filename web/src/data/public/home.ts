import { DIGESTS, HOME_DIGEST } from '@quire/model/collections';
import { type HomeDigest, HomeDigestSchema } from '@quire/model/entities/published';
import { parseDocument } from './parse.ts';
import type { PublicDoor } from './public-door.ts';

/** The home page; empty where nothing has been published yet. */
export async function getHome(door: PublicDoor): Promise<HomeDigest> {
  const digest = parseDocument(HomeDigestSchema, await door.document(DIGESTS, HOME_DIGEST));
  return digest ?? { journals: [], latest: [], news: [] };
}
