import type { HttpResponse } from '../../platform/http/http.ts';

/** Sends the renderer's response. */
export async function sendResponse(answer: Response, response: HttpResponse): Promise<void> {
  response.status(answer.status);
  // Replaces the default headers: a page sets more.
  for (const [name, value] of answer.headers) response.set(name, value);
  response.end(Buffer.from(await answer.arrayBuffer()));
}
