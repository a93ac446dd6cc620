import { type ProfileFields, ProfileFieldsSchema } from '@quire/model/entities/profile';

const ChangeSchema = ProfileFieldsSchema.partial();

/**
 * What is to be written of a change to a profile: the fields that it names and no others, although
 * the schema knows what some of them are when nobody says. `undefined` is what was taken away.
 */
export function profileChange(changed: Partial<ProfileFields>): Partial<ProfileFields> {
  const parsed = Object.entries(ChangeSchema.parse(changed));
  const named = Object.fromEntries(parsed.filter(([name]) => name in changed));
  return { ...changed, ...named };
}
