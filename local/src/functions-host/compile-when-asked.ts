import { createRequire } from 'node:module';

interface ExegesisExpress {
  middleware(api: object, options: object, ...done: unknown[]): unknown;
}

/**
 * Has the Auth of firebase-tools compile what checks a request with the first request of its kind, an option of its library.
 * By itself it compiles all of Google's interface first, most of it never asked for: a third of what starting takes.
 * `tools` is the file that firebase-tools was started from.
 */
export function compileWhenAsked(tools: string): void {
  const exegesis: ExegesisExpress = createRequire(tools)('exegesis-express');
  const { middleware } = exegesis;
  exegesis.middleware = (api, options, ...done) =>
    middleware(api, { ...options, lazyCompileValidationSchemas: true }, ...done);
}
