import { expect, test } from 'vitest';
import { renderPage } from '../../testing/render-page.ts';
import { smallPressReader } from '../../testing/small-press.ts';

test('sends a quiet place with the press around it, to be kept by no cache', async () => {
  const { response, shown } = await renderPage('/account', smallPressReader());
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(shown).toContain('Loading…');
  expect(shown).toContain('<noscript>');
  expect(shown).toContain('content="noindex"');
  expect(shown).toContain('<header');
});
