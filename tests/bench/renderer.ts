import { createServer } from 'node:http';
import { pathToFileURL } from 'node:url';
import type { PressUnderTest } from '../journeys/press-under-test.ts';

export interface Renderer {
  readonly url: string;
  /**
   * Single renderings, one after another, warm, in rising order; and what one takes of this
   * process's processor, which does not depend on what else the machine does.
   */
  times(path: string, count: number): Promise<{ ms: number[]; processorMs: number }>;
  close(): Promise<void>;
}

interface ServerEntry {
  render(request: Request, context: object): Promise<Response>;
}

const isServerEntry = (module: unknown): module is ServerEntry =>
  typeof module === 'object' &&
  module !== null &&
  'render' in module &&
  typeof module.render === 'function';

/** The press's own server entry in this process, without the emulators around it. */
export async function openRenderer(
  root: string,
  press: Pick<PressUnderTest, 'press' | 'project' | 'firestore'>,
): Promise<Renderer> {
  const module: unknown = await import(
    pathToFileURL(`${root}/web/dist/server/entry-server.js`).href
  );
  if (!isServerEntry(module)) throw new Error('the server entry exports no render');
  const context = {
    origin: press.press,
    mediaOrigin: press.press,
    firestore: { projectId: press.project, host: new URL(press.firestore).host, ssl: false },
  };
  // As bytes: what the function hands on (functions/src/entry/http/send-response.ts).
  const render = async (path: string) =>
    Buffer.from(
      await (await module.render(new Request(press.press + path), context)).arrayBuffer(),
    );
  const server = createServer((request, response) => {
    render(request.url ?? '/').then(
      (html) => response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the renderer has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    async times(path, count) {
      for (let i = 0; i < 10; i += 1) await render(path);
      const ms: number[] = [];
      const before = process.cpuUsage();
      for (let i = 0; i < count; i += 1) {
        const began = performance.now();
        await render(path);
        ms.push(performance.now() - began);
      }
      const { user, system } = process.cpuUsage(before);
      return { ms: ms.sort((a, b) => a - b), processorMs: (user + system) / 1_000 / count };
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
