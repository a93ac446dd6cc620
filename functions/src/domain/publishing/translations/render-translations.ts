import { bodyWordsIn } from '@quire/content/run/body-words';
import type { ArticleTranslation } from '@quire/model/entities/translation';
import { renderText } from '../../render/render-text.ts';
import type { RenderedVersion } from '../published-article.ts';
import { renderedTitle } from './rendered-title.ts';

interface RenderedTranslations {
  /** Nothing for an article without translations. */
  readonly rendered: Pick<RenderedVersion, 'titles' | 'abstracts'>;
  readonly hasMath: boolean;
}

/**
 * An article's titles and abstracts in other languages, rendered like its own. Works that an abstract cites are found in
 * `bibtex`, as in the original. Rejects only if the renderer cannot be started.
 */
export async function renderTranslations(
  translations: readonly ArticleTranslation[],
  bibtex: string,
  macros: Readonly<Record<string, string>>,
): Promise<RenderedTranslations> {
  const titles: NonNullable<RenderedVersion['titles']> = [];
  const abstracts: NonNullable<RenderedVersion['abstracts']> = [];
  let hasMath = false;
  for (const { language, title: markdown, abstract } of translations) {
    const { hasMath: titleHasMath, ...title } = await renderedTitle(markdown, macros);
    titles.push({ language, ...title });
    hasMath ||= titleHasMath;
    if (!abstract) continue;
    const words = bodyWordsIn(language);
    const text = { markdown: '', abstract, bibtex, macros, figures: new Map(), words };
    const document = await renderText(text);
    abstracts.push({ language, html: document.abstractHtml });
    hasMath ||= document.hasMath;
  }
  const rendered = {
    ...(titles.length > 0 ? { titles } : {}),
    ...(abstracts.length > 0 ? { abstracts } : {}),
  };
  return { rendered, hasMath };
}
