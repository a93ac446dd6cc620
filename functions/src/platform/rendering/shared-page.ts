import { KeptPages, type MadePage, type SentPage } from './kept-pages.ts';
import { answerKey, renderKeepable } from './renderer.ts';

async function make(request: Request): Promise<MadePage> {
  const { page: answer, isCurrent } = await renderKeepable(request);
  const body = new Uint8Array(await answer.arrayBuffer());
  const headers = Object.fromEntries(answer.headers);
  return { page: { status: answer.status, headers, body }, isCurrent };
}

const pages = new KeptPages({ keyOf: answerKey, make, now: () => new Date() });

/** The page for a visitor's request, shared with others who ask for the same (`kept-pages.ts`). */
export const sharedPage = (request: Request): Promise<SentPage> => pages.get(request);
