import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { preferencesCookie } from '../layouts/theme/preferences.ts';
import { THEME_SCRIPT } from './theme-script.ts';

/** What the page's root says after the script has run with a cookie. */
function rootWith(cookie: string): Record<string, string> {
  const dataset: Record<string, string> = {};
  runInNewContext(THEME_SCRIPT, {
    URLSearchParams,
    document: { cookie, documentElement: { dataset } },
  });
  return dataset;
}

test('shows the choices that were remembered', () => {
  const dataset = { theme: 'sepia', size: 'large', face: 'sans' };
  const [cookie = ''] = preferencesCookie(Object({ dataset })).split(';');
  expect(rootWith(`a=1; ${cookie}; z=2`)).toEqual(dataset);
});

test('shows nothing where nothing was chosen', () => {
  expect(rootWith('')).toEqual({});
  expect(rootWith('quire_reading=')).toEqual({});
});

test.each(['theme%3Dhotdog', 'theme%3D__proto__', '%E0%A4%A', 'size%3Dnormal', '__proto__%3Da'])(
  'takes no word that it does not know: %s',
  (value) => expect(rootWith(`quire_reading=${value}`)).toEqual({}),
);

test('remembers for as long as the cookie lasts, on every page', () => {
  const cookie = preferencesCookie(Object({ dataset: { theme: 'dark' } }));
  expect(cookie).toBe('quire_reading=theme%3Ddark; path=/; max-age=2147483646; samesite=lax');
});

test('forgets when everything is as nobody chose', () => {
  expect(preferencesCookie(Object({ dataset: {} }))).toContain('max-age=0');
});
