import { CARD_LANGUAGE } from '@quire/model/constants';
import type { ArticleLink } from '@quire/model/entities/published';
import { language } from '@quire/model/messages/language';
import { nearestLanguage } from '@quire/model/messages/nearest-language';

/** What an article's title needs to be chosen by. */
export type Titled = Pick<ArticleLink, 'language' | 'titleHtml' | 'titles'>;

/** An article's title in the language of the page, where there is one; otherwise in its own. */
export function shownTitle(article: Titled): {
  readonly language: string;
  readonly titleHtml: string;
} {
  const { language: ownLanguage = CARD_LANGUAGE, titleHtml, titles = [] } = article;
  const own = { language: ownLanguage, titleHtml };
  return nearestLanguage(language(), [own, ...titles]) ?? own;
}
