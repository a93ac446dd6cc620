import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { searchPageData } from './search-page-data.ts';

/** As a browser's router calls the loader: nobody has given it a search. */
const load = (address: string) =>
  searchPageData({
    context: new RouterContextProvider(),
    request: new Request(`https://press.example${address}`),
    params: {},
    pattern: '/search',
    url: new URL(`https://press.example${address}`),
  });

test('opens an empty search in a browser without asking anybody', async () => {
  expect(await load('/search')).toMatchObject({ findings: null, trouble: null });
});
