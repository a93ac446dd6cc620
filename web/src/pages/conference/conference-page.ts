import type { ConferencesDigest } from '@quire/model/entities/conference';
import type { ReadInLanguage } from '@quire/model/messages/in-reader-language';
import type { TextPageData } from '../../app/load-text-page.ts';

/** A conference as pages list it. */
export type ConferenceCard = ConferencesDigest['conferences'][number] & ReadInLanguage;

/** What both conference pages are made of. */
export interface ConferencePageData extends TextPageData {
  readonly conferences: readonly ConferenceCard[];
  /** The day on which the page was made, so that the browser parts what is to come as the server did. */
  readonly today: string;
}
