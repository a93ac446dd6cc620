import { describe, expect, it } from 'vitest';
import { queueAddress, queueIn, shownToken } from './queue-address.ts';

const shownBy = (queues: string) => queueIn(new URLSearchParams({ queues }));

describe('a queue’s address', () => {
  it('names a queue for everyone, for one editor and for unassigned submissions', () => {
    expect(shownBy('open')).toEqual({ queue: 'open', editor: null });
    expect(shownBy('open@edda')).toEqual({ queue: 'open', editor: 'edda' });
    expect(shownBy('no-reviewers@')).toEqual({ queue: 'no-reviewers', editor: '' });
  });

  it('names no queue where none exists', () => {
    expect(queueIn(new URLSearchParams())).toBeNull();
    for (const wrong of ['', 'opened', '@edda', 'open@edda@x', 'open@a b', 'open@a/b'])
      expect(shownBy(wrong), wrong).toBeNull();
  });

  it('can be read back, keeps the other filters and starts at the first page', () => {
    const before = new URLSearchParams('journal=CES&state=with_editor&after=x&queues=all');
    for (const editor of [null, '', 'edda']) {
      const shown = { queue: 'overdue', editor } as const;
      const next = queueAddress(before, shown);
      expect(queueIn(next)).toEqual(shown);
      expect(next.get('queues')).toBe(shownToken(shown));
      expect([next.get('journal'), next.get('state'), next.has('after')]).toEqual([
        'CES',
        'with_editor',
        false,
      ]);
    }
  });
});
