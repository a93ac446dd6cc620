import type { ToolOptions } from '@quire/model/entities/tool-run';
import { call } from '../../data/calls.ts';

/** Starts a run and returns its ID. Throws `CallError`. */
export async function startRun(options: ToolOptions): Promise<string> {
  const run = crypto.randomUUID().replaceAll('-', '');
  return (await call('startToolRun', { run, options })).run;
}
