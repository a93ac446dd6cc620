import type { IncomingMessage, ServerResponse } from 'node:http';
import { FirestoreError, toFirestoreError } from '../../values/errors.ts';
import { callerOf } from '../access/caller.ts';
import type { Service } from '../service.ts';
import { isBrokenOff, readJson } from './read-body.ts';
import { type Route, route } from './route.ts';
import { errorBody, sendJson, sendWire } from './send.ts';

/** Answers a REST request under `/v1/`; streams become arrays, their errors included. */
export async function handleRest(
  service: Service,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> {
  let found: Route | null = null;
  try {
    const body = await readJson(request);
    found = route(request.method ?? 'GET', url, body);
    if (!found) throw new FirestoreError('NOT_FOUND', `No such method: ${url.pathname}`);
    const context = { service, caller: callerOf(request.headers.authorization) };
    sendWire(response, 200, await found.method(context, found.request));
  } catch (thrown) {
    if (isBrokenOff(request)) return;
    const error = toFirestoreError(thrown);
    if (error.status === 'INTERNAL')
      service.log.warn(String(thrown instanceof Error ? thrown.stack : thrown));
    const body = errorBody(error);
    sendJson(response, error.http, found?.kind === 'stream' ? [body] : body);
  }
}
