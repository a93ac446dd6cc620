import { z } from 'zod';
import { ARTICLES, SUBMISSIONS } from '../collections.ts';

/** In the place of an account: the manuscript's own log has it, which its authors do not read. */
export const KEPT_WITH_MANUSCRIPT = 'kept-with-manuscript';

/**
 * `audit/{id}`: who did what, when. Written by functions, never changed. What else it says depends on what
 * was done: which record, article or submission, from which state to which, why.
 */
export const AuditEntrySchema = z.looseObject({
  action: z.string(),
  at: z.iso.datetime(),
  by: z.string(),
});
export type AuditEntry = z.infer<typeof AuditEntrySchema>;

const KNOWN = new Set(['action', 'at', 'by']);

/** How the names of fields are said, and values of a field that have words; null: a value that has none. */
export interface AuditWording {
  readonly name: (name: string) => string;
  readonly value: (value: unknown, name: string) => string | null;
}

const AS_STORED: AuditWording = { name: (name) => name, value: () => null };

const inWords = (field: string, value: unknown, wording: AuditWording): string => {
  const said = wording.value(value, field);
  if (said !== null) return said;
  if (Array.isArray(value)) return value.map((each) => inWords(field, each, wording)).join(', ');
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.entries(value)
    .map(([name, each]) => `${wording.name(name)}: ${inWords(name, each, wording)}`)
    .join('; ');
};

/** Everything else that an entry says, in one line; without `wording` as it is stored: for files that programs read. */
export const auditDetails = (entry: AuditEntry, wording: AuditWording = AS_STORED): string =>
  Object.entries(entry)
    .filter(([name, value]) => !KNOWN.has(name) && value !== undefined && value !== '')
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([name, value]) => `${wording.name(name)}: ${inWords(name, value, wording)}`)
    .join('; ');

/** The path of the record that an entry is about; null: of none that has a page. */
export function auditRecord({ record, article, submission }: AuditEntry): string | null {
  if (typeof record === 'string' && record) return record;
  if (typeof article === 'string' && article) return `${ARTICLES}/${article}`;
  return typeof submission === 'string' && submission ? `${SUBMISSIONS}/${submission}` : null;
}
