/**
 * Opens the journeys' press while other tests still run, in a process of its own that `npm test`
 * starts: tells where it is, and closes it when that process has no more need of it or has ended.
 */
import { openPress } from './open-press.ts';

const starting = new AbortController();
const over = new Promise<void>((resolve) => {
  process.on('disconnect', () => {
    starting.abort();
    resolve();
  });
});
// Ctrl-C reaches everybody: whoever has started us says when it is over.
process.on('SIGINT', () => {});

const { press, close } = await openPress(starting.signal);
process.send?.(press);
await over;
await close();
process.exit(0);
