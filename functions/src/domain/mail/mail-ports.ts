import type { Ports } from '../../platform/database/ports.ts';

/** External dependencies of the office's calls about mails. */
export type MailCallPorts = Pick<Ports, 'db' | 'now' | 'origin'>;
