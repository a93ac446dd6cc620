import { CARD_LANGUAGE } from './constants.ts';
import { languageName } from './messages/names.ts';
import { t } from './messages/t.ts';

/**
 * `Text in Spanish`, in the reader's language: beside a title that is in another language than its text. An article and its
 * translation can have the same title in a list, and only this tells them apart. Empty where both have one language.
 */
export const textLanguage = (title = CARD_LANGUAGE, text = CARD_LANGUAGE): string =>
  title === text ? '' : t('ui.textLanguage', { language: languageName(text) });
