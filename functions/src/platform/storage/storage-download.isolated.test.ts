import { createServer, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

let server: Server;
const answered = new Set<Socket>();
beforeAll(async () => {
  // Answers once on each connection; what comes on it later is cut off.
  server = createServer((request, response) => {
    if (answered.has(request.socket)) return request.socket.destroy();
    answered.add(request.socket);
    return response.end(`${answered.size}`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  vi.stubEnv('FUNCTIONS_EMULATOR', 'true');
  vi.stubEnv('FIREBASE_STORAGE_EMULATOR_HOST', `127.0.0.1:${port}`);
  vi.stubEnv('FIREBASE_CONFIG', JSON.stringify({ projectId: 'p', storageBucket: 'b' }));
});
afterAll(() => {
  vi.unstubAllEnvs();
  server.closeAllConnections();
  server.close();
});

it('asks again where the service has closed an idle connection', async () => {
  const { openDownload } = await import('./storage-download.ts');
  const read = async () => {
    const answer = await openDownload('published/a.txt', {});
    let text = '';
    for await (const part of answer) text += String(part);
    // The connection is free for the next request.
    await new Promise((resolve) => setImmediate(resolve));
    return text;
  };
  expect([await read(), await read(), await read()]).toEqual(['1', '2', '3']);
});
