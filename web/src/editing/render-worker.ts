/** Renders beside the page, so that typing never waits for it. Has no network to speak of and asks for none. */
import { addWorks } from '@quire/content/citations/add-works';
import { renderFormula } from '@quire/content/tex/render-formula';
import './bind-body-words.ts';
import { DraftRenderer } from './draft-renderer.ts';
import { listWorks } from './list-works.ts';
import type { Question, Questions, Reply, WorkerRequest } from './messages.ts';
import { pack } from './pack.ts';
import { renderPaper } from './render-paper.ts';
import { renderTranslations } from './render-translations.ts';

const drafts = new DraftRenderer();

type Answer = Questions[Question]['answer'];

function answer(asked: WorkerRequest): Answer | Promise<Answer> {
  switch (asked.question) {
    case 'draft':
      return drafts.render(asked.ask);
    case 'translations':
      return renderTranslations(asked.ask);
    case 'formula': {
      const { tex, isDisplayed, macros } = asked.ask;
      return renderFormula(tex, isDisplayed, macros);
    }
    case 'paper':
      return renderPaper(asked.ask);
    case 'works':
      return listWorks(asked.ask);
    case 'addWorks':
      return addWorks(asked.ask.bibliography, asked.ask.pasted);
    case 'convert':
      return import('./convert-file.ts').then(({ convertFile }) => convertFile(asked.ask));
    case 'withoutSections':
      return import('@quire/content/paper/take-statements').then(
        ({ takeStatements }) =>
          takeStatements(asked.ask.markdown, new Set(asked.ask.kept)).markdown,
      );
    case 'fromHtml':
      return import('@quire/content/convert/html-to-markdown').then(({ htmlToMarkdown }) =>
        htmlToMarkdown(asked.ask),
      );
    case 'open':
      return import('./open-paper.ts').then(({ openPaper }) => openPaper(asked.ask));
    case 'transfer':
      return import('./open-transfer.ts').then(({ openTransfer }) => openTransfer(asked.ask.bytes));
    case 'export':
      return import('./export-paper.ts').then(({ exportPaper }) => exportPaper(asked.ask));
    case 'pack':
      return pack(asked.ask.folder, asked.ask.files);
  }
}

async function reply(asked: WorkerRequest): Promise<Reply<Question>> {
  try {
    return { answer: await answer(asked) };
  } catch {
    return { failed: true };
  }
}

addEventListener('message', async ({ data, ports: [port] }: MessageEvent<WorkerRequest>) => {
  port?.postMessage(await reply(data));
});
