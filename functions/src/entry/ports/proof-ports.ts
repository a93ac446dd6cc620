import { PRESS_SETTINGS, SETTINGS } from '@quire/model/collections';
import type { ProofPorts } from '../../domain/proofs/manuscript-proof.ts';
import type { SubmissionPorts } from '../../domain/submissions/ports.ts';
import { pressOrigin } from '../../platform/config/press-origin.ts';
import { printSettings } from '../../platform/config/print-settings.ts';
import { Refused } from '../../platform/errors/refused.ts';
import { adminPorts } from '../../platform/firebase/admin.ts';
import { adminSubmissionPorts } from './admin-submissions.ts';
import { withPrintPorts } from './print-ports.ts';

/** Does what prints a manuscript's proof. A browser is opened only where one is needed. */
export async function withProofPorts<T>(
  work: (ports: SubmissionPorts & ProofPorts) => Promise<T>,
): Promise<T> {
  const settings = await printSettings();
  if (!settings) throw new Refused('proof/not-printed');
  const ports = { ...adminPorts(), ...adminSubmissionPorts() };
  const press = await ports.db.collection(SETTINGS).doc(PRESS_SETTINGS).get();
  const name: unknown = press.get('name');
  const publisher = typeof name === 'string' ? name : new URL(pressOrigin()).host;
  return withPrintPorts({ ...ports, publisher }, settings.chromium, (printing) =>
    work({ ...ports, publisher, browser: printing.browser }),
  );
}
