import { describe, expect, it } from 'vitest';
import { hasSeveralTerms, hasTyped, recordWords, sortKeyOf, typedWord } from './record-words.ts';

describe('the words of a record', () => {
  it('hold each word and its beginnings, without case and accents', () =>
    expect(recordWords(['Über Müller', 'Sedimentation'])).toEqual([
      ...['ube', 'uber', 'mul', 'mull', 'mulle', 'muller'],
      ...['sed', 'sedi', 'sedim', 'sedime', 'sedimen', 'sediment', 'sedimentation'],
    ]));

  it('are found by whatever beginning of a word is typed', () => {
    const words = recordWords(['Nearshore sediment transport', 'ada@example.org', 'AI']);
    for (const typed of ['near', 'sedimen', 'TRANSPORT', 'nearshore', 'ada@exam', 'ai', 'org']) {
      expect(words, typed).toContain(typedWord(typed));
      expect(hasTyped(words, typed), typed).toBe(true);
    }
  });

  it.each([
    ['长江口沉积物输运', ['长江口', '江', '沉积物', '输运']],
    ['王小明', ['王', '小明', '王小明']],
    ['جودة المياه الجوفيّة', ['مياه', 'المياه', 'الميا', 'جوفيه', 'جودة', 'جود']],
    ['أحمد الإدريسي', ['احمد', 'ادريسى', 'إدريسي']],
    ['مياه ٢٠٢٦', ['المياه', '2026']],
  ])(
    'are found by parts of a name without spaces, and with or without the Arabic article: %s',
    (text, all) => {
      const words = recordWords([text]);
      for (const typed of all) {
        expect(words, typed).toContain(typedWord(typed));
        expect(hasTyped(words, typed), typed).toBe(true);
      }
      expect(hasTyped(words, '海水')).toBe(false);
    },
  );

  it('are asked for by what is a person’s own in an e-mail address', () => {
    expect(typedWord('ada.holt@estuaries.example')).toBe('holt');
    expect(typedWord('a@estuaries.example')).toBe('estuarie');
    expect(typedWord('@estuaries')).toBe('estuarie');
    expect(hasSeveralTerms('ada@')).toBe(false);
    expect(hasSeveralTerms('ada@example')).toBe(true);
  });

  it('are not asked for where nothing was typed yet', () => {
    expect(typedWord(' ')).toBeNull();
    expect(typedWord('a')).toBeNull();
    expect(hasTyped(recordWords(['Tides']), 'ebb')).toBe(false);
  });

  it('stay few, however long the text', () => {
    const text = Array.from({ length: 500 }, (_, i) => `abcdefghij${i}`).join(' ');
    expect(recordWords([text]).length).toBeLessThanOrEqual(60 * 7);
  });

  it('leave a title that sorts by its letters', () => {
    expect(sortKeyOf('“Élan” of tides')).toBe('elan of tides');
    expect(sortKeyOf('x'.repeat(300))).toHaveLength(120);
  });
});
