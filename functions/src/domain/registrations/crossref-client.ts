import type { RegistrationAccount } from '../../platform/config/registration-accounts.ts';
import type { RegistrationHosts } from '../../platform/config/registration-hosts.ts';
import { type AgencyClient, type DoiOutcome, type Handed, sameForAll } from './agency-client.ts';
import { readDiagnostic } from './crossref-answers.ts';
import { shortAnswer } from './short-answer.ts';

/** Bad requests may also be answered with 200: only this sentence says that a file was taken. */
const TAKEN = 'Your batch submission was successfully received.';
const PATIENCE_MS = 60_000;

/** Answers with which surely nothing was taken. 503 was the answer to too many files before 429 was. */
const TURNED_AWAY: Readonly<Record<number, Pick<DoiOutcome, 'verdict' | 'code'>>> = {
  400: { verdict: 'refused', code: 'other' },
  401: { verdict: 'held', code: 'login-refused' },
  403: { verdict: 'held', code: 'login-refused' },
  413: { verdict: 'refused', code: 'other' },
  429: { verdict: 'again', code: 'too-many' },
};

function turnedAway(status: number, body: string): Handed {
  const known = TURNED_AWAY[status];
  if (!known) return { is: 'unsure' };
  return {
    is: 'answered',
    answers: sameForAll({ ...known, text: shortAnswer(status, body) }),
  };
}

function formOf(fields: Readonly<Record<string, string>>, file: string, name: string, xml: string) {
  const form = new FormData();
  for (const [key, value] of Object.entries(fields)) form.append(key, value);
  form.append(file, new Blob([xml], { type: 'application/xml' }), name);
  return form;
}

/**
 * Crossref, by its queue (`servlet/deposit`, `servlet/submissionDownload`) or by the address that answers at once
 * (`v2/deposits`). https://www.crossref.org/documentation/register-maintain-records/direct-deposit-xml/
 */
export function crossrefClient(
  { crossref, crossrefSync }: RegistrationHosts,
  { login, password, via }: RegistrationAccount,
  ask: typeof fetch,
): AgencyClient {
  const post = (address: string, body: FormData | URLSearchParams) =>
    ask(address, { method: 'POST', body, signal: AbortSignal.timeout(PATIENCE_MS) });
  return {
    async hand({ fileName, xml }) {
      const operation = 'doMDUpload';
      try {
        if (via === 'v2') {
          const fields = { operation, usr: login, pwd: password };
          const form = formOf(fields, 'mdFile', fileName, xml);
          const response = await post(`${crossrefSync}/v2/deposits`, form);
          const body = await response.text();
          const read = readDiagnostic(body);
          if (read.is === 'completed') return { is: 'answered', answers: read.answers };
          return response.ok ? { is: 'taken' } : turnedAway(response.status, body);
        }
        const fields = { operation, login_id: login, login_passwd: password };
        const form = formOf(fields, 'fname', fileName, xml);
        const response = await post(`${crossref}/servlet/deposit`, form);
        const body = await response.text();
        if (response.ok) return { is: body.includes(TAKEN) ? 'taken' : 'unsure' };
        return turnedAway(response.status, body);
      } catch {
        return { is: 'unsure' };
      }
    },
    async ask(fileName) {
      const asked = { usr: login, pwd: password, file_name: fileName, type: 'result' };
      try {
        const form = new URLSearchParams(asked);
        const response = await post(`${crossref}/servlet/submissionDownload`, form);
        const body = await response.text();
        return response.ok ? readDiagnostic(body) : { is: 'no-answer' };
      } catch {
        return { is: 'no-answer' };
      }
    },
  };
}
