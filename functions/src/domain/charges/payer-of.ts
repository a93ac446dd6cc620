/** The default payer: the author, with the data of their profile. */
import { inLanguage } from '@quire/content/messages/in-language';
import { PROFILES } from '@quire/model/collections';
import type { Payer } from '@quire/model/entities/billing';
import { ProfileSchema } from '@quire/model/entities/profile';
import type { Submission } from '@quire/model/entities/submission';
import { type Language, SOURCE_LANGUAGE } from '@quire/model/messages/languages';
import { t } from '@quire/model/messages/t';
import type { Firestore } from 'firebase-admin/firestore';
import { chosenLanguage } from '../outbox/chosen-language.ts';
import { readOwner } from '../outbox/correspondents.ts';

/** A payer whose country may be unknown. */
export type KnownPayer = Omit<Payer, 'country'> & { readonly country: string };

/** The author as a payer, and the language that they have chosen. */
export async function readAuthorAsPayer(
  db: Firestore,
  { owner, authors, affiliations }: Pick<Submission, 'owner' | 'authors' | 'affiliations'>,
): Promise<{ readonly author: KnownPayer; readonly language: Language | undefined }> {
  const [stored, account] = await Promise.all([
    db.collection(PROFILES).doc(owner).get(),
    readOwner(db, owner),
  ]);
  const profile = ProfileSchema.safeParse(stored.data()).data;
  const named = authors.find(({ corresponding }) => corresponding) ?? authors[0];
  const name = profile
    ? `${profile.given} ${profile.family}`
    : (account?.name ?? `${named?.given ?? ''} ${named?.family ?? ''}`.trim());
  const language = chosenLanguage(stored);
  const author = {
    name: name.slice(0, 160) || inLanguage(language ?? SOURCE_LANGUAGE, () => t('mail.theAuthor')),
    organisation: (profile?.affiliation || affiliations[0]?.name || '').slice(0, 250),
    ...{ address: '', postalCode: '', city: '' },
    country: profile?.country ?? '',
    email: account?.email ?? profile?.email ?? named?.email ?? '',
    ...{ vatId: '', poNumber: '' },
    share: 10_000,
  };
  return { author, language };
}
