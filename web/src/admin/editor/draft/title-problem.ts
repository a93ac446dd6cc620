import { ARTICLE_TITLE_MAX_CHARACTERS } from '@quire/model/constants';
import { t } from '@quire/model/messages/t';

/** Why a title cannot be saved, or null. */
export function titleProblem(title: string): string | null {
  if (!title.trim()) return t('officeEditor.titleMissing');
  return title.trim().length > ARTICLE_TITLE_MAX_CHARACTERS
    ? t('officeEditor.titleTooLong', { most: ARTICLE_TITLE_MAX_CHARACTERS })
    : null;
}
