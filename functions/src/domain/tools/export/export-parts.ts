import { ToolRunSchema } from '@quire/model/entities/tool-run';
import { runRef } from '../../tool-runs/lease.ts';
import type { ToolPorts } from '../../tool-runs/tool-ports.ts';

/**
 * The names and paths of an export's parts; null where there is none, it has expired, or another
 * person made it: what an export leaves out depends on who began it.
 */
export async function exportParts(
  ports: ToolPorts,
  { run, by }: { readonly run: string; readonly by: string },
): Promise<{ name: string; path: string }[] | null> {
  const found = ToolRunSchema.safeParse((await runRef(ports, run).get()).data()).data;
  if (found?.state !== 'done' || !found.result || found.createdBy !== by) return null;
  if (found.result.expiresAt <= ports.now().toISOString()) return null;
  return found.result.parts.map(({ path }) => ({
    name: path.slice(path.lastIndexOf('/') + 1),
    path,
  }));
}
