import type { GoogleRequest } from './apply-monitoring.ts';

const PATIENCE_MS = 30_000;

/** What an API answered with instead of 2xx: its status and its own words. */
export class GoogleRefused extends Error {
  readonly status: number;

  constructor(method: string, url: string, status: number, text: string) {
    super(`${method} ${url} answers ${status}: ${text.trim().slice(0, 1_000)}`);
    this.name = 'GoogleRefused';
    this.status = status;
  }
}

/**
 * Requests to Google's APIs with an access token. Rejects with `GoogleRefused`, and where nothing answers.
 *
 * @param project pays for the requests and has their quotas
 */
export const googleRequest =
  (token: string, project: string): GoogleRequest =>
  async (method, url, body) => {
    const response = await fetch(url, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'x-goog-user-project': project,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const text = await response.text();
    if (!response.ok) throw new GoogleRefused(method, url, response.status, text);
    return text === '' ? {} : JSON.parse(text);
  };
