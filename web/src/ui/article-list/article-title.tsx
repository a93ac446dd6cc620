import { RichText } from '../rich-text.tsx';
import { shownTitle, type Titled } from './shown-title.ts';

/** An article's title in the language of the page, where there is one; otherwise in its own. */
export function ArticleTitle({ article }: { article: Titled }) {
  const { language, titleHtml } = shownTitle(article);
  return <RichText lang={language} html={titleHtml} />;
}
