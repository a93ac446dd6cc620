import { HEALTH_CHECKS } from '@quire/model/entities/health';
import {
  REBUILDS,
  type StoredToolRun,
  TOOL_NAMES,
  type ToolState,
} from '@quire/model/entities/tool-run';

export const RUN_STATE_LABELS: Readonly<Record<ToolState, string>> = {
  waiting: 'Waiting',
  running: 'Running',
  done: 'Done',
  failed: 'Failed',
  cancelled: 'Stopped',
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
    return `${name}: ${options.dryRun ? 'dry run of ' : ''}${options.upload.name}`;
  }
  if (options.kind === 'import-papers') {
    return `${name}: ${options.dryRun ? 'dry run ' : ''}into ${options.journal}, ${options.issue}`;
  }
  if (options.kind === 'rebuild')
    return `${name}: ${options.what.map((what) => REBUILDS[what]).join(', ')}`;
  return name;
}

const COUNTS: Readonly<Record<string, string>> = {
  records: 'records read',
  created: 'articles created',
  duplicate: 'already there',
  refused: 'refused',
  filled: 'added to',
  unchanged: 'unchanged',
  journals: 'journals created',
  issues: 'issues created',
  published: 'published',
  updated: 'updated',
  'dry-run': 'readable',
  looked: 'records checked',
  files: 'files exported',
  parts: 'parts',
  digests: 'pages created',
  lists: 'lists created',
  search: 'words indexed',
  related: 'articles related',
  retracted: 'retracted works stored',
};

const isCheck = (code: string): code is keyof typeof HEALTH_CHECKS =>
  Object.hasOwn(HEALTH_CHECKS, code);

const WOULD: Readonly<Record<string, string>> = {
  created: 'articles to create',
  filled: 'articles to fill in',
  journals: 'journals to create',
  refused: 'to be refused',
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
