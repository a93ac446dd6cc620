import { inLanguage } from '@quire/content/messages/in-language';
import { readTranslation } from '@quire/content/messages/read-translation';
import { ERRORS } from '@quire/model/errors';
import type { Language } from '@quire/model/messages/languages';
import { bindTranslations } from '@quire/model/messages/translations';
import { beforeAll, expect, test } from 'vitest';

beforeAll(() => bindTranslations(readTranslation));

const message = (language: Language, most: string) =>
  inLanguage(language, () =>
    ERRORS['account/throttled'].message({ kind: 'day', most, unit: 'hours', wait: '2' }),
  );

test.each<[Language, string, string]>([
  ['en', '1', 'You can do this once a day.'],
  ['en', '1000', 'You can do this 1,000 times a day.'],
  ['es', '1', 'Puede hacerlo una vez al día.'],
  ['pt-BR', '1', 'Você pode fazer isto uma vez por dia.'],
  ['fr', '1', 'Cette action est possible une fois par jour.'],
  ['de', '1', 'Dies ist einmal am Tag möglich.'],
  ['id', '3', 'Anda dapat melakukan ini 3 kali per hari.'],
  ['zh-Hans', '3', '此操作每天最多3次。'],
  ['ar', '2', 'يمكن تنفيذ هذا الإجراء مرتين في اليوم.'],
  ['ar', '3', 'يمكن تنفيذ هذا الإجراء 3 مرات في اليوم.'],
])('counts the uses that are allowed in %s (%s)', (language, most, words) => {
  expect(message(language, most)).toContain(words);
});
