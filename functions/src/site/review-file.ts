import { pipeline } from 'node:stream/promises';
import { FUNCTIONS_REGION } from '@quire/model/constants';
import { documentId } from '@quire/model/document-id';
import { ERRORS, errorMessage } from '@quire/model/errors';
import { onRequest } from 'firebase-functions/https';
import * as logger from 'firebase-functions/logger';
import { z } from 'zod';
import { Refused } from '../calls/refused.ts';
import type { OpenedFile } from '../reviews/open-review-file.ts';
import { answerRequest } from './answer-request.ts';
import type { HttpRequest, HttpResponse } from './http.ts';

const BODY_MAX_BYTES = 2_048;
const AskedSchema = z.object({
  token: z.string().min(20).max(200),
  file: documentId(/^[A-Za-z0-9_-]{1,60}$/),
});

/** What a page's form or script has sent; null for anything else. */
function askedOf(request: HttpRequest) {
  const { rawBody } = request;
  if (rawBody.byteLength > BODY_MAX_BYTES) return null;
  const body = rawBody.toString('utf8');
  try {
    const sent: unknown = /\bjson\b/.test(request.get('content-type') ?? '')
      ? JSON.parse(body)
      : Object.fromEntries(new URLSearchParams(body));
    return AskedSchema.safeParse(sent).data ?? null;
  } catch {
    return null;
  }
}

const HEADERS = {
  // The secret was in the body: nothing of it stays anywhere.
  'Cache-Control': 'private, no-store',
  'X-Robots-Tag': 'noindex',
  'Referrer-Policy': 'no-referrer',
};

/** Answers a refusal in words: a person reads it in the place of the page. */
function refuse(response: HttpResponse, error: Refused): void {
  response
    .status(ERRORS[error.code].status)
    .set({ ...HEADERS, 'Content-Type': 'text/plain; charset=utf-8' })
    .end(`${errorMessage(error.code, error.details.values)} (${error.code})`);
}

/** Streams one file as something to save: a browser shows nothing of it. */
export async function answerReviewFile(
  request: HttpRequest,
  response: HttpResponse,
  open: (asked: z.output<typeof AskedSchema>) => Promise<OpenedFile>,
): Promise<void> {
  const asked = askedOf(request);
  try {
    if (!asked) throw new Refused('review/link-unknown');
    const { name, type, size, stream } = await open(asked);
    response.status(200).set({
      ...HEADERS,
      'Content-Type': type,
      'Content-Length': String(size),
      'Content-Disposition': dispositionOf(name),
    });
    await pipeline(stream, response);
  } catch (error) {
    if (!(error instanceof Refused)) logger.error('review/file-failed', { reason: String(error) });
    if (response.headersSent) response.destroy();
    else refuse(response, error instanceof Refused ? error : new Refused('call/failed'));
  }
}

/** A name as RFC 6266 wants it: plain letters for all, the whole of it for who reads UTF-8. */
function dispositionOf(name: string): string {
  const plain = name.replace(/[^A-Za-z0-9._ -]/g, '_');
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`;
}

/** `POST /reviewer/file` with `token` and `file`: a manuscript's file for its reviewer. */
export const reviewFile = onRequest(
  {
    region: FUNCTIONS_REGION,
    memory: '2GiB',
    timeoutSeconds: 300,
    maxInstances: 3,
    concurrency: 2,
    invoker: 'public',
  },
  answerRequest(
    { name: 'review', methods: ['POST'], readsQuery: true },
    async (request, response) => {
      const { adminSubmissionPorts } = await import('../submissions/admin-submissions.ts');
      const { openReviewFile } = await import('../reviews/open-review-file.ts');
      await answerReviewFile(request, response, (asked) =>
        openReviewFile(adminSubmissionPorts(), asked),
      );
    },
  ),
);
