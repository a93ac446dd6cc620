import { inLanguage } from '@quire/content/messages/in-language';
import { readTranslation } from '@quire/content/messages/read-translation';
import { conflictText } from '@quire/model/entities/review';
import { skippedText } from '@quire/model/entities/review-queue';
import { bindTranslations } from '@quire/model/messages/translations';
import { beforeAll, expect, it } from 'vitest';
import { findConflicts } from './find-conflicts.ts';

beforeAll(() => bindTranslations(readTranslation));

const nobody = { uid: '', email: undefined };
const found = () =>
  findConflicts(
    {
      ...{ uids: [], emails: new Set(), orcids: new Set(), opposed: [] },
      ...{
        rors: new Map([['https://ror.org/1', 'Uni Nord']]),
        organisations: [],
        works: [],
        suggested: [],
      },
    },
    { given: 'Ruth', family: 'Vasquez', email: 'ruth@gmail.com', ror: 'https://ror.org/1' },
    nobody,
  );

it('stores a conflict in the first language, whoever asks, and shows it in the reader’s', () => {
  const conflicts = inLanguage('es', found);
  expect(conflicts).toEqual([
    {
      kind: 'same-institution',
      message: 'Belongs to the same institution as an author. (Uni Nord)',
      about: 'Uni Nord',
    },
  ]);
  expect(inLanguage('es', () => conflicts.map(conflictText))).toEqual([
    'Pertenece a la misma institución que un autor. (Uni Nord)',
  ]);
});

it('shows a conflict that was stored before in its stored words', () => {
  const earlier = { kind: 'self', message: 'Is the person who invites.' } as const;
  expect(inLanguage('es', () => conflictText(earlier))).toBe('Is the person who invites.');
});

it('says in the reader’s language why a person on the list was not asked', () => {
  const away = { reason: 'Away until 2026-06-01.', why: { awayUntil: '2026-06-01' } };
  expect(inLanguage('es', () => skippedText(away))).toBe('Ausente hasta el 1 de junio de 2026.');
  expect(inLanguage('es', () => skippedText({ reason: away.reason }))).toBe(away.reason);
});
