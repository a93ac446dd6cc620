/** The default payer: the author, with the data of their profile. */
import { PROFILES } from '@quire/model/collections';
import type { Payer } from '@quire/model/entities/billing';
import { ProfileSchema } from '@quire/model/entities/profile';
import type { Submission } from '@quire/model/entities/submission';
import type { Language } from '@quire/model/messages/languages';
import type { Firestore } from 'firebase-admin/firestore';
import { readOwner } from '../outbox/correspondents.ts';

/** A payer whose country may be unknown. */
export type KnownPayer = Omit<Payer, 'country'> & { readonly country: string };

/** The language that an author has chosen for pages and mails; undefined: none. */
export async function readChosenLanguage(
  db: Firestore,
  uid: string,
): Promise<Language | undefined> {
  const stored = await db.collection(PROFILES).doc(uid).get();
  return ProfileSchema.shape.language.safeParse(stored.get('language')).data;
}

export async function readAuthorAsPayer(
  db: Firestore,
  { owner, authors, affiliations }: Pick<Submission, 'owner' | 'authors' | 'affiliations'>,
): Promise<KnownPayer> {
  const [stored, account] = await Promise.all([
    db.collection(PROFILES).doc(owner).get(),
    readOwner(db, owner),
  ]);
  const profile = ProfileSchema.safeParse(stored.data()).data;
  const author = authors.find(({ corresponding }) => corresponding) ?? authors[0];
  const name = profile
    ? `${profile.given} ${profile.family}`
    : (account?.name ?? `${author?.given ?? ''} ${author?.family ?? ''}`.trim());
  return {
    name: name.slice(0, 160) || 'The author',
    organisation: (profile?.affiliation || affiliations[0]?.name || '').slice(0, 250),
    ...{ address: '', postalCode: '', city: '' },
    country: profile?.country ?? '',
    email: account?.email ?? profile?.email ?? author?.email ?? '',
    ...{ vatId: '', poNumber: '' },
    share: 10_000,
  };
}
