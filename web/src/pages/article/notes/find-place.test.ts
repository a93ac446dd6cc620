import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findPlace, placeOf } from './find-place.ts';

const TEXT =
  'Tidal creeks drain the marsh twice a day. Their mouths widen as the flood comes in, and mud settles where it rests. ' +
  'Tidal creeks drain the marsh twice a day. We measured eleven of them over four winters, and found that the width of a ' +
  'mouth follows the volume of water that passes it, but not the age of the marsh behind it.';
const quote = (exact: string, from = 0) => {
  const start = TEXT.indexOf(exact, from);
  return placeOf(TEXT, { start, end: start + exact.length });
};
const words = (text: string, place: ReturnType<typeof quote>) => {
  const found = findPlace(text, place);
  return found && text.slice(found.start, found.end);
};

describe('a passage', () => {
  it('is found where it was', () => {
    const place = quote('mud settles');
    expect(findPlace(TEXT, place)).toEqual({ start: place.start, end: place.end });
  });

  it('is found where it has moved to', () => {
    const place = quote('eleven of them');
    expect(findPlace(`A new first sentence. ${TEXT}`, place)?.start).toBe(place.start + 22);
  });

  it('is told from the same words elsewhere by what stands around it', () => {
    const second = quote('twice a day', TEXT.indexOf('rests'));
    const moved = `Something new, long enough to move all of it. ${TEXT}`;
    expect(findPlace(moved, second)?.start).toBe(second.start + 46);
  });

  it('is found with its words corrected', () => {
    const corrected = TEXT.replace('eleven of them over four', 'twelve of these over five');
    expect(words(corrected, quote('measured eleven of them over four winters'))).toBe(
      'measured twelve of these over five winters',
    );
  });

  it('is found with a word put in or taken out', () => {
    const place = quote('the volume of water that passes it');
    expect(words(TEXT.replace('volume of water', 'mean volume of sea water'), place)).toBe(
      'the mean volume of sea water that passes it',
    );
    expect(words(TEXT.replace('volume of water', 'volume'), place)).toBe(
      'the volume that passes it',
    );
  });

  it('is gone where it was taken out, or another text stands in its place', () => {
    const place = quote('We measured eleven of them over four winters');
    expect(findPlace(TEXT.replace(place.exact, ''), place)).toBeNull();
    expect(findPlace('Nothing of this was ever said anywhere at all.', place)).toBeNull();
    expect(findPlace('', place)).toBeNull();
  });
});

it('finds any passage of any text at its own place', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 200 }), fc.nat(), fc.nat(), (text, a, b) => {
      const [start = 0, end = 0] = [a % text.length, b % text.length].toSorted((x, y) => x - y);
      const span = { start, end: end + 1 };
      expect(findPlace(text, placeOf(text, span))).toEqual(span);
    }),
  );
});

it('finds a passage after whatever was put before the text', () => {
  const sentences = fc.array(fc.stringMatching(/^[a-z]{2,9}$/), { minLength: 12, maxLength: 60 });
  fc.assert(
    fc.property(sentences, sentences, fc.nat(), (text, added, at) => {
      const whole = text.join(' ');
      const start = at % (whole.length - 30);
      const place = placeOf(whole, { start, end: start + 30 });
      const found = findPlace(`${added.join(' ')}. ${whole}`, place);
      const moved = added.join(' ').length + 2;
      // The same words with the same context may stand before it too.
      expect(found && found.end - found.start).toBe(30);
      expect(found?.start).toBeLessThanOrEqual(start + moved);
    }),
  );
});

it('names passages within the text, whatever was changed in it', () => {
  fc.assert(
    fc.property(
      fc.string({ minLength: 20, maxLength: 300 }),
      fc.string({ maxLength: 300 }),
      fc.nat(),
      (before, after, at) => {
        const start = at % (before.length - 1);
        const found = findPlace(after, placeOf(before, { start, end: start + 1 }));
        if (found === null) return;
        expect(found.start).toBeGreaterThanOrEqual(0);
        expect(found.end).toBeGreaterThan(found.start);
        expect(found.end).toBeLessThanOrEqual(after.length);
      },
    ),
  );
});
