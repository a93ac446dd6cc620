import type { Ports } from '../../platform/database/ports.ts';

/** Everything that the records' functions use from outside. */
export type RecordPorts = Pick<Ports, 'db' | 'bucket' | 'now' | 'log' | 'scanner'>;
