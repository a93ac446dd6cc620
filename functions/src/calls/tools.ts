/** Callables of the office's tools: admins alone. The work itself follows from the run's record. */
import { can } from '@quire/model/roles';
import { callable } from './answer-call.ts';
import type { Caller } from './caller.ts';
import { Refused } from './refused.ts';

function requireTools(caller: Caller): void {
  if (!can(caller, 'tool.run')) throw new Refused('access/denied');
}

const ports = async () => (await import('../tools/admin-tools.ts')).adminToolPorts();
const runs = () => import('../tools/begin-run.ts');

export const startToolRun = callable(
  'startToolRun',
  { access: 'staff' },
  async ({ run, options }, { caller }) => {
    requireTools(caller);
    const outcome = await (await runs()).beginRun(await ports(), { run, options, by: caller.uid });
    if (outcome === 'tool/busy') throw new Refused(outcome);
    return { run };
  },
);

export const resumeToolRun = callable(
  'resumeToolRun',
  { access: 'staff' },
  async ({ run }, { caller }) => {
    requireTools(caller);
    const outcome = await (await runs()).resumeRun(await ports(), run);
    if (outcome !== 'resumed') throw new Refused(outcome);
    return {};
  },
);

export const cancelToolRun = callable(
  'cancelToolRun',
  { access: 'staff' },
  async ({ run }, { caller }) => {
    requireTools(caller);
    const outcome = await (await runs()).cancelRun(await ports(), run);
    if (outcome !== 'cancelled') throw new Refused(outcome);
    return {};
  },
);

export const exportLinks = callable(
  'exportLinks',
  { access: 'fresh-staff' },
  async ({ run }, { caller }) => {
    requireTools(caller);
    const { exportParts } = await import('../tools/export/export-parts.ts');
    const parts = await exportParts(await ports(), { run, by: caller.uid });
    if (!parts) throw new Refused('tool/unknown');
    return { parts };
  },
);
