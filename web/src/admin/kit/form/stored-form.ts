import { z } from 'zod';
import { type StoredValue, storedValue } from '../../../drafts/stored-value.ts';
import type { Values } from './values.ts';

/** Unsaved values with the version they are based on: enough to merge them later. */
const KeptFormSchema = z.object({
  mine: z.record(z.string(), z.unknown()),
  base: z.record(z.string(), z.unknown()),
  revision: z.number().int().nonnegative(),
});
export interface StoredForm {
  readonly mine: Values;
  readonly base: Values;
  /** The revision of `base`; 0 for a record that does not exist yet. */
  readonly revision: number;
}

/** What this device keeps of a form. `place`: account, kind and record. */
export const storedForm = (place: string): StoredValue<StoredForm> =>
  storedValue(`quire:form:${place}`, KeptFormSchema);
