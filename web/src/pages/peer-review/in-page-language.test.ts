import { inLanguage } from '@quire/content/messages/in-language';
import { readTranslation } from '@quire/content/messages/read-translation';
import { bindTranslations } from '@quire/model/messages/translations';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { decisionOf, recommendationOf, reviewerOf } from './in-page-language.ts';

beforeAll(() => bindTranslations(readTranslation));
afterAll(() => bindTranslations(() => ({})));

const LETTER = { id: 'decision-1-1', date: '2026-05-01', html: '' };

it('writes what a record has as codes in the language of the page', () => {
  inLanguage('de', () => {
    expect(reviewerOf({ label: 'Reviewer 2', reviewer: 2 })).toBe('Gutachter/in 2');
    expect(recommendationOf({ recommendation: 'Reject', recommended: 'reject' })).toBe('Ablehnen');
    expect(decisionOf({ ...LETTER, title: 'Accepted', event: 'accept' })).toBe('Angenommen');
  });
});

it('writes the words of a record without codes', () => {
  inLanguage('de', () => {
    expect(reviewerOf({ label: 'Reviewer 2' })).toBe('Reviewer 2');
    expect(recommendationOf({ recommendation: 'Reject' })).toBe('Reject');
    expect(recommendationOf({})).toBeUndefined();
    expect(decisionOf({ ...LETTER, title: 'Accepted' })).toBe('Accepted');
  });
});
