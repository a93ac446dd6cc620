/** What the office asks about the registration of DOIs. */
import { z } from 'zod';
import { documentId } from '../document-id.ts';
import { REGISTRATION_RESOLVES } from '../entities/registration.ts';

const RegistrationIdSchema = documentId(/^(?:doaj:)?10\.\d{4,9}~1[^/]{1,1000}$/);
/** As many as a page of the list shows. */
const IdsSchema = z.array(RegistrationIdSchema).min(1).max(100);

export const REGISTRATION_CALLS = {
  /**
   * Has these sent again soon, also where nothing has changed. Refuses all if one is unknown or of a journal whose
   * articles the caller may not edit: `registration/unknown`, `access/denied`.
   */
  sendRegistrations: {
    request: z.object({ ids: IdsSchema }),
    response: z.object({ count: z.number().int() }),
  },
  /** Follows each DOI now, and keeps the results. */
  checkRegistrations: {
    request: z.object({ ids: IdsSchema }),
    response: z.object({
      results: z.array(z.object({ id: z.string(), result: z.enum(REGISTRATION_RESOLVES) })),
    }),
  },
  /** The file in which it was sent last, and the record that would be sent now. */
  registrationXml: {
    request: z.object({ id: RegistrationIdSchema }),
    response: z.object({
      /** Null: it was never sent. */
      sent: z.string().nullable(),
      /** Null: its record is no longer published, or cannot be registered. */
      now: z.string().nullable(),
    }),
  },
} as const;
