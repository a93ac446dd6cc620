import { inLanguage } from '@quire/content/messages/in-language';
import { readTranslation } from '@quire/content/messages/read-translation';
import { cancelReasonOf } from '@quire/model/entities/cancel-reasons';
import { bindTranslations } from '@quire/model/messages/translations';
import { beforeAll, expect, it } from 'vitest';

beforeAll(() => bindTranslations(readTranslation));

it('says in the reviewer’s language why the press has cancelled a review', () => {
  const review = { cancelledWhy: 'decided' } as const;
  expect(inLanguage('es', () => cancelReasonOf(review))).toBe(
    'El editor ha decidido sobre el manuscrito sin más informes.',
  );
});

it('repeats the words of staff, and of reviews that were cancelled before', () => {
  const cancelReason = 'The authors have withdrawn the manuscript.';
  expect(inLanguage('es', () => cancelReasonOf({ cancelReason }))).toBe(cancelReason);
  expect(cancelReasonOf({})).toBeUndefined();
});
