import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';

const ENTRY = new URL('../dist/server/entry-server.js', import.meta.url);
const ORIGIN = 'https://press.example';

/** The press's texts of English, in two revisions, and nothing else. */
const STORED: Readonly<Record<string, unknown>> = {
  'texts/en': { revision: 2, texts: { 'layouts.menu': 'Overview' } },
  'texts/en/revisions/1': { revision: 1, texts: { 'layouts.menu': 'Contents' } },
};
const context = {
  origin: ORIGIN,
  mediaOrigin: ORIGIN,
  firestore: { projectId: 'demo' },
  correctionsKeptMs: 0,
  reader: {
    document: async (collection: string, id: string) => STORED[`${collection}/${id}`] ?? null,
    media: async () => null,
  },
};

/** The part of `entry-server.tsx` that is used. */
interface Entry {
  render(request: Request, context: object): Promise<Response>;
}

// Skipped, visibly, where nothing has been built yet: `npm run build -w web`.
test.skipIf(!existsSync(ENTRY))(
  'serves a page’s scripts with the words of its revision',
  async () => {
    const { render }: Entry = await import(ENTRY.href);
    const ask = (path: string, headers = {}) =>
      render(new Request(ORIGIN + path, { headers }), context);
    const shell = await (await ask('/admin/dashboard')).text();
    const [entry = ''] = /\/assets\/en\.[\w-]{8}\.2\/entry-client-[\w-]+\.js/.exec(shell) ?? [];
    const script = await ask(entry);
    expect(script.status).toBe(200);
    expect(script.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8');
    expect(script.headers.get('Cache-Control')).toContain('immutable');
    const code = await script.text();
    expect(code).not.toContain('__quire_');
    expect(code).toContain(entry.slice('/'.length, entry.lastIndexOf('/')));
    const zipped = await ask(entry, { 'accept-encoding': 'gzip' });
    expect(zipped.headers.get('Content-Encoding')).toBe('gzip');
    const before = await (await ask(entry.replace('.2/', '.1/'))).text();
    expect(before).not.toBe(code);
    for (const path of [
      entry.replace('.2/', '.3/'),
      entry.replace('en.', 'es.'),
      entry.replace('entry-client', 'other'),
      entry.replace(/en\.[\w-]{8}/, 'en.12345678'),
    ])
      expect((await ask(path)).status).toBe(404);
  },
);
