import type { RegisterRequest } from '@quire/model/calls/calls';
import type { Profile } from '@quire/model/entities/profile';

/** The data of the registration form. */
export type PersonAsked = Pick<
  RegisterRequest,
  'given' | 'family' | 'affiliation' | 'ror' | 'country' | 'orcid' | 'language' | 'consent'
>;

export const fullName = ({ given, family }: Pick<Profile, 'given' | 'family'>): string =>
  `${given} ${family}`.trim();

/** The profile of a new user. News is sent only to those who have asked for it. */
export function newProfile(person: PersonAsked, email: string, at: Date): Profile {
  const { given, family, affiliation, ror, country, orcid, language, consent } = person;
  return {
    given,
    family,
    affiliation,
    ror,
    country,
    orcid,
    language,
    interests: [],
    notifications: { reminders: true, messages: true },
    email,
    state: 'unverified',
    consents: [{ version: consent, at: at.toISOString() }],
    createdAt: at.toISOString(),
    updatedAt: at.toISOString(),
  };
}
