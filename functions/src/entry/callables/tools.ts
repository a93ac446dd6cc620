/** Callables of the office's tools: admins alone. The work itself follows from the run's record. */
import { can } from '@quire/model/roles';
import type { Caller } from '../../domain/access/caller.ts';
import { Refused } from '../../platform/errors/refused.ts';
import { callable } from './callable.ts';

function requireTools(caller: Caller): void {
  if (!can(caller, 'tool.run')) throw new Refused('access/denied');
}

const ports = async () => (await import('../ports/admin-tools.ts')).adminToolPorts();
const runs = () => import('../../domain/tool-runs/begin-run.ts');

export const startToolRun = callable(
  'startToolRun',
  'staff',
  async ({ run, options }, { caller }) => {
    requireTools(caller);
    const outcome = await (await runs()).beginRun(await ports(), { run, options, by: caller.uid });
    if (outcome === 'tool/busy') throw new Refused(outcome);
    return { run };
  },
);

export const resumeToolRun = callable('resumeToolRun', 'staff', async ({ run }, { caller }) => {
  requireTools(caller);
  const outcome = await (await runs()).resumeRun(await ports(), run);
  if (outcome !== 'resumed') throw new Refused(outcome);
  return {};
});

export const cancelToolRun = callable('cancelToolRun', 'staff', async ({ run }, { caller }) => {
  requireTools(caller);
  const outcome = await (await runs()).cancelRun(await ports(), run);
  if (outcome !== 'cancelled') throw new Refused(outcome);
  return {};
});

export const exportLinks = callable('exportLinks', 'fresh-staff', async ({ run }, { caller }) => {
  requireTools(caller);
  const { exportParts } = await import('../../domain/tools/export/export-parts.ts');
  const parts = await exportParts(await ports(), { run, by: caller.uid });
  if (!parts) throw new Refused('tool/unknown');
  return { parts };
});
