import { CARD_LANGUAGE } from '@quire/model/constants';
import type { ArticleLink } from '@quire/model/entities/published';
import { language } from '@quire/model/messages/language';
import { nearestLanguage } from '@quire/model/messages/nearest-language';
import { RichText } from '../rich-text.tsx';

/** An article's title in the language of the page, where there is one; otherwise in its own. */
export function ArticleTitle({
  article,
}: {
  article: Pick<ArticleLink, 'language' | 'titleHtml' | 'titles'>;
}) {
  const { language: ownLanguage = CARD_LANGUAGE, titleHtml, titles = [] } = article;
  const own = { language: ownLanguage, titleHtml };
  const shown = nearestLanguage(language(), [own, ...titles]) ?? own;
  return <RichText lang={shown.language} html={shown.titleHtml} />;
}
