import { createHash, timingSafeEqual } from 'node:crypto';
import { mailReportsKey } from '../../platform/config/mail-reports-key.ts';
import { bodyOf, type HttpRequest, type HttpResponse } from '../../platform/http/http.ts';
import { log } from '../../platform/logging/log.ts';

/** A report may contain the returned mail, with its files. */
const BODY_MAX_BYTES = 5_000_000;

const digestOf = (text: string) => createHash('sha256').update(text).digest();
const isSame = (given: string, key: string): boolean =>
  timingSafeEqual(digestOf(given), digestOf(key));

/**
 * `POST /mail/reports`: reports by the press's mail server about undelivered mails. Reports that do not concern a mail
 * of the press are answered by 200 too: the sender must not retry.
 */
export async function answerMailReport(
  request: HttpRequest,
  response: HttpResponse,
): Promise<void> {
  const answer = (status: number, said: string) =>
    response.status(status).set({ 'Cache-Control': 'no-store' }).type('text/plain').end(said);
  const key = mailReportsKey();
  if (request.method !== 'POST' || !key) {
    answer(404, 'mail-reports/not-configured');
    return;
  }
  const given = /^Bearer (\S+)$/.exec(request.get('authorization') ?? '')?.[1] ?? '';
  if (!isSame(given, key)) {
    log.warn('mail-reports/wrong-key');
    answer(401, 'mail-reports/wrong-key');
    return;
  }
  const body = bodyOf(request);
  if (body.byteLength > BODY_MAX_BYTES) {
    answer(413, 'mail-reports/too-large');
    return;
  }
  const { takeDeliveryReport } = await import('../../domain/mail/bounces/take-delivery-report.ts');
  const { adminPorts } = await import('../../platform/firebase/admin.ts');
  answer(200, await takeDeliveryReport(adminPorts(), body));
}
