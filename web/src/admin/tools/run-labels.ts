import { HEALTH_CHECKS } from '@quire/model/entities/health';
import {
  REBUILDS,
  type StoredToolRun,
  TOOL_NAMES,
  type ToolState,
} from '@quire/model/entities/tool-run';
import { formatList } from '@quire/model/messages/numbers';
import { t } from '@quire/model/messages/t';

export const RUN_STATE_LABELS: Readonly<Record<ToolState, string>> = {
  waiting: t('officeTools.stateWaiting'),
  running: t('officeTools.stateRunning'),
  done: t('officeTools.stateDone'),
  failed: t('officeTools.stateFailed'),
  cancelled: t('officeTools.stateStopped'),
};

export const RUN_STATE_COLOURS = {
  waiting: 'default',
  running: 'info',
  done: 'success',
  failed: 'error',
  cancelled: 'default',
} as const satisfies Readonly<Record<ToolState, string>>;

/** The name of a run: “Import of metadata: dry run of records.jsonl”. */
export function runTitle({ kind, options }: StoredToolRun): string {
  const name = TOOL_NAMES[kind];
  if (options.kind === 'import-metadata') {
    const file = options.upload.name;
    return options.dryRun
      ? t('officeTools.dryRunOfFile', { tool: name, file })
      : t('officeTools.runOfFile', { tool: name, file });
  }
  if (options.kind === 'import-papers') {
    const { journal, issue } = options;
    return options.dryRun
      ? t('officeTools.dryRunIntoIssue', { tool: name, journal, issue })
      : t('officeTools.runIntoIssue', { tool: name, journal, issue });
  }
  if (options.kind === 'rebuild') {
    const parts = formatList(options.what.map((what) => REBUILDS[what]));
    return t('officeTools.runOfParts', { tool: name, parts });
  }
  return name;
}

const COUNTS: Readonly<Record<string, string>> = {
  records: t('officeTools.countRecords'),
  created: t('officeTools.countCreated'),
  duplicate: t('officeTools.countDuplicate'),
  refused: t('officeTools.countRefused'),
  filled: t('officeTools.countFilled'),
  unchanged: t('officeTools.countUnchanged'),
  journals: t('officeTools.countJournals'),
  issues: t('officeTools.countIssues'),
  published: t('officeTools.countPublished'),
  updated: t('officeTools.countUpdated'),
  'dry-run': t('officeTools.countDryRun'),
  looked: t('officeTools.countLooked'),
  files: t('officeTools.countFiles'),
  parts: t('officeTools.countParts'),
  digests: t('officeTools.countDigests'),
  lists: t('officeTools.countLists'),
  search: t('officeTools.countSearch'),
  related: t('officeTools.countRelated'),
  retracted: t('officeTools.countRetracted'),
};

const isCheck = (code: string): code is keyof typeof HEALTH_CHECKS =>
  Object.hasOwn(HEALTH_CHECKS, code);

const WOULD: Readonly<Record<string, string>> = {
  created: t('officeTools.wouldCreated'),
  filled: t('officeTools.wouldFilled'),
  journals: t('officeTools.wouldJournals'),
  refused: t('officeTools.wouldRefused'),
};

/** The label of a count, in a dry run or a real one. */
export function countLabel(name: string, isTry = false): string {
  const words = (isTry && WOULD[name]) || COUNTS[name];
  return words ?? (isCheck(name) ? HEALTH_CHECKS[name].replace(/\.$/, '') : name);
}

const ORDER = Object.keys(COUNTS);

/** A run's counts in a fixed order. Codes without a label are counted in the report only. */
export function shownCounts(counts: StoredToolRun['counts']): readonly [string, number][] {
  const place = (name: string) => (ORDER.includes(name) ? ORDER.indexOf(name) : ORDER.length);
  return Object.entries(counts)
    .filter(([name]) => ORDER.includes(name) || isCheck(name) || !name.includes('/'))
    .toSorted(([a], [b]) => place(a) - place(b) || (a < b ? -1 : 1));
}
