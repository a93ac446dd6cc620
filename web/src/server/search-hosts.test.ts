import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.ts';

const firebase = { projectId: 'press', region: 'somewhere1', apiKey: 'key' };
const search = { appId: 'AB12', searchKey: 'public', prefix: '' };

const connectSources = (config: Parameters<typeof contentSecurityPolicy>[0]) =>
  /connect-src ([^;]*)/.exec(contentSecurityPolicy(config))?.[1]?.split(' ') ?? [];

test('pages may ask the hosts of their own Algolia application, and no other', () => {
  const sources = connectSources({ firebase, search });
  expect(sources.filter((source) => source.includes('algolia'))).toEqual([
    'https://ab12-dsn.algolia.net',
    'https://ab12-1.algolianet.com',
    'https://ab12-2.algolianet.com',
    'https://ab12-3.algolianet.com',
  ]);
});

test('pages of a press on this machine may ask the search on it', () => {
  const sources = connectSources({
    firebase,
    search: { ...search, host: 'http://127.0.0.1:7700' },
  });
  expect(sources).toContain('http://127.0.0.1:7700');
  expect(sources.join(' ')).not.toContain('algolia');
});

test('a press without a search asks nobody', () => {
  expect(connectSources({ firebase }).join(' ')).not.toContain('algolia');
});
