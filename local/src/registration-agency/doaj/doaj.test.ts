import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Account } from '../store/account.ts';
import { openAgency, type TestAgency } from '../testing/open-agency.ts';

const account = (login: string, ...issns: readonly string[]): Account => ({
  ...{ agency: 'doaj', login, password: `key of ${login}`, prefixes: [], issns: [...issns] },
});
const ACCOUNTS = [account('press', '2049-3630', '2049-3622'), account('other', '1234-5679')];

let agency: TestAgency;
beforeEach(async () => {
  agency = await openAgency({ accounts: ACCOUNTS });
});
afterEach(() => agency.stop());

const article = (doi: string, change: object = {}, issn = '2049-3630') => ({
  bibjson: {
    title: 'Mud',
    identifier: [
      { type: 'doi', id: doi },
      { type: 'eissn', id: issn },
    ],
    link: [{ type: 'fulltext', url: `https://press.example/${doi}`, content_type: 'HTML' }],
    ...change,
  },
});

async function ask(method: string, path: string, body?: unknown, login = 'press') {
  const key = new URLSearchParams({ api_key: `key of ${login}` });
  const response = await fetch(`${agency.url}/api/${path}?${key}`, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const answer: Record<string, unknown> = text ? JSON.parse(text) : {};
  return { status: response.status, answer };
}

describe('DOAJ’s articles', () => {
  it('are created, read, replaced as a whole, and removed', async () => {
    const { status, answer } = await ask('POST', 'articles', article('10.5555/a'));
    expect([status, answer.status]).toEqual([201, 'created']);
    const one = `articles/${String(answer.id)}`;
    const abstract = article('10.5555/a', { title: 'Silt' });
    expect(await ask('PUT', one, abstract)).toEqual({ status: 204, answer: {} });
    expect((await ask('GET', one)).answer).toMatchObject({ bibjson: { title: 'Silt' } });
    expect((await ask('DELETE', one)).status).toBe(204);
    expect((await ask('GET', one)).status).toBe(404);
    expect((await ask('PUT', one, abstract)).status).toBe(404);
    expect((await ask('DELETE', one)).status).toBe(404);
  });

  it('are the same by their DOI or their address', async () => {
    const first = await ask('POST', 'articles', article('10.5555/A'));
    const again = await ask(
      'POST',
      'articles',
      article('10.5555/a', {
        link: [{ type: 'fulltext', url: 'https://press.example/10.5555/A' }],
      }),
    );
    expect(again.answer.id).toBe(first.answer.id);
    expect(agency.doajArticles()).toHaveLength(1);
  });

  it('keep their DOI and their address', async () => {
    const { answer } = await ask('POST', 'articles', article('10.5555/a'));
    const one = `articles/${String(answer.id)}`;
    expect(await ask('PUT', one, article('10.5555/b'))).toMatchObject({ status: 403 });
    await ask('POST', 'articles', article('10.5555/b'));
    const link = article('10.5555/a').bibjson.link;
    expect(await ask('POST', 'articles', article('10.5555/b', { link }))).toMatchObject({
      status: 403,
    });
  });

  it('are of the journals of their account alone', async () => {
    const elsewhere = article('10.5555/a', {}, '1234-5679');
    const { status, answer } = await ask('POST', 'articles', elsewhere);
    expect(status).toBe(403);
    expect(String(answer.error)).toContain(
      'It is not possible to create an article for this journal',
    );
    expect((await ask('POST', 'articles', elsewhere, 'nobody')).status).toBe(401);
    const made = await ask('POST', 'articles', elsewhere, 'other');
    const one = `articles/${String(made.answer.id)}`;
    expect((await ask('PUT', one, article('10.5555/a'))).status).toBe(403);
    expect((await ask('DELETE', one)).status).toBe(403);
  });

  it.each([
    ['no title', { title: '' }],
    ['a script', { title: 'A <script>' }],
    ['no ISSN', { identifier: [{ type: 'doi', id: '10.5555/a' }] }],
    ['an ISSN that is none', { identifier: [{ type: 'eissn', id: '20493630' }] }],
    [
      'one ISSN twice',
      {
        identifier: [
          { type: 'eissn', id: '2049-3630' },
          { type: 'pissn', id: '2049-3630' },
        ],
      },
    ],
    ['neither DOI nor link', { identifier: [{ type: 'eissn', id: '2049-3630' }], link: [] }],
    ['another type of link', { link: [{ type: 'landing', url: 'https://press.example/a' }] }],
    ['an author without a name', { author: [{ affiliation: 'Tides' }] }],
    ['an iD that is no address', { author: [{ name: 'A', orcid_id: '0000-0002-1825-0097' }] }],
  ])('are refused with %s', async (_, change) => {
    expect((await ask('POST', 'articles', article('10.5555/a', change))).status).toBe(400);
    expect(agency.doajArticles()).toEqual([]);
  });

  it('are taken many at once, all or none, and tell later what became of them', async () => {
    await ask('POST', 'articles', article('10.5555/a'));
    const many = [article('10.5555/a'), article('10.5555/b')];
    const { status, answer } = await ask('POST', 'bulk/articles', many);
    expect(status).toBe(202);
    expect((await ask('GET', `bulk/articles/${String(answer.upload_id)}`)).answer).toMatchObject({
      status: 'processed',
      results: { imported: 2, failed: 0, update: 1, new: 1 },
    });
    const wrong = [article('10.5555/c'), article('10.5555/d', {}, '1234-5679')];
    expect((await ask('POST', 'bulk/articles', wrong)).status).toBe(403);
    expect(agency.doajArticles()).toHaveLength(2);
    expect((await ask('GET', 'bulk/articles/none')).status).toBe(404);
  });
});

it('keeps them between runs, without those that were removed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'quire-doaj-'));
  try {
    await agency.stop();
    agency = await openAgency({ accounts: ACCOUNTS, folder });
    await ask('POST', 'articles', article('10.5555/a'));
    const { answer } = await ask('POST', 'articles', article('10.5555/b'));
    await ask('DELETE', `articles/${String(answer.id)}`);
    await agency.stop();
    agency = await openAgency({ accounts: ACCOUNTS, folder });
    expect(agency.doajArticles()).toMatchObject([{ doi: '10.5555/a' }]);
  } finally {
    await rm(folder, { recursive: true });
  }
});
