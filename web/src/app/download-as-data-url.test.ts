import { createServer, type RequestListener } from 'node:http';
import { DOWNLOAD_MAX_BYTES } from '@quire/model/constants';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { downloadAsDataUrl } from './download-as-data-url.ts';

/** More than one step of the encoder, and no whole number of its groups of three bytes. */
const LARGE = Buffer.from(Array.from({ length: 100_001 }, (_, i) => (i * 7) % 256));
let cutOff = 0;

const answer: RequestListener = (request, response) => {
  const path = request.url ?? '';
  if (path === '/large.png') return response.setHeader('Content-Type', 'image/png').end(LARGE);
  if (path === '/text') {
    return response.setHeader('Content-Type', 'text/plain; charset=utf-8').end('tide');
  }
  if (path === '/untyped') return response.end('tide');
  if (path === '/nothing') return response.end();
  if (path === '/away') {
    return response.writeHead(302, { Location: `${other}/text` }).end();
  }
  if (path === '/endless') {
    response.on('close', () => {
      cutOff += 1;
    });
    const more = () => {
      while (!response.closed && response.write(Buffer.alloc(65_536)));
    };
    response.on('drain', more);
    return more();
  }
  response.writeHead(Number(path.slice(1)) || 404).end('not this');
};

const servers = [createServer(answer), createServer(answer)];
let here = '';
let other = '';

beforeAll(async () => {
  [here = '', other = ''] = await Promise.all(
    servers.map(
      (server) =>
        new Promise<string>((resolve) => {
          server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${portOf(server)}`));
        }),
    ),
  );
  vi.stubGlobal('location', { href: `${here}/page` });
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => {
  vi.unstubAllGlobals();
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

function portOf(server: (typeof servers)[number]): number {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

test('gives a file as a base64 data URL, byte for byte', async () => {
  const url = await downloadAsDataUrl(`${here}/large.png`);
  expect(url).toBe(`data:image/png;base64,${LARGE.toString('base64')}`);
});

test.each([
  ['text', 'data:text/plain;base64,dGlkZQ=='],
  ['untyped', 'data:application/octet-stream;base64,dGlkZQ=='],
  ['nothing', 'data:application/octet-stream;base64,'],
])('names the type of %s', async (name, url) => {
  expect(await downloadAsDataUrl(`${here}/${name}`)).toBe(url);
});

test.each([204, 206, 403, 404, 500])('rejects the status %i with its own words', async (status) => {
  await expect(downloadAsDataUrl(`${here}/${status}`)).rejects.toMatchObject({
    code: 'download/not-allowed',
    status,
    message: `${status} not allowed`,
  });
});

test('rejects with the error’s text where nobody answers', async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(downloadAsDataUrl(`${here}/text`)).rejects.toMatchObject({
    code: 'download/failed',
    message: 'Failed to fetch',
  });
});

test.each([
  'http://other.example/a.png',
  'https://other.example/a.png',
  '//other.example/a.png',
  'data:image/png;base64,AAAA',
  'javascript:alert(1)',
  'http://',
])('asks nobody for %s', async (address) => {
  const fetched = vi.spyOn(globalThis, 'fetch');
  await expect(downloadAsDataUrl(address)).rejects.toMatchObject({ code: 'download/refused' });
  expect(fetched).not.toHaveBeenCalled();
});

test('takes a file of another host only by https, and only where that is allowed', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('tide'));
  await downloadAsDataUrl('https://other.example/a', { otherHosts: true });
  expect(fetched).toHaveBeenCalledTimes(1);
  await expect(
    downloadAsDataUrl('http://other.example/a', { otherHosts: true }),
  ).rejects.toMatchObject({ code: 'download/refused' });
});

test('takes nothing from where a redirect leads away', async () => {
  await expect(downloadAsDataUrl(`${here}/away`)).rejects.toMatchObject({
    code: 'download/refused',
  });
});

test('hangs up on a file that never ends', async () => {
  await expect(downloadAsDataUrl(`${here}/endless`, { mostBytes: 500_000 })).rejects.toMatchObject({
    code: 'download/too-large',
  });
  await vi.waitFor(() => expect(cutOff).toBe(1));
});

test('reads nothing of a file that says it is too large', async () => {
  const body = new ReadableStream({ pull: () => expect.fail('was read') }, { highWaterMark: 0 });
  const headers = { 'Content-Length': String(DOWNLOAD_MAX_BYTES + 1) };
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(body, { headers }));
  await expect(downloadAsDataUrl(`${here}/text`)).rejects.toMatchObject({
    code: 'download/too-large',
  });
});

test('stops when the caller does', async () => {
  const stop = new AbortController();
  stop.abort();
  await expect(downloadAsDataUrl(`${here}/text`, { signal: stop.signal })).rejects.toMatchObject({
    code: 'download/failed',
  });
});
