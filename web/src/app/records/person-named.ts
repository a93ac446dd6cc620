import { splitName } from '@quire/model/split-name';

/** A person by a whole name, as schema.org describes one. */
export function personNamed(name: string) {
  const { given, family } = splitName(name);
  return {
    '@type': 'Person',
    name,
    givenName: given || undefined,
    familyName: family || undefined,
  };
}
