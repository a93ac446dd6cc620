/** The program of a page in Chromium: what Node does with listeners, for the bench to call. */
import { type Listening, listenBySdk, listenPlainly } from './listening-program.ts';

let listening: Listening | null = null;

Object.assign(globalThis, {
  openBySdk: async (...args: Parameters<typeof listenBySdk>) => {
    listening = await listenBySdk(...args);
  },
  openPlainly: async (...args: Parameters<typeof listenPlainly>) => {
    listening = await listenPlainly(...args);
  },
  until: (n: number) => listening?.until(n),
  closeListeners: () => listening?.close().then(() => true),
});
