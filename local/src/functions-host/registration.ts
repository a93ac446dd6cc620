import { z } from 'zod';

/** What a stand-in asks of the host: to answer at this socket for this function. */
export const Registration = z.object({
  /** Path of the socket where firebase-tools asks the function. */
  socket: z.string(),
  /** Exported name, dots between groups. */
  target: z.string(),
  signature: z.enum(['http', 'event', 'cloudevent']),
  /** Folder of the functions' package. */
  folder: z.string(),
  /** The environment that a process of the function's own would have: with its secrets alone. */
  env: z.record(z.string(), z.string()),
});
export type Registration = z.infer<typeof Registration>;
