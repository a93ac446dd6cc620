/** A notice's title and signature, where they are the press's own words: for readers of other languages. */
import { inLanguage } from '@quire/content/messages/in-language';
import { isNoticeKind } from '@quire/model/article-types';
import { CARD_LANGUAGE, TRANSLATIONS_MAX } from '@quire/model/constants';
import type { ArticleCard } from '@quire/model/entities/published';
import { htmlText } from '@quire/model/letters/html-text';
import { escapeHtml } from '@quire/model/mail/escape-html';
import { TRANSLATED } from '@quire/model/messages/languages';
import { withoutIsolates } from '@quire/model/messages/without-isolates';
import { NOTICE_TITLES, noticeSignature } from '@quire/model/notice-words';
import { storedText } from '../../../platform/text/stored-text.ts';
import type { ArticleFrame } from '../article-frame.ts';
import type { RenderedVersion } from '../published-article.ts';

type Made = Pick<RenderedVersion, 'metadata' | 'titleHtml' | 'titles'>;
interface Around {
  readonly languages: readonly string[];
  readonly about: ArticleFrame['about'];
}
type NoticeWords = Pick<ArticleCard, 'titles' | 'editorsOf'>;

/** Where a value stands in words; no text has this character. */
const PLACE = '\uE000';

/**
 * What a stored text has in the place of the value; undefined where other words are around it. A value that has the
 * closing words in it too (`A” and to “B`) is taken only if it is `known`.
 */
function valueIn(text: string, words: string, known?: string): string | undefined {
  const [before = '', after = ''] = words.split(PLACE);
  if (!text.startsWith(before) || !text.endsWith(after)) return undefined;
  const value = text.slice(before.length, text.length - after.length);
  const isOne = value !== '' && (after === '' || !value.includes(after));
  return isOne || value === known ? value : undefined;
}

/** Its title in the press's languages, as HTML. The article's own title is one of its translations, where there is one. */
function titlesOf(
  { metadata, titleHtml }: Made,
  { languages, about }: Around,
): NonNullable<NoticeWords['titles']> {
  if (!isNoticeKind(metadata.type) || metadata.language !== CARD_LANGUAGE) return [];
  const title = NOTICE_TITLES[metadata.type];
  const { titleHtml: current, titles = [] } = about?.article ?? {};
  const words = storedText(() => escapeHtml(title(PLACE)));
  const named = valueIn(titleHtml, words, current);
  if (named === undefined) return [];
  return TRANSLATED.filter((language) => languages.includes(language)).map((language) => {
    const translated = titles.find((each) => each.language === language)?.titleHtml;
    const around = inLanguage(language, () => escapeHtml(withoutIsolates(title(PLACE))));
    const shown = named === current ? (translated ?? named) : named;
    const html = around.replace(PLACE, () => shown);
    return { language, title: htmlText(html), titleHtml: html };
  });
}

/** The journal whose editors sign it, in these words and nobody else. */
function signedBy({ metadata }: Made): string | undefined {
  const [author, ...others] = metadata.authors;
  if (!isNoticeKind(metadata.type) || !author?.collective || others.length > 0) return undefined;
  return valueIn(
    author.collective,
    storedText(() => noticeSignature(PLACE)),
  );
}

/**
 * The title of a notice in some languages, and the journal whose editors sign it. The words of an editor
 * stay as they are: a title that was changed, and a translation of it that was written, count as they stand.
 */
export function noticeWords(made: Made, around: Around): NoticeWords {
  const written = (made.titles ?? []).filter(({ language }) =>
    made.metadata.translations.some((each) => each.language === language),
  );
  const ours = titlesOf(made, around).filter(({ language }) =>
    written.every((each) => each.language !== language),
  );
  const titles = [...written, ...ours].slice(0, TRANSLATIONS_MAX);
  return { titles: titles.length > 0 ? titles : undefined, editorsOf: signedBy(made) };
}
