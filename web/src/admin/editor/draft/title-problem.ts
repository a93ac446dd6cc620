import { ARTICLE_TITLE_MAX_CHARACTERS } from '@quire/model/constants';

/** Why a title cannot be saved, or null. */
export function titleProblem(title: string): string | null {
  if (!title.trim()) return 'An article needs a title.';
  return title.trim().length > ARTICLE_TITLE_MAX_CHARACTERS
    ? `A title has at most ${ARTICLE_TITLE_MAX_CHARACTERS} characters.`
    : null;
}
