import { toJson } from '../rest/send.ts';
import type { TriggerEvent } from './event.ts';

// As in server.ts: an import would load more than is asked for.
const { request } = process.getBuiltinModule('node:http');

/** An event-driven function may run for 540 s; whoever answers later than this is taken for dead. */
export const ANSWER_WITHIN_MS = 600_000;

/**
 * Hands one event to the functions emulator. Answers the status, or the reason why there is none:
 * refused, broken off, or no answer in time. `fetch` would give up after 300 s.
 */
export function postEvent(
  functions: string,
  event: TriggerEvent,
  withinMs: number,
  stop: AbortSignal,
): Promise<number | string> {
  const url = `http://${functions}/functions/projects/${event.project}/triggers/${event.key}`;
  const isCloudEvent = 'specversion' in event.body;
  const type = isCloudEvent ? 'application/cloudevents+json; charset=utf-8' : 'application/json';
  const body = toJson(event.body);
  return new Promise((resolve) => {
    const headers = { 'content-type': type, 'content-length': Buffer.byteLength(body) };
    const signal = AbortSignal.any([stop, AbortSignal.timeout(withinMs)]);
    const call = request(url, { method: 'POST', headers, signal }, (response) => {
      response.resume();
      response.on('error', (error) => resolve(error.message));
      response.on('end', () => resolve(response.statusCode ?? 0));
      response.on('close', () => resolve('the answer broke off'));
    });
    call.on('error', (error) => {
      resolve(signal.aborted && !stop.aborted ? `no answer in ${withinMs} ms` : error.message);
    });
    call.end(body);
  });
}
