import type { Submission } from '@quire/model/entities/submission';
import { takesFiles } from '@quire/model/states/submission-states';
import { Refused } from '../../platform/errors/refused.ts';
import { capacitiesOf, type Person } from '../access/principal.ts';

/** Throws `Refused` for anyone but the author, and in a state in which files cannot be changed. */
export function requireFiles(person: Person, submission: Submission): void {
  if (!capacitiesOf(person, submission).includes('author')) {
    throw new Refused('submission/not-found');
  }
  if (!takesFiles(submission.state)) throw new Refused('submission/wrong-state');
}
