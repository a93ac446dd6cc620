import type { Ports } from '../../platform/database/ports.ts';
import type { SubmissionPorts } from '../submissions/ports.ts';

/** All external dependencies of charges and invoices. */
export interface ChargePorts extends SubmissionPorts, Pick<Ports, 'bucket'> {}
