import type { IncomingMessage, ServerResponse } from 'node:http';
import { invalid, toFirestoreError } from '../values/errors.ts';
import { handleControl } from './control/handle-control.ts';
import { handleRest } from './rest/handle-rest.ts';
import { isBrokenOff } from './rest/read-body.ts';
import { allowOrigin, errorBody, sendJson, sendPreflight } from './rest/send.ts';
import type { Service } from './service.ts';
import type { Triggers } from './triggers/triggers.ts';
import type { WebChannels } from './webchannel/web-channels.ts';

/** Sends an HTTP/1.1 request to REST, WebChannel or the control endpoints. */
export function createHttpHandler(service: Service, channels: WebChannels, triggers: Triggers) {
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    allowOrigin(request, response);
    if (request.method === 'OPTIONS') {
      sendPreflight(request, response);
      return;
    }
    const url = addressOf(request);
    if (!url) {
      sendJson(response, 400, errorBody(invalid(`Malformed address: ${request.url}`)));
      return;
    }
    if (url.pathname === '/') response.end('Ok\n');
    else if (url.pathname.startsWith('/emulator/')) {
      await handleControl(service, triggers, request, response, url);
    } else if (!(await channels.handle(request, response, url))) {
      await handleRest(service, request, response, url);
    }
  };
  return (request: IncomingMessage, response: ServerResponse): void => {
    handle(request, response).catch((thrown: unknown) => {
      if (isBrokenOff(request)) return;
      service.log.warn(String(thrown instanceof Error ? thrown.stack : thrown));
      if (response.headersSent) response.destroy();
      else sendJson(response, 500, errorBody(toFirestoreError(thrown)));
    });
  };
}

/** Where a request goes, given as a path or as a whole address; null when it is neither. */
function addressOf({ url = '/' }: IncomingMessage): URL | null {
  // A path of two slashes would be taken for the name of a host.
  return URL.parse(url.startsWith('/') ? `http://localhost${url}` : url, 'http://localhost');
}
