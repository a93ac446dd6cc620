import { DIGESTS, HOME_DIGEST } from '@quire/model/collections';
import { type HomeDigest, HomeDigestSchema } from '@quire/model/entities/published';
import { inReaderLanguage } from '@quire/model/messages/in-reader-language';
import { parseDocument } from './parse.ts';
import type { PublicReader } from './public-reader.ts';

/** The home page; empty where nothing has been published yet. */
export async function getHome(reader: PublicReader): Promise<HomeDigest> {
  const digest = parseDocument(HomeDigestSchema, await reader.document(DIGESTS, HOME_DIGEST));
  if (!digest) return { journals: [], latest: [], news: [] };
  return {
    ...digest,
    journals: digest.journals.map(inReaderLanguage),
    news: digest.news.map(inReaderLanguage),
  };
}
