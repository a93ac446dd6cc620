import type { RegisterRequest } from '@quire/model/calls/calls';
import type { Profile } from '@quire/model/entities/profile';

/** What registering asks about a person. */
export type PersonAsked = Pick<
  RegisterRequest,
  'given' | 'family' | 'affiliation' | 'ror' | 'country' | 'orcid' | 'consent'
>;

export const fullName = ({ given, family }: Pick<Profile, 'given' | 'family'>): string =>
  `${given} ${family}`.trim();

/** The profile of somebody who has just told us who they are. News only come to who wants them. */
export function newProfile(person: PersonAsked, email: string, at: Date): Profile {
  const { given, family, affiliation, ror, country, orcid, consent } = person;
  return {
    given,
    family,
    affiliation,
    ror,
    country,
    orcid,
    interests: [],
    notifications: { reminders: true, messages: true },
    email,
    state: 'unverified',
    consents: [{ version: consent, at: at.toISOString() }],
    createdAt: at.toISOString(),
    updatedAt: at.toISOString(),
  };
}
