import { describe, expect, it } from 'vitest';
import type { ListQuery } from '../request.ts';
import { proves, where } from '../testing/prove.ts';
import { value } from '../testing/values.ts';

describe('what cursors say', () => {
  const by = (...names: string[]) =>
    names.map((name) => {
      const isDown = name.startsWith('-');
      const direction = isDown ? ('desc' as const) : ('asc' as const);
      return { field: [name.replace('-', '')], direction };
    });
  const cursor = (before: boolean, ...values: Parameters<typeof value>[0][]) => ({
    values: values.map(value),
    before,
  });
  const startAt = (...values: Parameters<typeof value>[0][]) => cursor(true, ...values);
  const startAfter = (...values: Parameters<typeof value>[0][]) => cursor(false, ...values);
  const endBefore = startAt;
  const endAt = startAfter;

  it.each<[string, Partial<ListQuery>, boolean]>([
    // After 3 come larger numbers, and then strings and all other types.
    ['resource.data.a >= 3', { orderBy: by('a'), startAt: startAt(3) }, false],
    ['resource.data.a <= 9', { orderBy: by('a'), endAt: endAt(9) }, false],
    ['resource.data.a >= 3', { orderBy: by('a'), startAt: startAt(3), endAt: endAt(9) }, true],
    ['resource.data.a < 9', { orderBy: by('a'), startAt: startAt(3), endAt: endAt(9) }, false],
    ['resource.data.a < 9', { orderBy: by('a'), startAt: startAt(3), endAt: endBefore(9) }, true],
    ['resource.data.a > 3', { orderBy: by('a'), startAt: startAt(3), endAt: endAt(9) }, false],
    ['resource.data.a > 3', { orderBy: by('a'), startAt: startAfter(3), endAt: endAt(9) }, true],
    ['resource.data.a is number', { orderBy: by('a'), startAt: startAt(3), endAt: endAt(9) }, true],
    [
      'resource.data.a is number',
      { orderBy: by('a'), startAt: startAt(3), endAt: endAt('x') },
      false,
    ],
    ['resource.data.a <= 9', { orderBy: by('-a'), startAt: startAt(9), endAt: endAt(3) }, true],
    ['resource.data.a > 3', { orderBy: by('-a'), startAt: startAt(9), endAt: endBefore(3) }, true],
    [
      "resource.data.a >= 'k'",
      { orderBy: by('a'), startAt: startAt('k'), endAt: endBefore('l') },
      true,
    ],
    [
      'resource.data.a >= 3',
      { filter: where('a', '>', 0), orderBy: by('a'), startAt: startAt(3) },
      true,
    ],
    [
      "resource.data.a >= 'k'",
      { filter: where('a', '>', 0), orderBy: by('a'), startAt: startAt('k') },
      false,
    ],
    // Of several values the last one is free wherever the first is larger.
    [
      'resource.data.b >= 3',
      { orderBy: by('a', 'b'), startAt: startAt('x', 3), endAt: endAt('y', 9) },
      false,
    ],
    [
      "resource.data.a > 'x'",
      { orderBy: by('a', 'b'), startAt: startAfter('x', 3), endAt: endAt('y') },
      false,
    ],
    [
      "resource.data.a >= 'x'",
      { orderBy: by('a', 'b'), startAt: startAfter('x', 3), endAt: endAt('y') },
      true,
    ],
    [
      'resource.data.b >= 3',
      {
        filter: where('a', '==', 'x'),
        orderBy: by('a', 'b'),
        startAt: startAt('x', 3),
        endAt: endAt('x', 9),
      },
      true,
    ],
  ])('decides %s: %#', (condition, { filter = null, ...change }, allowed) => {
    expect(proves(condition, filter, change)).toBe(allowed);
  });
});
