import { readTranslation } from '@quire/content/messages/read-translation';
import { bindTranslations } from '@quire/model/messages/translations';
import { beforeAll, expect, it } from 'vitest';
import { errorPage } from './error-page.ts';

beforeAll(() => bindTranslations(readTranslation));

it('contains words that a person can search for, and requests nothing else', () => {
  const page = errorPage('page/failed', '/journals');
  expect(page).toContain('page/failed');
  expect(page).toContain('<html lang="en" dir="ltr">');
  expect(page).toContain('<a href="/">');
  expect(page).not.toMatch(/<script|<link|src=|stack/);
});

it.each([
  ['/ar/journals', '<html lang="ar" dir="rtl">', '<a href="/ar">'],
  ['/pt-br', '<html lang="pt-BR" dir="ltr">', '<a href="/pt-br">'],
])('is in the language of %s, and leads to the home page in it', (path, html, link) => {
  const page = errorPage('page/failed', path);
  expect(page).toContain(html);
  expect(page).toContain(link);
  expect(page).not.toContain('Something went wrong');
});
