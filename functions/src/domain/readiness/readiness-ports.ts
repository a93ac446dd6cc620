import type { Ports } from '../../platform/database/ports.ts';

export type ReadinessPorts = Pick<Ports, 'db' | 'now'>;
