import { FUNCTIONS_REGION } from '@quire/model/constants';
import { type CountRequest, CountRequestSchema } from '@quire/model/entities/usage';
import { onRequest } from 'firebase-functions/https';
import { countRequest } from '../metrics/count-request.ts';
import { isFromOurPage } from '../metrics/reader.ts';
import type { HttpRequest } from './http.ts';

const BODY_MAX_BYTES = 1_024;

/** What a page's script says, as text or JSON: `sendBeacon` can do either. */
function useOf({ rawBody }: HttpRequest): CountRequest | null {
  if (rawBody.byteLength > BODY_MAX_BYTES) return null;
  try {
    const use = CountRequestSchema.safeParse(JSON.parse(rawBody.toString('utf8')));
    return use.success ? use.data : null;
  } catch {
    return null;
  }
}

/** `POST /count`: a page was opened, its PDF fetched. Always answers 204: nobody learns anything. */
export const count = onRequest(
  {
    region: FUNCTIONS_REGION,
    memory: '256MiB',
    concurrency: 80,
    // Counting must never cost more than reading.
    maxInstances: 5,
    timeoutSeconds: 10,
    invoker: 'public',
  },
  async (request, response) => {
    const use = request.method === 'POST' && isFromOurPage(request) ? useOf(request) : null;
    if (use) await countRequest(request, use);
    response.status(204).set('Cache-Control', 'no-store').end();
  },
);
