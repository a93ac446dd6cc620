import type { RenderInput } from '@quire/content/render-document';
import { countContent } from '@quire/content/report/count-content';
import { statedWords } from '@quire/content/report/stated-words';
import type { TextComparison, TextCounts } from '@quire/model/entities/text-counts';
import { renderText } from './render-text.ts';

interface ReadText extends Omit<RenderInput, 'figures'> {
  /** Names of the pictures that exist. */
  readonly pictures: readonly string[];
  /** Statements removed from the text, to be shown elsewhere. */
  readonly stated: Readonly<Record<string, unknown>>;
}

/** What readers will see of a text, next to its source. */
export async function compareText(
  source: TextCounts,
  { pictures, stated, ...text }: ReadText,
): Promise<TextComparison> {
  const shown = { src: '/media/trial.webp', width: 1, height: 1 };
  const figures = new Map(pictures.map((name) => [name, shown]));
  const rendered = await renderText({ ...text, figures });
  return { source, result: countContent(rendered, statedWords(stated)) };
}
