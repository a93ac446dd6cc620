import { documentId } from '@quire/model/document-id';
import { REVIEW_PROOF } from '@quire/model/paths';
import { onRequest } from 'firebase-functions/https';
import { z } from 'zod';
import { Refused } from '../../platform/errors/refused.ts';
import { readCurrentTexts } from '../../platform/firebase/current-texts.ts';
import { bodyOf, type HttpRequest, type HttpResponse } from '../../platform/http/http.ts';
import { type OpenedFile, sendDownload } from '../../platform/http/send-download.ts';
import { answerRequest } from './answer-request.ts';

const BODY_MAX_BYTES = 2_048;
const AskedSchema = z.object({
  token: z.string().min(20).max(200),
  file: documentId(/^[A-Za-z0-9_-]{1,60}$/),
});

/** The data of a page's form or script; null for anything else. */
function askedOf(request: HttpRequest) {
  const bytes = bodyOf(request);
  if (bytes.byteLength > BODY_MAX_BYTES) return null;
  const body = bytes.toString('utf8');
  try {
    const sent: unknown = /\bjson\b/.test(request.get('content-type') ?? '')
      ? JSON.parse(body)
      : Object.fromEntries(new URLSearchParams(body));
    return AskedSchema.safeParse(sent).data ?? null;
  } catch {
    return null;
  }
}

/** Streams one file as a download, which a browser does not show. */
export async function answerReviewFile(
  request: HttpRequest,
  response: HttpResponse,
  open: (asked: z.output<typeof AskedSchema>) => Promise<OpenedFile>,
): Promise<void> {
  const asked = askedOf(request);
  await sendDownload(response, async () => {
    if (!asked) throw new Refused('review/link-unknown');
    return open(asked);
  });
}

/** `POST /reviewer/file` with `token` and `file`: a manuscript's file for its reviewer, or its PDF proof. */
export const reviewFile = onRequest(
  {
    memory: '2GiB',
    timeoutSeconds: 300,
    maxInstances: 3,
    concurrency: 2,
    invoker: 'public',
  },
  answerRequest(
    { name: 'review', methods: ['POST'], readsQuery: true },
    async (request, response) => {
      const { adminSubmissionPorts } = await import('../ports/admin-submissions.ts');
      const { openReviewFile } = await import('../../domain/reviews/open-review-file.ts');
      await answerReviewFile(request, response, async (asked) => {
        if (asked.file !== REVIEW_PROOF) return openReviewFile(adminSubmissionPorts(), asked);
        await readCurrentTexts();
        const { withProofPorts } = await import('../ports/proof-ports.ts');
        const { openReviewProof } = await import('../../domain/proofs/open-review-proof.ts');
        return withProofPorts((ports) => openReviewProof(ports, asked.token));
      });
    },
  ),
);
