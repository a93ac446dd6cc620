/** `/oauth/authorize`, `/oauth/token` and `/oauth/revoke`: three-legged OAuth, and the two-legged one for groups. */
import { randomUUID } from 'node:crypto';
import { isOrcidPath } from './orcid-path.ts';
import { json, oauthError, type RegistryAnswer } from './registry-answer.ts';
import type { RegistryStore, Token } from './registry-store.ts';

export interface OrcidClientAccount {
  readonly id: string;
  readonly secret: string;
  /** What return addresses begin with; ORCID compares them with those that are registered. */
  readonly redirects: readonly string[];
}

/** Twenty years, in seconds, as ORCID answers. */
const EXPIRES_IN = 631_138_518;
const MEMBER_SCOPES = ['/authenticate', '/read-limited', '/activities/update'];
const GROUP_SCOPES = ['/group-id-record/update', '/group-id-record/read'];

const inHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const STYLE =
  ':root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; } main { max-width: 26rem; margin: 8vh auto; padding: 0 1rem; } form { display: grid; gap: 0.75rem; } button, input { font: inherit; padding: 0.5rem; }';

function page(content: string): RegistryAnswer {
  const body = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>ORCID for tests</title><style>${STYLE}</style></head><body><main>${content}</main></body></html>`;
  return { status: 200, body, headers: { 'content-type': 'text/html; charset=utf-8' } };
}

const scopesOf = (text: string): string[] => text.split(/[\s+]+/).filter(Boolean);

/** Why a request for permission is not answered with a page; null where it is. */
function refusalOf(client: OrcidClientAccount, fields: URLSearchParams): RegistryAnswer | null {
  const scopes = scopesOf(fields.get('scope') ?? '');
  const redirect = fields.get('redirect_uri') ?? '';
  if (fields.get('client_id') !== client.id)
    return oauthError(400, 'invalid_client', 'Incorrect OAuth Link, missing or invalid client_id');
  if (fields.get('response_type') !== 'code')
    return oauthError(400, 'unsupported_response_type', 'Incorrect OAuth Link, response_type');
  if (!client.redirects.some((each) => redirect.startsWith(each)))
    return oauthError(400, 'invalid_request', 'Redirect URI doesn’t match the registered one');
  if (scopes.length === 0 || scopes.some((scope) => !MEMBER_SCOPES.includes(scope)))
    return oauthError(400, 'invalid_scope', `Invalid scope: ${scopes.join(' ')}`);
  return null;
}

/** The page on which a person allows or denies; whoever they are, they say so. */
export function authorizePage(client: OrcidClientAccount, fields: URLSearchParams): RegistryAnswer {
  const refusal = refusalOf(client, fields);
  if (refusal) return refusal;
  const scopes = scopesOf(fields.get('scope') ?? '');
  return page(`<p>A registry for tests: no account is asked for.</p><h1>Allow access?</h1>
<ul>${scopes.map((scope) => `<li>${inHtml(scope)}</li>`).join('')}</ul>
<form method="post"><label>ORCID iD <input name="orcid" value="0000-0002-1825-0097" required></label>
<label>Name <input name="name" value="Josiah Carberry" required></label>
<button name="how" value="allow">Authorize access</button><button name="how" value="deny">Deny access</button></form>`);
}

/** What the page's buttons do: back to the client, with a code or with `access_denied`. */
export function decide(
  client: OrcidClientAccount,
  store: RegistryStore,
  fields: URLSearchParams,
  form: URLSearchParams,
): RegistryAnswer {
  const refusal = refusalOf(client, fields);
  if (refusal) return refusal;
  const back = new URL(fields.get('redirect_uri') ?? '');
  const state = fields.get('state');
  if (state !== null) back.searchParams.set('state', state);
  if (form.get('how') === 'allow') {
    const orcid = form.get('orcid') ?? '';
    if (!isOrcidPath(orcid)) return oauthError(400, 'invalid_request', 'This is no ORCID iD');
    const code = randomUUID().slice(0, 8);
    store.codes.set(code, {
      orcid,
      name: form.get('name') ?? '',
      scopes: scopesOf(fields.get('scope') ?? ''),
      redirectUri: fields.get('redirect_uri') ?? '',
    });
    back.searchParams.set('code', code);
  } else {
    back.searchParams.set('error', 'access_denied');
    back.searchParams.set('error_description', 'User denied access');
  }
  return { status: 302, body: '', headers: { location: back.href } };
}

const tokenAnswer = ({ access, refresh, scopes, name, orcid }: Token): RegistryAnswer =>
  json(200, {
    ...{ access_token: access, token_type: 'bearer', refresh_token: refresh },
    ...{ expires_in: EXPIRES_IN, scope: scopes.join(' '), name, orcid },
  });

const BAD_CLIENT = oauthError(401, 'invalid_client', 'Bad client credentials');
const isClient = (client: OrcidClientAccount, form: URLSearchParams) =>
  form.get('client_id') === client.id && form.get('client_secret') === client.secret;

/** Exchanges a code, once, a refresh token, or the client's own credentials. */
export function exchange(
  client: OrcidClientAccount,
  store: RegistryStore,
  form: URLSearchParams,
): RegistryAnswer {
  if (!isClient(client, form)) return BAD_CLIENT;
  const type = form.get('grant_type');
  if (type === 'authorization_code') {
    const code = form.get('code') ?? '';
    const grant = store.codes.get(code);
    store.codes.delete(code);
    if (!grant || grant.redirectUri !== form.get('redirect_uri'))
      return oauthError(400, 'invalid_grant', `Invalid code: ${code}`);
    const { orcid, name, scopes } = grant;
    return tokenAnswer(store.issue({ orcid, name, scopes: [...scopes] }));
  }
  if (type === 'refresh_token') {
    const named = form.get('refresh_token');
    const old = [...store.tokens.values()].find(({ refresh }) => refresh === named);
    if (!old) return oauthError(400, 'invalid_grant', `Invalid refresh token: ${named}`);
    if (form.get('revoke_old') !== 'false') store.tokens.delete(old.access);
    return tokenAnswer(store.issue(old));
  }
  if (type === 'client_credentials') {
    const scopes = scopesOf(form.get('scope') ?? '');
    if (scopes.length === 0 || scopes.some((scope) => !GROUP_SCOPES.includes(scope)))
      return oauthError(400, 'invalid_scope', `Invalid scope: ${scopes.join(' ')}`);
    return tokenAnswer(store.issue({ orcid: null, name: '', scopes }));
  }
  return oauthError(400, 'unsupported_grant_type', `Unsupported grant type: ${type}`);
}

/** Revokes a token, by itself or by its refresh token; one that is not known is answered in the same way. */
export function revoke(
  client: OrcidClientAccount,
  store: RegistryStore,
  form: URLSearchParams,
): RegistryAnswer {
  if (!isClient(client, form)) return BAD_CLIENT;
  const named = form.get('token');
  for (const { access, refresh } of [...store.tokens.values()])
    if (access === named || refresh === named) store.tokens.delete(access);
  return { status: 200, body: '' };
}
