import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { WrittenText } from './written-text.tsx';

test('keeps lines, and has formulas in characters until they are drawn', () => {
  const html = renderToString(
    <WrittenText text={'Data of the bound\n$x^2 \\leq 5$, for $5 and $10'} />,
  );
  expect(html).toContain('Data of the bound\nx² ≤ 5, for $5 and $10');
});
