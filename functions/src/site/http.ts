import type { HttpsFunction, Request } from 'firebase-functions/https';

/** What a request function is given and answers with. */
export type HttpRequest = Request;
export type HttpResponse = Parameters<HttpsFunction>[1];
