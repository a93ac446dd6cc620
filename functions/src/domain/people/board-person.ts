/** The data of a person on an editorial board, from the profile of their account. */
import type { CALLS } from '@quire/model/calls/calls';
import { PROFILES, USERS } from '@quire/model/collections';
import { englishCountryName } from '@quire/model/countries';
import { ProfileFieldsSchema } from '@quire/model/entities/profile';
import { UserSchema } from '@quire/model/entities/user';
import { type Asker, can } from '@quire/model/roles';
import type { Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import { readRecord } from '../../platform/database/read-record.ts';
import { Refused } from '../../platform/errors/refused.ts';
import { readPermissions } from '../access/read-permissions.ts';

const { affiliation, country, orcid } = ProfileFieldsSchema.shape;
/** Owners write their profiles themselves: a malformed field does not hide the others. */
const PersonSchema = z.object({
  affiliation: affiliation.catch(''),
  country: country.optional().catch(undefined),
  orcid: orcid.catch(undefined),
});

/**
 * `boardPerson`: for users who edit the journal's board, about accounts with a role in that journal. Throws `Refused`:
 * `access/denied`, `record/not-found` for any other account.
 */
export async function boardPerson(
  { db }: { readonly db: Firestore },
  person: Asker,
  { journal, uid }: z.output<typeof CALLS.boardPerson.request>,
): Promise<z.input<typeof CALLS.boardPerson.response>> {
  const permissions = await readPermissions(db, journal);
  if (!can(person, 'journal.edit', { journal, permissions })) throw new Refused('access/denied');
  const user = readRecord(await db.collection(USERS).doc(uid).get(), UserSchema);
  if (!user?.journals.includes(journal)) {
    throw new Refused('record/not-found', { values: { noun: 'account' } });
  }
  const profile = PersonSchema.parse((await db.collection(PROFILES).doc(uid).get()).data() ?? {});
  return {
    name: user.displayName || user.email,
    affiliation: profile.affiliation.slice(0, 250),
    country: profile.country ? englishCountryName(profile.country) : '',
    ...(profile.orcid && { orcid: profile.orcid }),
  };
}
