import { z } from 'zod';
import { auditDetailLabel } from '../audit-details.ts';
import { ARTICLES, SUBMISSIONS } from '../collections.ts';
import { t } from '../messages/t.ts';

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

/** How names of fields and values that are true or false are said. */
interface Wording {
  readonly name: (name: string) => string;
  readonly flag: (value: boolean) => string;
}

const inWords = (value: unknown, wording: Wording): string => {
  if (Array.isArray(value)) return value.map((each) => inWords(each, wording)).join(', ');
  if (typeof value === 'boolean') return wording.flag(value);
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.entries(value)
    .map(([name, each]) => `${wording.name(name)}: ${inWords(each, wording)}`)
    .join('; ');
};

const detailsOf = (entry: AuditEntry, wording: Wording): string =>
  Object.entries(entry)
    .filter(([name, value]) => !KNOWN.has(name) && value !== undefined && value !== '')
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([name, value]) => `${wording.name(name)}: ${inWords(value, wording)}`)
    .join('; ');

/** Everything else that an entry says, in one line, with the names of its fields: for files that programs read. */
export const auditDetails = (entry: AuditEntry): string =>
  detailsOf(entry, { name: (name) => name, flag: String });

/** The same in the language of the page. */
export const auditDetailsText = (entry: AuditEntry): string =>
  detailsOf(entry, {
    name: auditDetailLabel,
    flag: (value) => (value ? t('officeAudit.detailYes') : t('officeAudit.detailNo')),
  });

/** The path of the record that an entry is about; null: of none that has a page. */
export function auditRecord({ record, article, submission }: AuditEntry): string | null {
  if (typeof record === 'string' && record) return record;
  if (typeof article === 'string' && article) return `${ARTICLES}/${article}`;
  return typeof submission === 'string' && submission ? `${SUBMISSIONS}/${submission}` : null;
}
