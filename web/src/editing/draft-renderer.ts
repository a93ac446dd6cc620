import { renderDocument } from '@quire/content/render-document';
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

  render({ shown, ...source }: DraftSource): ShownDraft {
    const { html, abstractHtml, abstractText, outline, problems, plainText } =
      renderDocument(source);
    const blocks = splitBlocks(html);
    const before = shown === this.#stamp ? this.#blocks : [];
    this.#stamp += 1;
    this.#blocks = blocks;
    return {
      stamp: this.#stamp,
      change: changedBlocks(before, blocks),
      abstractHtml,
      outline,
      problems,
      words: countWords(plainText) + countWords(abstractText),
    };
  }
}
