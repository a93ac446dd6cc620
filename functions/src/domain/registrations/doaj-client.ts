import { z } from 'zod';
import type { RegistrationAccount } from '../../platform/config/registration-accounts.ts';
import type { RegistrationHosts } from '../../platform/config/registration-hosts.ts';
import { type AgencyClient, type DoiOutcome, type Handed, sameForAll } from './agency-client.ts';
import { shortAnswer } from './short-answer.ts';

const PATIENCE_MS = 60_000;

/** What DOAJ refuses, by status. Its 403: an ISSN is not of a journal of the account, or the article is another's. */
const REFUSALS: Readonly<Record<number, Pick<DoiOutcome, 'verdict' | 'code'>>> = {
  400: { verdict: 'refused', code: 'invalid-record' },
  401: { verdict: 'held', code: 'login-refused' },
  403: { verdict: 'refused', code: 'journal-not-in-account' },
  413: { verdict: 'refused', code: 'invalid-record' },
  429: { verdict: 'again', code: 'too-many' },
};
const NO_ANSWER = { verdict: 'again', code: 'no-answer' } as const;
const CreatedSchema = z.object({ id: z.string().min(1).max(200) });

const answered = (outcome: DoiOutcome): Handed => ({
  is: 'answered',
  answers: sameForAll(outcome),
});

/**
 * DOAJ's API, an article at a time, answered at once. Created with POST, which also takes an article that it knows by its
 * DOI; replaced as a whole with PUT; removed with DELETE. https://doaj.org/api/v4/docs
 */
export function doajClient(
  { doaj }: Pick<RegistrationHosts, 'doaj'>,
  { password }: RegistrationAccount,
  ask: typeof fetch,
): AgencyClient {
  /** DOAJ's words may repeat the address, and so the key, which nobody is to read. */
  const words = (status: number, body: string) => {
    const said = [password, encodeURIComponent(password)].reduce(
      (text, key) => text.replaceAll(key, '…'),
      body,
    );
    return shortAnswer(status, said);
  };
  const send = (method: string, id: string, body?: string) =>
    ask(
      `${doaj}/api/articles${id && `/${encodeURIComponent(id)}`}?api_key=${encodeURIComponent(password)}`,
      {
        method,
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        ...(body === undefined ? {} : { body }),
        signal: AbortSignal.timeout(PATIENCE_MS),
      },
    );
  const refused = async (response: Response): Promise<Handed> => {
    const known = REFUSALS[response.status] ?? NO_ANSWER;
    return answered({ ...known, text: words(response.status, await response.text()) });
  };
  const remove = async (id: string): Promise<Handed> => {
    const response = id ? await send('DELETE', id) : null;
    if (response && !response.ok && response.status !== 404) return refused(response);
    await response?.body?.cancel();
    const text = response ? words(response.status, '') : '';
    return answered({ verdict: 'registered', code: 'removed', text, remoteId: '' });
  };
  const create = async (article: string): Promise<Handed> => {
    const response = await send('POST', '', article);
    if (!response.ok) return refused(response);
    const { data } = CreatedSchema.safeParse(await response.json());
    const text = words(response.status, '');
    // Without its id it could be neither changed nor removed.
    if (!data) return answered({ ...NO_ANSWER, text });
    return answered({ verdict: 'registered', code: 'added', text, remoteId: data.id });
  };
  const replace = async (id: string, article: string): Promise<Handed> => {
    const response = await send('PUT', id, article);
    // It was removed at DOAJ in the meantime.
    if (response.status === 404) {
      await response.body?.cancel();
      return create(article);
    }
    if (!response.ok) return refused(response);
    await response.body?.cancel();
    return answered({ verdict: 'registered', code: 'updated', text: words(response.status, '') });
  };
  return {
    ask: null,
    async hand({ xml: article, remoteId, isHidden }) {
      try {
        if (isHidden) return await remove(remoteId);
        return await (remoteId ? replace(remoteId, article) : create(article));
      } catch {
        return answered({ ...NO_ANSWER, text: '' });
      }
    },
  };
}
