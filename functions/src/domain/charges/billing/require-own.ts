import type { Submission } from '@quire/model/entities/submission';
import { Refused } from '../../../platform/errors/refused.ts';
import type { Person } from '../../access/principal.ts';

/** Throws for anyone but the submitter, as if it did not exist. */
export function requireOwn(
  person: Pick<Person, 'uid'>,
  { owner }: Pick<Submission, 'owner'>,
): void {
  if (owner !== person.uid) throw new Refused('submission/not-found');
}
