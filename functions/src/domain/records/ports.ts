import type { Ports } from '../../platform/database/ports.ts';

/** Everything the records' functions touch outside of themselves. */
export type RecordPorts = Pick<Ports, 'db' | 'bucket' | 'now' | 'log' | 'scanner'>;
