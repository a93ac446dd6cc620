import { z } from 'zod';
import type { Values } from './values.ts';

/** What was typed and is not saved yet, with what it stands on: enough to merge it later. */
const KeptFormSchema = z.object({
  mine: z.record(z.string(), z.unknown()),
  base: z.record(z.string(), z.unknown()),
  revision: z.number().int().nonnegative(),
});
export interface KeptForm {
  readonly mine: Values;
  readonly base: Values;
  /** Of `base`; 0 of a record that is not there yet. */
  readonly revision: number;
}

const keyOf = (place: string) => `quire:form:${place}`;

/** What this device keeps of a form, or null. `place`: whose, of which kind, which record. */
export function readKeptForm(place: string): KeptForm | null {
  try {
    const parsed = KeptFormSchema.safeParse(
      JSON.parse(localStorage.getItem(keyOf(place)) ?? 'null'),
    );
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** Keeps what is not saved yet; forgets it with null. Answers whether it could be kept. */
export function keepForm(place: string, form: KeptForm | null): boolean {
  try {
    if (form) localStorage.setItem(keyOf(place), JSON.stringify(form));
    else localStorage.removeItem(keyOf(place));
    return true;
  } catch {
    // Storage is full or forbidden: what was typed is on the page alone, and leaving it asks first.
    return false;
  }
}
