/** Setting up a second factor, giving its codes, and changing it. */
import { z } from 'zod';
import { documentId } from '../document-id.ts';

/** Six digits of an app, or a recovery code; spaces and hyphens do not matter. */
const CodeSchema = z.string().trim().min(1).max(40);

export const SECOND_FACTOR_CALLS = {
  /**
   * For whoever has just given their password. `begin`: a new secret, for staff without a second factor.
   * `confirm`: switches it on with the first code. `use`: a code in this session. `renew`: new recovery codes.
   * `off`: it goes. `token`: a custom token of the session to go on with. `left`: how many recovery codes are
   * left, where one was used.
   */
  passSecondFactor: {
    request: z.discriminatedUnion('step', [
      z.object({ step: z.literal('begin') }),
      z.object({ step: z.literal('confirm'), code: CodeSchema }),
      z.object({ step: z.literal('use'), code: CodeSchema }),
      z.object({ step: z.literal('renew'), code: CodeSchema }),
      z.object({ step: z.literal('off'), code: CodeSchema }),
    ]),
    response: z.discriminatedUnion('step', [
      z.object({
        step: z.literal('begin'),
        secret: z.string(),
        uri: z.string(),
        /** The QR code of `uri`: an SVG path of one unit a module. */
        qr: z.object({ size: z.number().int(), path: z.string() }),
      }),
      z.object({ step: z.literal('confirm'), token: z.string(), codes: z.array(z.string()) }),
      z.object({
        step: z.literal('use'),
        token: z.string(),
        left: z.number().int().nonnegative().optional(),
      }),
      z.object({ step: z.literal('renew'), token: z.string(), codes: z.array(z.string()) }),
      z.object({ step: z.literal('off'), token: z.string() }),
    ]),
  },
  /** Removes the second factor of a person who has lost their phone and recovery codes. For admins, signed in freshly. */
  resetSecondFactor: {
    request: z.object({ uid: documentId(/^[A-Za-z0-9_-]{1,128}$/) }),
    response: z.object({}),
  },
} as const;
