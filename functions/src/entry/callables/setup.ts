/** The callables of setting up: for the holder of the code, then for the first administrator. */
import { can } from '@quire/model/roles';
import type { Caller } from '../../domain/access/caller.ts';
import { setupCode } from '../../platform/config/setup-code.ts';
import { Refused } from '../../platform/errors/refused.ts';
import { callable } from './callable.ts';

function requireSettings(caller: Caller): void {
  if (!can(caller, 'press.edit')) throw new Refused('access/denied');
}

const adminPorts = async () => (await import('../../platform/firebase/admin.ts')).adminPorts();

async function setupPorts() {
  const { adminAccountPorts } = await import('../ports/admin-accounts.ts');
  return { ...adminAccountPorts(), givenCode: setupCode() };
}

export const setupState = callable('setupState', 'public', async () => {
  const { setupState: run } = await import('../../domain/setup/setup-state.ts');
  return run(await setupPorts());
});

export const claimSetup = callable('claimSetup', 'public', async (asked, { network }) => {
  const { claimSetup: run } = await import('../../domain/setup/claim-setup.ts');
  return run(await setupPorts(), asked, network);
});

export const addStarterTexts = callable('addStarterTexts', 'staff', async (_asked, { caller }) => {
  requireSettings(caller);
  const { addStarterTexts: run } = await import('../../domain/setup/add-starter-texts.ts');
  return { added: await run(await adminPorts()) };
});

export const tryOutbox = callable('tryOutbox', 'staff', async (_asked, { caller }) => {
  requireSettings(caller);
  const { tryOutbox: run } = await import('../../domain/setup/try-outbox.ts');
  return run(await adminPorts(), caller);
});

export const pressChecklist = callable('pressChecklist', 'staff', async (_asked, { caller }) => {
  requireSettings(caller);
  const { pressChecklist: run } = await import('../../domain/checklist/press-checklist.ts');
  const { adminChecklistPorts } = await import('../ports/admin-checklist.ts');
  return run(await adminChecklistPorts());
});

export const markChecklistItem = callable(
  'markChecklistItem',
  'staff',
  async (asked, { caller }) => {
    requireSettings(caller);
    const { markChecklistItem: run } = await import('../../domain/checklist/mark-item.ts');
    await run(await adminPorts(), caller.uid, asked);
    return {};
  },
);
