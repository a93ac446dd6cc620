import type { ChargePorts } from '../../domain/charges/ports.ts';
import { adminPorts } from '../../platform/firebase/admin.ts';
import { adminSubmissionPorts } from './admin-submissions.ts';

/** What charges need, of the real Firebase. */
export function adminChargePorts(): ChargePorts {
  return { ...adminSubmissionPorts(), bucket: adminPorts().bucket };
}
