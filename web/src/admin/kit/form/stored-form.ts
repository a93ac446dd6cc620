import { z } from 'zod';
import { type StoredValue, storedValue } from '../../../drafts/stored-value.ts';
import type { Values } from './values.ts';

/** What was typed and is not saved yet, with what it stands on: enough to merge it later. */
const KeptFormSchema = z.object({
  mine: z.record(z.string(), z.unknown()),
  base: z.record(z.string(), z.unknown()),
  revision: z.number().int().nonnegative(),
});
export interface StoredForm {
  readonly mine: Values;
  readonly base: Values;
  /** Of `base`; 0 of a record that is not there yet. */
  readonly revision: number;
}

/** What this device keeps of a form. `place`: whose, of which kind, which record. */
export const storedForm = (place: string): StoredValue<StoredForm> =>
  storedValue(`quire:form:${place}`, KeptFormSchema);
