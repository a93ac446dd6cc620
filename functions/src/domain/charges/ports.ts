import type { Ports } from '../../platform/database/ports.ts';
import type { SubmissionPorts } from '../submissions/ports.ts';

/** Everything that charges and invoices touch outside of themselves. */
export interface ChargePorts extends SubmissionPorts, Pick<Ports, 'bucket'> {}
