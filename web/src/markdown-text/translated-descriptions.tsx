import type { DraftTranslation } from '@quire/model/entities/submission';
import { languageName } from '@quire/model/messages/names';
import { t } from '@quire/model/messages/t';
import { MarkdownText } from './markdown-text.tsx';
import { TitleText } from './title-text.tsx';

type Described = Pick<DraftTranslation, 'language' | 'title' | 'abstract' | 'keywords'> &
  Partial<Pick<DraftTranslation, 'plainSummary'>>;

interface TranslatedDescriptionsProps {
  readonly translations: readonly Described[];
  /** Whether they are shown without being opened. */
  readonly isOpen?: boolean;
}

/** The title, abstract and keywords of a manuscript in further languages, each below the name of its language. */
export function TranslatedDescriptions({
  translations,
  isOpen = false,
}: TranslatedDescriptionsProps) {
  return translations.map(({ language, title, abstract, keywords, plainSummary }, place) => (
    // Two have one language, or none, while the author is still writing.
    // biome-ignore lint/suspicious/noArrayIndexKey: they are shown, not moved
    <details key={place} open={isOpen}>
      <summary>
        {t('articleWords.inLanguage', {
          label: t('authorSubmit.titleAndAbstract'),
          language: language
            ? languageName(language)
            : t('authorSubmit.translationNumber', { number: place + 1 }),
        })}
      </summary>
      <div lang={language || undefined} dir="auto">
        <p>
          <strong>
            <TitleText text={title} />
          </strong>
        </p>
        <MarkdownText text={abstract} />
        {keywords.length > 0 && <p>{keywords.join('; ')}</p>}
        {plainSummary && <MarkdownText text={plainSummary} />}
      </div>
    </details>
  ));
}
