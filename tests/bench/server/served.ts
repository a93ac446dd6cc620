/**
 * A process of its own that answers at a free port, told by its parent with a message: `served.ts site` with the built
 * function `site`, `served.ts plain` with what the parent sends. Answers each further message with the memory it has.
 */
import { createServer, type Server } from 'node:http';
import { z } from 'zod';
import { serveFunction } from '../../../local/src/functions-host/serve-function.ts';

const BUILT = new URL('../../../functions/dist/index.js', import.meta.url).href;

const SiteSchema = z.object({
  site: z.custom<(...given: unknown[]) => unknown>((value) => typeof value === 'function'),
});

async function siteServer(): Promise<Server> {
  const { site } = SiteSchema.parse(await import(BUILT));
  return serveFunction(site, { signature: 'http', env: {} }, (text) => process.stderr.write(text));
}

function plainServer(page: string): Server {
  const bytes = Buffer.from(page);
  return createServer((_, response) => {
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-length': bytes.length,
    });
    response.end(bytes);
  });
}

const told = (message: unknown) => process.send?.(message);
const heard = () => new Promise<unknown>((resolve) => process.once('message', resolve));

const server =
  process.argv[2] === 'site' ? await siteServer() : plainServer(z.string().parse(await heard()));
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  told({ port: typeof address === 'object' ? address?.port : null });
  process.on('message', () => {
    globalThis.gc?.();
    told({ bytes: process.memoryUsage().rss });
  });
});
// Nobody is left to ask.
process.on('disconnect', () => process.exit(0));
