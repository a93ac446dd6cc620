import { type Asker, can } from '@quire/model/roles';
import type { Ports } from '../../platform/database/ports.ts';
import { Refused } from '../../platform/errors/refused.ts';

/** External dependencies of the calls about texts. */
export type TextPorts = Pick<Ports, 'db' | 'now'>;

/** Texts belong to the press's settings. Throws `Refused`. */
export function requireTexts(person: Asker): void {
  if (!can(person, 'press.edit')) throw new Refused('access/denied');
}
