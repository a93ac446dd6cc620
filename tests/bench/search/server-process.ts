/** The search server in a separate process: reports its address and, on request, its memory. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSearch } from '@quire/local/search/start';

const folder = await mkdtemp(join(tmpdir(), 'quire-search-'));
const server = await startSearch({ host: '127.0.0.1', port: 0, folder });
process.on('message', () => {
  globalThis.gc?.();
  process.send?.({ rss: process.memoryUsage().rss });
});
process.once('disconnect', async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
  process.exit();
});
process.send?.({ url: server.url });
