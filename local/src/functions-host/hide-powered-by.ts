import { createRequire } from 'node:module';

interface Application {
  disable(setting: string): unknown;
}
interface Express {
  readonly application: { defaultConfiguration(this: Application): void };
}

/**
 * Keeps the Express of firebase-tools from adding `X-Powered-By` to what functions answer: Google's front end adds none.
 * What a function itself sends still passes. `tools` is the file that firebase-tools was started from.
 */
export function hidePoweredBy(tools: string): void {
  const { application }: Express = createRequire(tools)('express');
  const { defaultConfiguration } = application;
  application.defaultConfiguration = function (this: Application) {
    defaultConfiguration.call(this);
    this.disable('x-powered-by');
  };
}
