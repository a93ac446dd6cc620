import { LANGUAGES, type Language } from '@quire/model/messages/languages';
import { t } from '@quire/model/messages/t';

/** What a language calls itself, and whether its translation still has to be reviewed: in lists of choices. */
export function languageLabel(language: Language): string {
  const { name, isReviewed } = LANGUAGES[language];
  return isReviewed ? name : t('languages.notReviewed', { name });
}
