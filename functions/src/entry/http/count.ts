import { type CountRequest, CountRequestSchema } from '@quire/model/entities/usage';
import { mailReportsPath } from '@quire/model/office-paths';
import { inboxPath, orcidReturnPath, policyReportsPath } from '@quire/model/paths';
import { onRequest } from 'firebase-functions/https';
import {
  keepPolicyReport,
  PolicyReportIntake,
  policyReports,
} from '../../domain/configuration/policy-reports.ts';
import { isFromOurPage } from '../../domain/metrics/reader.ts';
import { MAIL_REPORT_SECRETS } from '../../platform/config/mail-reports-key.ts';
import { pressOrigin } from '../../platform/config/press-origin.ts';
import { reasonOf } from '../../platform/errors/reason-of.ts';
import { bodyOf, type HttpRequest } from '../../platform/http/http.ts';
import { log } from '../../platform/logging/log.ts';
import { answerAlerts, isAlertsPath } from './answer-alerts.ts';
import { answerInbox } from './answer-inbox.ts';
import { answerMailReport } from './answer-mail-report.ts';
import { answerOrcidReturn } from './answer-orcid-return.ts';
import { answerRequest } from './answer-request.ts';
import { answerUnsubscribe, unsubscribeParts } from './answer-unsubscribe.ts';
import { countRequest } from './count-request.ts';

const BODY_MAX_BYTES = 1_024;
const REPORTS_MAX_BYTES = 16_384;
const intake = new PolicyReportIntake();

/**
 * Stores what a browser reports about our content security policy. Never fails: a lost report is logged.
 */
async function takeReports(request: HttpRequest): Promise<void> {
  const body = bodyOf(request);
  if (body.byteLength > REPORTS_MAX_BYTES) return;
  const reports = policyReports(pressOrigin(), body.toString('utf8'));
  for (const report of reports.filter((each) => intake.takes(each, Date.now()))) {
    try {
      const { adminPorts } = await import('../../platform/firebase/admin.ts');
      const { db, now } = adminPorts();
      await keepPolicyReport(db, report, now());
    } catch (error) {
      log.error('reports/failed', { reason: reasonOf(error) });
    }
  }
}

/** The report by a page's script, as text or JSON: `sendBeacon` can send either. */
function useOf(request: HttpRequest): CountRequest | null {
  const body = bodyOf(request);
  if (body.byteLength > BODY_MAX_BYTES) return null;
  try {
    const use = CountRequestSchema.safeParse(JSON.parse(body.toString('utf8')));
    return use.success ? use.data : null;
  } catch {
    return null;
  }
}

/**
 * `POST /count`: a page was opened, its PDF fetched. `POST /reports`: a browser's report of a violation of our
 * content security policy. Both always answer 204 and reveal nothing. `/unsubscribe/…`: the links that stop mails,
 * which need as few resources. `/alerts`: readers ask for mails about new articles. `/inbox`: notifications of services. `GET /orcid/return`: leads people who come back from ORCID to their account. `POST /mail/reports`: the mail server's reports about undelivered mails.
 */
export const count = onRequest(
  {
    memory: '256MiB',
    concurrency: 80,
    // Counting must never cost more than reading.
    maxInstances: 5,
    timeoutSeconds: 10,
    invoker: 'public',
    secrets: MAIL_REPORT_SECRETS,
  },
  answerRequest(
    { name: 'count', methods: ['GET', 'HEAD', 'OPTIONS', 'POST'], readsQuery: true },
    async (request, response) => {
      const mails = unsubscribeParts(request.path);
      if (mails) return answerUnsubscribe(request, response, mails);
      if (isAlertsPath(request.path)) return answerAlerts(request, response);
      if (request.path === orcidReturnPath()) return answerOrcidReturn(request, response);
      if (request.path === inboxPath() || request.path.startsWith(`${inboxPath()}/`))
        return answerInbox(request, response);
      if (request.path === mailReportsPath()) return answerMailReport(request, response);
      if (request.path === policyReportsPath()) {
        if (request.method === 'POST') await takeReports(request);
        response.status(204).set('Cache-Control', 'no-store').end();
        return;
      }
      const use = request.method === 'POST' && isFromOurPage(request) ? useOf(request) : null;
      if (use) await countRequest(request, use);
      response.status(204).set('Cache-Control', 'no-store').end();
    },
  ),
);
