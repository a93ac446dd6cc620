/**
 * Browsers' reports of violations of our content security policy. They are stored as one document of the newest kinds
 * of report, each with a count of writes. Anyone can send reports, so each kind costs at most one write per instance
 * and hour.
 */
import { createHash } from 'node:crypto';
import { THROTTLES } from '@quire/model/collections';
import type { Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import { readRecord } from '../../platform/database/read-record.ts';
import { inTransaction } from '../../platform/database/transaction.ts';

const KINDS_KEPT = 40;
const REPORTS_A_REQUEST = 10;
const PATH_MAX = 120;
const HOUR_MS = 3_600_000;
/** The most new kinds that an instance writes in an hour, whoever sends them. */
const WRITES_AN_HOUR = 40;
const KEPT_MS = 30 * 24 * HOUR_MS;

/** The formats that browsers send: the Reporting API, and the older `report-uri`. */
const ModernSchema = z.object({
  type: z.literal('csp-violation'),
  body: z.object({
    documentURL: z.string(),
    effectiveDirective: z.string(),
    blockedURL: z.string().default(''),
    sourceFile: z.string().nullish(),
    disposition: z.string().default('enforce'),
  }),
});
const OlderSchema = z.object({
  'csp-report': z.object({
    'document-uri': z.string(),
    'effective-directive': z.string().optional(),
    'violated-directive': z.string().optional(),
    'blocked-uri': z.string().default(''),
    'source-file': z.string().nullish(),
    disposition: z.string().default('enforce'),
  }),
});

export interface PolicyReport {
  /** `img-src`. */
  readonly directive: string;
  /** The origin of the blocked resource, or its kind: `inline`, `eval`. */
  readonly blocked: string;
  /** Of our page, without the query. */
  readonly path: string;
  /** `report` if the policy is report-only. */
  readonly disposition: 'enforce' | 'report';
}

const KeptSchema = z.object({
  directive: z.string(),
  blocked: z.string(),
  path: z.string(),
  disposition: z.enum(['enforce', 'report']),
  count: z.number(),
  lastAt: z.iso.datetime(),
});
export type StoredPolicyReport = z.infer<typeof KeptSchema>;
const ReportsSchema = z.object({ kinds: z.record(z.string(), KeptSchema), expiresAt: z.string() });

/** Stored with the throttles: only functions read and write there, and expired documents are deleted. */
const reportsOf = (db: Firestore) => db.collection(THROTTLES).doc('policy-reports');

const DIRECTIVE = /^[a-z-]{3,40}$/;
const WORDS = ['inline', 'eval', 'wasm-eval', 'trusted-types-policy', 'trusted-types-sink'];

/** Null for reports caused by browser extensions, and for reports that are malformed. */
function blockedOf(blocked: string): string | null {
  if (WORDS.includes(blocked)) return blocked;
  if (/^(data|blob)(:|$)/.test(blocked)) return blocked.slice(0, 4);
  return URL.canParse(blocked) && /^(https?|wss?):/.test(blocked) ? new URL(blocked).origin : null;
}

const isOfExtension = (source: string | null | undefined): boolean =>
  !!source && /^[a-z-]+-extension|^chrome$|^about$/.test(source.split(':')[0] ?? '');

function plainReport(origin: string, sent: unknown): PolicyReport | null {
  const modern = ModernSchema.safeParse(sent).data?.body;
  const older = OlderSchema.safeParse(sent).data?.['csp-report'];
  const page = modern?.documentURL ?? older?.['document-uri'] ?? '';
  const directive =
    modern?.effectiveDirective ??
    older?.['effective-directive'] ??
    older?.['violated-directive']?.split(' ')[0] ??
    '';
  const blocked = blockedOf(modern?.blockedURL ?? older?.['blocked-uri'] ?? '');
  if (!blocked || !DIRECTIVE.test(directive)) return null;
  if (isOfExtension(modern?.sourceFile ?? older?.['source-file'])) return null;
  if (!URL.canParse(page) || new URL(page).origin !== origin) return null;
  const disposition =
    (modern?.disposition ?? older?.disposition) === 'report' ? 'report' : 'enforce';
  return { directive, blocked, path: new URL(page).pathname.slice(0, PATH_MAX), disposition };
}

/** The reports in the body that a browser has sent, only about pages of this origin; none if it is malformed. */
export function policyReports(origin: string, body: string): readonly PolicyReport[] {
  try {
    const sent: unknown = JSON.parse(body);
    const each: readonly unknown[] = Array.isArray(sent) ? sent : [sent];
    return each.slice(0, REPORTS_A_REQUEST).flatMap((one) => plainReport(origin, one) ?? []);
  } catch {
    return [];
  }
}

/** All pages share one kind: the path of a page is only the latest example. */
const kindOf = ({ directive, blocked, disposition }: PolicyReport): string =>
  createHash('sha256').update(`${disposition} ${directive} ${blocked}`).digest('hex').slice(0, 20);

/** The kinds that an instance has written within the hour: each is written again only in the next hour. */
export class PolicyReportIntake {
  readonly #taken = new Set<string>();
  #hour = 0;

  /** Whether a report is to be written. */
  takes(report: PolicyReport, now: number): boolean {
    const hour = Math.floor(now / HOUR_MS);
    if (hour !== this.#hour) this.#taken.clear();
    this.#hour = hour;
    const kind = kindOf(report);
    if (this.#taken.has(kind) || this.#taken.size >= WRITES_AN_HOUR) return false;
    this.#taken.add(kind);
    return true;
  }
}

/** Adds one report to the stored ones and removes the oldest kinds if necessary. One read, one write. */
export function keepPolicyReport(db: Firestore, report: PolicyReport, now: Date): Promise<void> {
  return inTransaction(db, async (tx) => {
    const known = readRecord(await tx.get(reportsOf(db)), ReportsSchema)?.kinds ?? {};
    const kind = kindOf(report);
    const count = (known[kind]?.count ?? 0) + 1;
    const kinds = Object.entries({
      ...known,
      [kind]: { ...report, count, lastAt: now.toISOString() },
    })
      .toSorted(([, a], [, b]) => b.lastAt.localeCompare(a.lastAt))
      .slice(0, KINDS_KEPT);
    tx.set(reportsOf(db), {
      kinds: Object.fromEntries(kinds),
      expiresAt: new Date(now.getTime() + KEPT_MS).toISOString(),
    });
  });
}

/** The stored reports, newest first. One read. */
export async function readPolicyReports(db: Firestore): Promise<readonly StoredPolicyReport[]> {
  const kept = readRecord(await reportsOf(db).get(), ReportsSchema)?.kinds ?? {};
  return Object.values(kept).toSorted((a, b) => b.lastAt.localeCompare(a.lastAt));
}
