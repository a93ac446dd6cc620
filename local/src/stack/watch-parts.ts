import { connect } from 'node:net';
import { HOST } from './emulator-config.ts';

const EVERY_MS = 3_000;

/**
 * Notices a part that no longer answers: firebase-tools goes on without it. Resolves with its
 * name after two failures in a row.
 */
export function watchParts(parts: Readonly<Record<string, number>>): {
  died: Promise<string>;
  stop(): void;
} {
  const died = Promise.withResolvers<string>();
  const failures = new Map<string, number>();
  const timer = setInterval(async () => {
    for (const [part, port] of Object.entries(parts)) {
      const failed = (await answers(port)) ? 0 : (failures.get(part) ?? 0) + 1;
      failures.set(part, failed);
      if (failed === 2) died.resolve(part);
    }
  }, EVERY_MS);
  return { died: died.promise, stop: () => clearInterval(timer) };
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: HOST, timeout: 2_000 });
    const end = (answer: boolean) => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('connect', () => end(true));
    socket.once('error', () => end(false));
    socket.once('timeout', () => end(false));
  });
}
