import type { Ports } from '../../platform/database/ports.ts';

/** What the office's calls about mails need. */
export type MailCallPorts = Pick<Ports, 'db' | 'now' | 'origin'>;
