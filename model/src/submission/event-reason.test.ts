import { expect, it } from 'vitest';
import { eventReason } from './event-reason.ts';

it('says what a file is now, and shows what older entries say as it is', () => {
  const named = eventReason({ reason: 'map.png', fileKind: 'figure' });
  expect(named).toMatch(/^map\.png \(Figure/);
  expect(eventReason({ reason: 'map.png (figure)' })).toBe('map.png (figure)');
  expect(eventReason({})).toBe('');
});

it('says why a scheduled publication failed, and shows what earlier entries say', () => {
  const problems = [
    { code: 'gate/issue-closed', values: {} },
    { code: 'gate/author-no-name', values: { number: 2 } },
    { code: 'gate/no-longer-known', values: {} },
  ];
  expect(eventReason({ problems })).toBe(
    'The issue is closed: open it again, or choose another. Author 2 has no name. gate/no-longer-known',
  );
  expect(eventReason({ reason: 'The issue is closed.' })).toBe('The issue is closed.');
});

it('says where the corrections to a proof are, below those that it has', () => {
  expect(eventReason({ correctionsIn: 'file' })).toBe('The corrections are in a file.');
  expect(eventReason({ reason: '1. Tides…', correctionsIn: 'proof' })).toBe(
    '1. Tides…\n\nThe complete list is with the proof.',
  );
});
