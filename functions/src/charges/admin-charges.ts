import { adminPorts } from '../firebase/admin.ts';
import { adminSubmissionPorts } from '../submissions/admin-submissions.ts';
import type { ChargePorts } from './ports.ts';

/** What charges need, of the real Firebase. */
export function adminChargePorts(): ChargePorts {
  return { ...adminSubmissionPorts(), bucket: adminPorts().bucket };
}
