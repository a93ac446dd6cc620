import { type ProfileFields, ProfileFieldsSchema } from '@quire/model/entities/profile';
import { t } from '@quire/model/messages/t';
import { orcidAsTyped, rorAsTyped } from '@quire/model/typed-ids';

/** The fields of the profile's form as they are typed. */
export interface ProfileValues {
  readonly given: string;
  readonly family: string;
  readonly affiliation: string;
  readonly ror: string;
  readonly country: string;
  readonly orcid: string;
  /** Separated by commas. */
  readonly interests: string;
}
export type ProfileField = keyof ProfileValues;
export type PersonalFields = Omit<ProfileFields, 'notifications'>;
export type ProfileProblems = Readonly<Partial<Record<ProfileField, string>>>;

export const NO_VALUES: ProfileValues = {
  given: '',
  family: '',
  affiliation: '',
  ror: '',
  country: '',
  orcid: '',
  interests: '',
};

/** The profile in the form's fields. */
export function profileValuesOf(profile: PersonalFields): ProfileValues {
  const { given, family, affiliation, ror = '', country = '', orcid = '', interests } = profile;
  return { given, family, affiliation, ror, country, orcid, interests: interests.join(', ') };
}

const PersonalSchema = ProfileFieldsSchema.omit({ notifications: true });

/** The form's content as it is saved, or its problems by field. */
export function readValues(
  values: ProfileValues,
): { fields: PersonalFields; problems: null } | { fields: null; problems: ProfileProblems } {
  const interests = values.interests
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);
  const read = PersonalSchema.safeParse({
    ...values,
    interests: [...new Set(interests)],
    ror: rorAsTyped(values.ror) || undefined,
    country: values.country || undefined,
    orcid: orcidAsTyped(values.orcid) || undefined,
  });
  if (read.success) return { fields: read.data, problems: null };
  const found: Record<string, string> = {};
  for (const { path, message } of read.error.issues) {
    const field = String(path[0]);
    found[field] ??= field === 'interests' ? t('authorAccount.expertiseLimits') : message;
  }
  return { fields: null, problems: found };
}
