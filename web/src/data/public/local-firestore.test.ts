import { startFirestore } from '@quire/local/firestore/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { render } from '../../entry-server.tsx';
import { restValue } from '../../testing/rest-value.ts';
import { SMALL_PRESS, smallPressReader } from '../../testing/small-press.ts';
import { getArticle } from './articles.ts';
import { getIssue } from './issues.ts';
import { getJournal } from './journals.ts';
import { getPressDigest } from './press.ts';
import { serverReader } from './server-reader.ts';

/** The press under its own rules, read by the same anonymous visitor as in production. */
let firestore: Awaited<ReturnType<typeof startFirestore>>;
const projectId = 'demo-web';
const root = new URL('../../../../', import.meta.url);

const host = () => `127.0.0.1:${firestore.port}`;
const reader = () => serverReader({ projectId, host: host() }, 'http://127.0.0.1:9');

beforeAll(async () => {
  const rules = new URL('firestore.rules', root).pathname;
  firestore = await startFirestore({ rules });
  const secret = { 'articles/TST~draft': { title: 'Not yet' } };
  for (const [path, fields] of Object.entries({ ...SMALL_PRESS, ...secret })) {
    const address = `http://${host()}/v1/projects/${projectId}/databases/(default)/documents/${path}`;
    const answer = await fetch(address, {
      method: 'PATCH',
      headers: { Authorization: 'Bearer owner' },
      body: JSON.stringify(restValue(fields).mapValue),
    });
    if (!answer.ok) throw new Error(await answer.text());
  }
});
afterAll(() => firestore.close());

test('reads what is published, as an anonymous visitor', async () => {
  expect((await getPressDigest(reader())).press.name).toBe('Small Press');
  expect((await getJournal(reader(), 'TST'))?.journal.fullname).toBe('Tests of Salt and Time');
  expect((await getIssue(reader(), 'TST', '1-1'))?.contents).toHaveLength(1);
  expect((await getArticle(reader(), 'TST', 'mud'))?.metadata.authors).toHaveLength(2);
});

test('finds nothing where nothing is, and nothing where a visitor may not look', async () => {
  expect(await getJournal(reader(), 'NOPE')).toBeNull();
  expect(await reader().document('articles', 'TST~draft')).toBeNull();
  expect(await reader().document('articles', 'TST~nothing')).toBeNull();
});

test('renders a page from it', async () => {
  const answer = await render(new Request('https://press.example/journals/TST'), {
    origin: 'https://press.example',
    mediaOrigin: 'https://press.example',
    firestore: { projectId, host: host() },
  });
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('Aims and scope');
});

test('answers 503 when Firestore does not', async () => {
  const gone = serverReader({ projectId, host: '127.0.0.1:9' }, 'http://127.0.0.1:9');
  await expect(getPressDigest(gone)).rejects.toMatchObject({
    code: 'page/unavailable',
    status: 503,
  });
});

test('reads an article’s page with two documents', async () => {
  const counted = smallPressReader();
  await render(new Request('https://press.example/article/TST/1-1/mud'), {
    origin: 'https://press.example',
    mediaOrigin: 'https://press.example',
    firestore: { projectId },
    reader: counted,
  });
  expect(counted.reads.toSorted()).toEqual(['digests/press', 'publishedArticles/TST~mud']);
});
