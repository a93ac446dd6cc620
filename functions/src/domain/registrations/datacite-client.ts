import type { RegistrationAccount } from '../../platform/config/registration-accounts.ts';
import type { RegistrationHosts } from '../../platform/config/registration-hosts.ts';
import { type AgencyClient, type DoiOutcome, sameForAll } from './agency-client.ts';
import { shortAnswer } from './short-answer.ts';

const PATIENCE_MS = 60_000;
const JSON_API = 'application/vnd.api+json';

const REFUSALS: Readonly<Record<number, Pick<DoiOutcome, 'verdict' | 'code'>>> = {
  400: { verdict: 'refused', code: 'invalid-record' },
  401: { verdict: 'held', code: 'login-refused' },
  403: { verdict: 'refused', code: 'prefix-not-allowed' },
  404: { verdict: 'refused', code: 'other' },
  422: { verdict: 'refused', code: 'invalid-record' },
  429: { verdict: 'again', code: 'too-many' },
};
const NO_ANSWER = { verdict: 'again', code: 'no-answer' } as const;

/**
 * DataCite's REST API: one DOI at a time, answered at once. What is sent twice is the same as what is sent once, so
 * nothing is asked for later. https://support.datacite.org/docs/api-create-dois
 */
export function dataciteClient(
  { datacite }: RegistrationHosts,
  { login, password }: RegistrationAccount,
  ask: typeof fetch,
): AgencyClient {
  const authorization = `Basic ${Buffer.from(`${login}:${password}`).toString('base64')}`;
  const send = (method: 'POST' | 'PUT', address: string, attributes: object) =>
    ask(`${datacite}/dois${address}`, {
      method,
      headers: { authorization, 'content-type': JSON_API, accept: JSON_API },
      body: JSON.stringify({ data: { type: 'dois', attributes } }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
  return {
    ask: null,
    async hand({ doi, url, xml, isHidden }) {
      const address = `/${doi.split('/').map(encodeURIComponent).join('/')}`;
      const record = { doi, url, xml: Buffer.from(xml).toString('base64'), event: 'publish' };
      try {
        const updated = await send('PUT', address, isHidden ? { event: 'hide' } : record);
        const isNew = updated.status === 404 && !isHidden;
        if (isNew) await updated.body?.cancel();
        const response = isNew ? await send('POST', '', record) : updated;
        const text = shortAnswer(response.status, response.ok ? '' : await response.text());
        if (response.ok) {
          await response.body?.cancel();
          const code = isHidden ? 'hidden' : response.status === 201 ? 'added' : 'updated';
          return { is: 'answered', answers: sameForAll({ verdict: 'registered', code, text }) };
        }
        const known = REFUSALS[response.status] ?? NO_ANSWER;
        return { is: 'answered', answers: sameForAll({ ...known, text }) };
      } catch {
        return { is: 'answered', answers: sameForAll({ ...NO_ANSWER, text: '' }) };
      }
    },
  };
}
