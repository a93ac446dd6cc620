import { renderDocument } from '@quire/content/render-document';
import { renderInline } from '@quire/content/render-inline';
import { bodyWordsIn } from '@quire/content/run/body-words';
import { changedBlocks } from './changed-blocks.ts';
import { countWords } from './count-words.ts';
import type { DraftSource, ShownDraft } from './messages.ts';
import { splitBlocks } from './split-blocks.ts';

/**
 * Renders a draft again and again, and remembers what it answered last: a page that shows that is
 * told what has changed and no more. Twenty thousand words are a megabyte of HTML.
 */
export class DraftRenderer {
  #stamp = 0;
  #blocks: readonly string[] = [];

  render({ shown, title = '', language, ...source }: DraftSource): ShownDraft {
    const made = renderDocument({ ...source, words: bodyWordsIn(language), marksLines: true });
    const { html, abstractHtml, abstractText, plainText } = made;
    const blocks = splitBlocks(html);
    const isWhole = shown !== this.#stamp;
    const before = isWhole ? [] : this.#blocks;
    this.#stamp += 1;
    this.#blocks = blocks;
    return {
      stamp: this.#stamp,
      isWhole,
      change: changedBlocks(before, blocks),
      titleHtml: renderInline(title, source.macros).html,
      abstractHtml,
      outline: made.outline,
      problems: made.problems,
      lines: made.lines,
      words: countWords(plainText) + countWords(abstractText),
    };
  }
}
