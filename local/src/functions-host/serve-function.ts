import { createServer, type Server } from 'node:http';
import express from 'express';
import { runCall } from './in-call.ts';
import type { Registration } from './registration.ts';

const LIMIT = '32mb';
const keepRaw = (request: object, _: unknown, rawBody: Buffer) =>
  Object.assign(request, { rawBody });

/** A function as it is exported: of a request and its answer, or of an event. */
export type Exported = (...given: unknown[]) => unknown;

/**
 * Answers firebase-tools for one function, as the process of its own would: requests as they come,
 * events as JSON. A function that throws is answered by 500 and told to `print`.
 */
export function serveFunction(
  run: Exported,
  { signature, env }: Pick<Registration, 'signature' | 'env'>,
  print: (text: string | Uint8Array) => void,
): Server {
  const app = express();
  app.enable('trust proxy');
  app.use(express.json({ limit: LIMIT, verify: keepRaw }));
  app.use(express.text({ limit: LIMIT, verify: keepRaw }));
  app.use(express.urlencoded({ extended: true, limit: LIMIT, verify: keepRaw }));
  app.use(express.raw({ type: '*/*', limit: LIMIT, verify: keepRaw }));
  app.get('/__/health', (_, response) => void response.status(200).send());
  app.all(/^\/(favicon\.ico|robots\.txt)$/, (_, response) => void response.status(404).send());
  app.all(/.*/, (request, response) =>
    runCall({ env, print }, async () => {
      try {
        if (signature === 'http') return void (await run(request, response));
        const raw: unknown = Reflect.get(request, 'rawBody');
        await run(JSON.parse(String(raw)));
        response.send({ status: 'acknowledged' });
      } catch (error) {
        print(`${error instanceof Error ? error.stack : String(error)}\n`);
        if (!response.headersSent) response.status(500).send(String(error));
      }
    }),
  );
  return createServer(app);
}
