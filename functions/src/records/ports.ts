import type { Ports } from '../publish/ports.ts';

/** Everything the records' functions touch outside of themselves. */
export type RecordPorts = Pick<Ports, 'db' | 'bucket' | 'now' | 'log' | 'scanner'>;
