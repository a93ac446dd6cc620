/** A thread that renders one text after another: `render-apart.ts` starts it, and ends it where it is slow. */
import { parentPort } from 'node:worker_threads';
import { readPaper } from '@quire/content/paper/read-paper';
import { renderDocument } from '@quire/content/render-document';
import { renderInline } from '@quire/content/render-inline';
import type { Rendering } from './render-apart.ts';

const answer = ({ what, ask }: Rendering) => {
  switch (what) {
    case 'document':
      return renderDocument(ask);
    case 'title':
      return renderInline(ask.markdown, ask.macros);
    case 'paper':
      return readPaper(ask);
  }
};

parentPort?.postMessage('ready');
parentPort?.on('message', (rendering: Rendering) => {
  // A rejection would end the thread and everything that waits for it.
  try {
    parentPort?.postMessage({ answer: answer(rendering) });
  } catch {
    parentPort?.postMessage({ answer: null });
  }
});
