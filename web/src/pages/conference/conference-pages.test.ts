import { proceedingsPath } from '@quire/model/paths';
import { describe, expect, test } from 'vitest';
import { open } from '../../testing/open-content.ts';

describe('the conference pages', () => {
  test('shows twelve services, each with a drawing', async () => {
    const { shown } = await open('/conference');
    const items = shown.match(
      /<li[^>]*><svg[^>]*aria-hidden="true"[^>]*><path[^>]*><\/path><\/svg><h3[^>]*>Item \d+/g,
    );
    expect(items).toHaveLength(12);
  });

  test('parts what is to come, the next first, from what is over', async () => {
    const { shown } = await open('/conference');
    const order = ['sooner', 'later', 'Past conferences', 'past', 'older'];
    const places = order.map((name) =>
      shown.indexOf(order.indexOf(name) === 2 ? name : `Meeting on ${name}`),
    );
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(shown).toContain('Cancelled');
    expect(shown).toContain('12–14 May 2198');
  });

  test('leads from a conference to the issue or the book that has its papers', async () => {
    const { shown } = await open(proceedingsPath());
    expect(shown).toContain('href="/journals/TST/1-1"');
    expect(shown).toContain('href="/books/reading-marshes"');
    expect(shown).not.toContain('Meeting on sooner');
  });
});
