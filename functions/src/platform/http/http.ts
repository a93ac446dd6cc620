import type { HttpsFunction, Request } from 'firebase-functions/https';

/** What a request function is given and answers with. */
export type HttpRequest = Request;
export type HttpResponse = Parameters<HttpsFunction>[1];

/** What was sent. A request without a body has no `rawBody`, against its type: nothing was sent then. */
export const bodyOf = (request: HttpRequest): Buffer => request.rawBody ?? Buffer.alloc(0);
