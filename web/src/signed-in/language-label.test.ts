import { LANGUAGES, SOURCE_LANGUAGE, TRANSLATED } from '@quire/model/messages/languages';
import { expect, it } from 'vitest';
import { languageLabel } from './language-label.ts';

it('says of each translation that no native speaker has reviewed that it is so', () => {
  expect(languageLabel(SOURCE_LANGUAGE)).toBe('English');
  for (const language of TRANSLATED) {
    const { name, isReviewed } = LANGUAGES[language];
    expect(languageLabel(language)).toBe(
      isReviewed ? name : `${name} (not yet reviewed by a native speaker)`,
    );
  }
});
