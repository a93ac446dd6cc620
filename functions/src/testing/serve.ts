/** Request functions on a real port, with as much of Express as they use. */
import { createServer, IncomingMessage, type RequestListener, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { HttpRequest, HttpResponse } from '../platform/http/http.ts';

class PlainRequest extends IncomingMessage {
  /** As the platform gives it: read before the function is called; missing where nothing was sent. */
  rawBody: Buffer | undefined;

  get originalUrl(): string {
    return this.url ?? '/';
  }
  get path(): string {
    return this.originalUrl.split('?')[0] ?? '/';
  }
  get(name: string): string | undefined {
    const value = this.headers[name.toLowerCase()];
    return typeof value === 'string' ? value : undefined;
  }
}

class PlainResponse extends ServerResponse<PlainRequest> {
  status(code: number): this {
    this.statusCode = code;
    return this;
  }
  set(field: string | Record<string, string>, value = ''): this {
    const fields = typeof field === 'string' ? { [field]: value } : field;
    for (const [name, each] of Object.entries(fields)) this.setHeader(name, each);
    return this;
  }
  append(name: string, value: string): this {
    this.appendHeader(name, value);
    return this;
  }
  type(value: string): this {
    return this.set('Content-Type', value);
  }
  location(value: string): this {
    return this.set('Location', value);
  }
}

export interface Served {
  readonly host: string;
  close(): Promise<void>;
}

const started = async (server: ReturnType<typeof createServer>): Promise<Served> => {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address() as AddressInfo; // a TCP server's always is one
  return {
    host: `127.0.0.1:${address.port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
};

/** A plain server, standing in for a service. */
export const servePlain = (listener: RequestListener): Promise<Served> =>
  started(createServer(listener));

/** Serves a request function at a separate address. */
export function serveFunction(
  handler: (request: HttpRequest, response: HttpResponse) => unknown,
): Promise<Served> {
  const options = { IncomingMessage: PlainRequest, ServerResponse: PlainResponse };
  const server = createServer(options, async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    if (parts.length > 0) request.rawBody = Buffer.concat(parts);
    // The methods that the functions call are there; the rest of Express is not.
    handler(request as unknown as HttpRequest, response as unknown as HttpResponse);
  });
  return started(server);
}
