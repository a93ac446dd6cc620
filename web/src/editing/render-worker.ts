/** Renders beside the page, so that typing never waits for it. Has no network to speak of and asks for none. */
import { renderDocument } from '@quire/content/render-document';
import { listWorks } from './list-works.ts';
import type { Asked, Question, Questions, Reply } from './messages.ts';
import { pack } from './pack.ts';
import { renderPaper } from './render-paper.ts';
import { unpack } from './unpack.ts';

function answer(asked: Asked): Questions[Asked['question']]['answer'] {
  switch (asked.question) {
    case 'text': {
      const { html, problems } = renderDocument(asked.ask);
      return { html, problems };
    }
    case 'paper':
      return renderPaper(asked.ask);
    case 'works':
      return listWorks(asked.ask);
    case 'unpack':
      return unpack(asked.ask);
    case 'pack':
      return pack(asked.ask.folder, asked.ask.files);
  }
}

addEventListener('message', ({ data, ports: [port] }: MessageEvent<Asked>) => {
  let reply: Reply<Question>;
  try {
    reply = { answer: answer(data) };
  } catch {
    reply = { failed: true };
  }
  port?.postMessage(reply);
});
