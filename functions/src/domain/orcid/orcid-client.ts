/**
 * ORCID as a member asks it: OAuth 2 (https://info.orcid.org/documentation/api-tutorials) and the member API 3.0, in
 * JSON. What ORCID answers is a value; nobody answering is status 0.
 */
import { z } from 'zod';
import type { OrcidSettings } from '../../platform/config/orcid-settings.ts';

const PATIENCE_MS = 20_000;
const JSON_TYPE = 'application/vnd.orcid+json';

/** `/read-limited` finds what was added before; without `/activities/update` nothing can be sent. */
export const ORCID_SCOPES = ['/authenticate', '/read-limited', '/activities/update'] as const;

type OrcidScope = (typeof ORCID_SCOPES)[number];

const TokenSchema = z.object({
  access_token: z.string().min(1),
  refresh_token: z.string().min(1),
  scope: z.string(),
  name: z.string().nullish(),
  orcid: z.string(),
});

export interface OrcidToken {
  readonly access: string;
  readonly refresh: string;
  readonly scopes: readonly string[];
  readonly name: string;
  readonly orcid: string;
}

export interface OrcidAnswer {
  /** 0: nobody answered. */
  readonly status: number;
  readonly json: unknown;
  /** Where an added item is. */
  readonly location: string | null;
  readonly retryAfterSeconds: number | null;
}

export interface OrcidClient {
  /** By which ORCID names the press as the source of an item. */
  readonly clientId: string;
  /** Where a person allows the press to write to their record. */
  authorizeUrl(state: string, scopes?: readonly OrcidScope[]): string;
  /** The token for a code. `refused`: ORCID does not accept it; `unreachable`: try again. */
  exchange(code: string): Promise<OrcidToken | 'refused' | 'unreachable'>;
  /** A new token for one that has ended; the old one is revoked. */
  refresh(refreshToken: string): Promise<OrcidToken | 'refused' | 'unreachable'>;
  /** Whether ORCID has revoked a token, or does not know it. */
  revoke(token: string): Promise<boolean>;
  /** A request of the API, below `/v3.0`. */
  send(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    token: string,
    body?: object,
  ): Promise<OrcidAnswer>;
}

/** @param returnUrl where ORCID sends people back to; it is registered there */
export function orcidClient(
  { site, api, clientId, clientSecret }: OrcidSettings,
  returnUrl: string,
  fetched: typeof fetch = fetch,
): OrcidClient {
  const signal = () => AbortSignal.timeout(PATIENCE_MS);

  async function post(path: string, fields: Readonly<Record<string, string>>) {
    const secrets = { client_id: clientId, client_secret: clientSecret };
    return await fetched(`${site}${path}`, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body: new URLSearchParams({ ...secrets, ...fields }),
      signal: signal(),
    }).catch(() => null);
  }

  async function tokenFor(fields: Readonly<Record<string, string>>) {
    const answer = await post('/oauth/token', fields);
    if (!answer || answer.status >= 500 || answer.status === 429) return 'unreachable';
    const json: unknown = await answer.json().catch(() => null);
    const { data } = TokenSchema.safeParse(json);
    if (!answer.ok || !data) return 'refused';
    const { access_token: access, refresh_token: refresh, scope, name, orcid } = data;
    return { access, refresh, scopes: scope.split(/\s+/), name: name ?? '', orcid };
  }

  return {
    clientId,
    authorizeUrl(state, scopes = ORCID_SCOPES) {
      const query = new URLSearchParams({
        ...{ client_id: clientId, response_type: 'code', scope: scopes.join(' ') },
        ...{ redirect_uri: returnUrl, state },
      });
      return `${site}/oauth/authorize?${query}`;
    },
    exchange: (code) =>
      tokenFor({ grant_type: 'authorization_code', code, redirect_uri: returnUrl }),
    refresh: (token) =>
      tokenFor({ grant_type: 'refresh_token', refresh_token: token, revoke_old: 'true' }),
    async revoke(token) {
      const answer = await post('/oauth/revoke', { token });
      return answer?.ok === true;
    },
    async send(method, path, token, body) {
      const answer = await fetched(`${api}${path}`, {
        method,
        headers: {
          ...{ Accept: JSON_TYPE, Authorization: `Bearer ${token}` },
          ...(body ? { 'Content-Type': JSON_TYPE } : {}),
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
        signal: signal(),
      }).catch(() => null);
      if (!answer) return { status: 0, json: null, location: null, retryAfterSeconds: null };
      const seconds = Number(answer.headers.get('retry-after') ?? Number.NaN);
      return {
        status: answer.status,
        json: await answer.json().catch(() => null),
        location: answer.headers.get('location'),
        retryAfterSeconds: Number.isFinite(seconds) ? seconds : null,
      };
    },
  };
}
