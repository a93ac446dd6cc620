/**
 * VIES, the European Commission's register of VAT ids: whether one is valid, according to its REST API
 * (https://ec.europa.eu/taxation_customs/vies/#/technical-information).
 */
import { plainVatId } from '@quire/model/charges/vat-id';
import { z } from 'zod';

const PATIENCE_MS = 10_000;

/** Values other than these two mean that there was no answer (`MS_UNAVAILABLE`, `TIMEOUT` …). */
const AnswerSchema = z.object({
  isValid: z.boolean(),
  userError: z.enum(['VALID', 'INVALID']),
  /** Proof of the request, if the press has identified itself. */
  requestIdentifier: z.string().max(60).nullish(),
});

interface ViesAnswer {
  readonly isValid: boolean;
  readonly identifier?: string;
}
/** The requester and the VAT id. Null: there was no answer. */
export type AskVies = (vatId: string, requester: string) => Promise<ViesAnswer | null>;

const parts = (vatId: string) => {
  const plain = plainVatId(vatId);
  return { state: plain.slice(0, 2), number: plain.slice(2) };
};

/** VIES at an address: `https://ec.europa.eu/taxation_customs/vies/rest-api`. */
export const viesAt =
  (api: string): AskVies =>
  async (vatId, requester) => {
    const { state, number } = parts(vatId);
    const url = new URL(`${api}/ms/${encodeURIComponent(state)}/vat/${encodeURIComponent(number)}`);
    if (requester) {
      const asking = parts(requester);
      url.searchParams.set('requesterMemberStateCode', asking.state);
      url.searchParams.set('requesterNumber', asking.number);
    }
    try {
      const response = await fetch(url, {
        headers: { accept: 'application/json' },
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      const answer = AnswerSchema.safeParse(response.ok ? await response.json() : null).data;
      if (!answer) return null;
      const { isValid, requestIdentifier: identifier } = answer;
      return { isValid, ...(identifier ? { identifier } : {}) };
    } catch {
      return null;
    }
  };
