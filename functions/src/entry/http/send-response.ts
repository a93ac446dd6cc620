import type { HttpResponse } from '../../platform/http/http.ts';

/** Answers with what the renderer answered. */
export async function sendResponse(answer: Response, response: HttpResponse): Promise<void> {
  response.status(answer.status);
  // In the place of what every answer has: a page says more.
  for (const [name, value] of answer.headers) response.set(name, value);
  response.end(Buffer.from(await answer.arrayBuffer()));
}
