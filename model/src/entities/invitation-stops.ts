import { z } from 'zod';

/**
 * `invitationStops/{hash of an address}`: which invitations its holder does not want. It does not name the address.
 * Made with the first invitation; written by functions only.
 */
export const InvitationStopsSchema = z.object({
  /** Names the address in the links of its mails. */
  token: z.string(),
  /** As `invitationStopName` makes them. Bounded where it is written: a record that cannot be read would refuse every invitation. */
  stopped: z.array(z.string()).default([]),
});
