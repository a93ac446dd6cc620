/** What the office asks about announcements of services (COAR Notify). */
import { z } from 'zod';
import { documentId } from '../document-id.ts';

export const ANNOUNCEMENT_CALLS = {
  /**
   * By who may publish articles of its journal and has not written this one. Accepts what a service has announced, so
   * that the work is a relation of the article, or declines it, also later; has what was not sent tried again. The same again
   * changes nothing. `announcement/unknown`, `announcement/decided`, `access/denied`.
   */
  moveAnnouncement: {
    request: z.object({
      announcement: documentId(/^(?:received|sent)~[0-9a-f]{40}$/),
      to: z.enum(['accepted', 'declined', 'queued']),
    }),
    response: z.object({}),
  },
} as const;
