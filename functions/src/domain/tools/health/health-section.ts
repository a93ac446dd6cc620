import type { HealthCode } from '@quire/model/entities/health';
import { type ReportRemark, reportRemark } from '@quire/model/entities/report-remark';
import type { ToolPhase } from '@quire/model/entities/tool-phases';
import { FieldPath, type Query, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { ToolPorts } from '../../tool-runs/tool-ports.ts';

/** A problem. */
export interface Finding {
  readonly code: HealthCode;
  /** A name or an address, or what has to be said about it besides its code. */
  readonly detail?: string | ReportRemark;
  readonly record: string;
}

interface HealthPage {
  readonly findings: readonly Finding[];
  readonly looked: number;
  /** Where the next page begins; null: everything was checked. */
  readonly after: string | null;
}

/** A part of the press that is checked page by page. */
export interface HealthSection {
  /** What a run that checks it is doing. */
  readonly phase: ToolPhase;
  read(ports: ToolPorts, after: string | null): Promise<HealthPage>;
}

/** Problems that affect readers. */
const SERIOUS: ReadonlySet<HealthCode> = new Set([
  'health/version-missing',
  'health/issue-missing',
  'health/journal-missing',
  'health/file-missing',
  'health/not-published',
  'health/should-be-gone',
  'health/invalid',
  'health/doi-twice',
]);
const NOTES: ReadonlySet<HealthCode> = new Set(['health/file-unused', 'health/doi-missing']);

export function findingRow({ code, detail, record }: Finding) {
  const severity = SERIOUS.has(code) ? 'error' : NOTES.has(code) ? 'note' : 'warning';
  const remark =
    typeof detail === 'string'
      ? reportRemark('finding-about', { finding: code, about: detail })
      : detail;
  return { severity, code, record, ...(remark && { remark }) } as const;
}

const A_PAGE = 50;

/** Checks the documents of a collection (or of a collection group), in the order of their ids. */
export function documentsSection(
  phase: ToolPhase,
  query: (ports: ToolPorts) => Query,
  look: (ports: ToolPorts, docs: readonly QueryDocumentSnapshot[]) => Promise<Finding[]>,
): HealthSection {
  return {
    phase,
    async read(ports, after) {
      const all = query(ports).orderBy(FieldPath.documentId()).limit(A_PAGE);
      const { docs } = await (after === null ? all : all.startAfter(after)).get();
      const findings = docs.length > 0 ? await look(ports, docs) : [];
      const last = docs.at(-1);
      const isGroup = docs.some(({ ref }) => ref.path.split('/').length > 2);
      const end = isGroup ? last?.ref.path : last?.id;
      return { findings, looked: docs.length, after: end && docs.length === A_PAGE ? end : null };
    },
  };
}
