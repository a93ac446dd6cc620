/** Google's REST services, asked with the rights of the functions. */
import { z } from 'zod';

export interface GooglePorts {
  readonly fetch: typeof fetch;
  /** The token of the functions' service account. */
  readonly token: () => Promise<string>;
  readonly projectId: string;
}

const PATIENCE_MS = 15_000;
const ReasonSchema = z.object({ error: z.object({ message: z.string() }) });

/** Asks for something, or has something done where there is a body. Rejects with Google's reason where it refuses. */
export async function askGoogle<T>(
  ports: GooglePorts,
  schema: z.ZodType<T>,
  address: string,
  body?: unknown,
): Promise<T> {
  const answer = await ports.fetch(address, {
    headers: {
      authorization: `Bearer ${await ports.token()}`,
      'x-goog-user-project': ports.projectId,
      'content-type': 'application/json',
    },
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (answer.ok) return schema.parse(await answer.json());
  const reason = ReasonSchema.safeParse(await answer.json().catch(() => null));
  const words = reason.success ? reason.data.error.message : 'no reason';
  throw new Error(`Google answers with ${answer.status}: ${words}`);
}
