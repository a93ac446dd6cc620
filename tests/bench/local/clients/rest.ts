import { DATABASE } from '../wire.ts';

/** Sends a commit as the admin over REST: to fill a server. Rejects when it is refused. */
export async function commitOverRest(port: number, request: object): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${port}/v1/${DATABASE}/documents:commit`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify(request),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`commit refused: ${text}`);
}
