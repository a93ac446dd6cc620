/**
 * The words of texts in every language, for a worker: it renders texts of other languages than the page's, whose words
 * the build would have put in. The press's corrections of them are seen in what is published.
 */
import { languageKey } from '@quire/model/messages/languages';
import { bindTranslations } from '@quire/model/messages/translations';

const FOUND = import.meta.glob<Record<string, string>>(
  '../../../model/src/messages/*/body-words.json',
  { eager: true, import: 'default' },
);

bindTranslations((language) => {
  const bodyWords = FOUND[`../../../model/src/messages/${languageKey(language)}/body-words.json`];
  return bodyWords ? { bodyWords } : {};
});
