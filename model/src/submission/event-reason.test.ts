import { expect, it } from 'vitest';
import { eventReason } from './event-reason.ts';

it('says what a file is now, and shows what older entries say as it is', () => {
  const named = eventReason({ reason: 'map.png', fileKind: 'figure' });
  expect(named).toMatch(/^map\.png \(Figure/);
  expect(eventReason({ reason: 'map.png (figure)' })).toBe('map.png (figure)');
  expect(eventReason({})).toBe('');
});

it('says where the corrections to a proof are, below those that it has', () => {
  expect(eventReason({ correctionsIn: 'file' })).toBe('The corrections are in a file.');
  expect(eventReason({ reason: '1. Tides…', correctionsIn: 'proof' })).toBe(
    '1. Tides…\n\nThe complete list is with the proof.',
  );
});
