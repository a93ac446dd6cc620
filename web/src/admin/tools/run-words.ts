import { HEALTH_CHECKS } from '@quire/model/entities/health';
import {
  REBUILDS,
  type StoredToolRun,
  TOOL_NAMES,
  type ToolState,
} from '@quire/model/entities/tool-run';

export const STATE_WORDS: Readonly<Record<ToolState, string>> = {
  waiting: 'Waiting',
  running: 'Running',
  done: 'Done',
  failed: 'Failed',
  cancelled: 'Stopped',
};

export const STATE_COLOURS = {
  waiting: 'default',
  running: 'info',
  done: 'success',
  failed: 'error',
  cancelled: 'default',
} as const satisfies Readonly<Record<ToolState, string>>;

/** What a run is, in a line: “Import of metadata: dry run of records.jsonl”. */
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
  duplicate: 'were there already',
  refused: 'refused',
  filled: 'added to',
  unchanged: 'nothing new',
  journals: 'journals begun',
  issues: 'issues begun',
  published: 'published',
  updated: 'updated',
  'dry-run': 'readable',
  looked: 'records looked at',
  files: 'files packed',
  parts: 'parts',
  digests: 'pages made',
  lists: 'lists made',
  search: 'words indexed',
  related: 'articles related',
};

const isCheck = (code: string): code is keyof typeof HEALTH_CHECKS =>
  Object.hasOwn(HEALTH_CHECKS, code);

export const countWords = (name: string): string =>
  COUNTS[name] ?? (isCheck(name) ? HEALTH_CHECKS[name].replace(/\.$/, '') : name);
