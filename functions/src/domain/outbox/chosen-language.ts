import { ProfileFieldsSchema } from '@quire/model/entities/profile';
import type { Language } from '@quire/model/messages/languages';
import type { DocumentSnapshot } from 'firebase-admin/firestore';

/** The language that a person has chosen for pages and mails; undefined: none, or one that there is not. */
export const chosenLanguage = (profile: DocumentSnapshot | undefined): Language | undefined =>
  ProfileFieldsSchema.shape.language.safeParse(profile?.get('language')).data;
