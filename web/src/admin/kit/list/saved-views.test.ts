import { expect, test } from 'vitest';
import { withView } from './saved-views.ts';

test('keeps a view without the page that was open, and the newest of its name', () => {
  const views = withView(
    [{ name: 'Mine', search: 'q=old' }],
    'Mine',
    '?status=draft&after=%5B1%5D',
  );
  expect(views).toEqual([{ name: 'Mine', search: 'status=draft' }]);
});
