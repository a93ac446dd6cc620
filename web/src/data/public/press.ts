import { advertsOn } from '@quire/model/adverts/choose-advert';
import { DIGESTS, PRESS_DIGEST } from '@quire/model/collections';
import { PAGE_CDN_SECONDS, PAGE_REUSED_SECONDS } from '@quire/model/constants';
import { PressDigestSchema, type PressToday } from '@quire/model/entities/press';
import { inReaderLanguage } from '@quire/model/messages/in-reader-language';
import { PageError } from '../page-error.ts';
import { parseDocument } from './parse.ts';
import type { PublicReader } from './public-reader.ts';

/** What the layout of every page needs. A press without an identity is not open yet: `press/not-set-up`. */
export async function getPressDigest(reader: PublicReader): Promise<PressToday> {
  const digest = parseDocument(PressDigestSchema, await reader.document(DIGESTS, PRESS_DIGEST));
  if (!digest) throw new PageError('press/not-set-up');
  const now = new Date();
  const { adverts, ...rest } = inReaderLanguage(digest);
  const shown = advertsOn(adverts ?? [], now, PAGE_REUSED_SECONDS + PAGE_CDN_SECONDS);
  return {
    ...rest,
    press: inReaderLanguage(digest.press),
    journals: digest.journals.toSorted((a, b) => a.order - b.order),
    // Every page carries this: no more than it may show.
    ...(shown.length > 0 ? { adverts: shown, day: now.toISOString().slice(0, 10) } : {}),
  };
}
