import { mailTemplateDocId, mailWordsPath } from '@quire/model/collections';
import { MailOverrideSchema } from '@quire/model/entities/mail-template';
import type { MailParts } from '@quire/model/mail/compose';
import {
  checkWording,
  mayBeJournals,
  templateOf,
} from '@quire/model/mail/registry/describe-template';
import { composeWording, type MailWording } from '@quire/model/mail/registry/mail-wording';
import { type Language, SOURCE_LANGUAGE } from '@quire/model/messages/languages';
import { URL_KEY } from '@quire/model/url-key';
import type { Firestore } from 'firebase-admin/firestore';

/** A template, and the journal whose wording overrides the press's. */
interface WantedWords {
  readonly template: string;
  readonly journal?: string | undefined;
  /** A wording is used in its own language only. */
  readonly language?: Language | undefined;
}

/** Whether a stored wording may still be used: variables may have been removed since. */
function mayBeUsed(name: string, wording: MailWording): boolean {
  const template = templateOf(name);
  return template !== null && checkWording(template, wording).length === 0;
}

/** Where its wording may be stored: the journal's first. */
function placesOf({
  template: name,
  journal = '',
  language = SOURCE_LANGUAGE,
}: WantedWords): string[] {
  const template = templateOf(name);
  if (!template) return [];
  const id = mailTemplateDocId(name, language);
  const isOfJournal = URL_KEY.test(journal) && mayBeJournals(template);
  return [...(isOfJournal ? [mailWordsPath(journal)] : []), mailWordsPath(null)].map(
    (path) => `${path}/${id}`,
  );
}

/** Wordings of a press and its journals, by their document. */
type CustomWords = ReadonlyMap<string, MailWording>;

/** The custom wordings of these templates; those that are missing or unusable are omitted. */
export async function readCustomWordings(
  db: Firestore,
  wanted: readonly WantedWords[],
): Promise<CustomWords> {
  const places = [...new Set(wanted.flatMap(placesOf))];
  if (places.length === 0) return new Map();
  const found = await db.getAll(...places.map((place) => db.doc(place)));
  return new Map(
    found.flatMap((doc, at) => {
      const own = MailOverrideSchema.safeParse(doc.data());
      const place = places[at];
      const isUsed = own.success && !own.data.isReset && mayBeUsed(own.data.template, own.data);
      return isUsed && place ? [[place, own.data] as const] : [];
    }),
  );
}

/** The wording that applies to a template: the journal's, or the press's; null: the default. */
export function wordsFor(wanted: WantedWords, words: CustomWords): MailWording | null {
  const place = placesOf(wanted).find((each) => words.has(each));
  return (place && words.get(place)) || null;
}

/** Applies the custom wording of the journal or the press to a mail, if there is one. */
export function withCustomWording<
  Parts extends MailParts & WantedWords & { readonly wordsOf?: string | undefined },
>(parts: Parts, words: CustomWords): Parts {
  const own = wordsFor({ ...parts, journal: parts.wordsOf ?? parts.journal }, words);
  return own && parts.made ? { ...parts, ...composeWording(own, parts.made) } : parts;
}
