/** A thread that renders texts one after another: `render-apart.ts` starts it, and ends it if it is slow. */
import { parentPort } from 'node:worker_threads';
import { renderDocument } from '@quire/content/render-document';
import { renderInline } from '@quire/content/render-inline';
import type { Rendering } from './render-apart.ts';

const answer = async ({ what, ask }: Rendering) => {
  switch (what) {
    case 'document':
      return renderDocument(ask);
    case 'title':
      return renderInline(ask.markdown, ask.macros);
    case 'paper':
      // The LaTeX parser is large, and most threads never read a paper.
      return (await import('@quire/content/latex/latex-paper')).readPaperOrLatex(ask);
    case 'jats':
      return (await import('@quire/content/export/jats-text')).jatsText(ask);
    case 'deposit':
      return (await import('@quire/content/export/deposit-texts')).depositTexts(ask);
  }
};

parentPort?.postMessage('ready');
parentPort?.on('message', async (rendering: Rendering) => {
  // A rejection would end the thread and fail everything that waits for it.
  try {
    parentPort?.postMessage({ answer: await answer(rendering) });
  } catch {
    parentPort?.postMessage({ answer: null });
  }
});
