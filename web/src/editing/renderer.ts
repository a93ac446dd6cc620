import type { Question, Questions, Reply } from './messages.ts';

/** A rendering that takes longer than any honest text is given up. */
const PATIENCE_MS = 60_000;

/** The renderer, in a worker of its own. */
export class Renderer {
  #worker: Worker | null = null;
  /** How to tell those who wait that nothing will come. */
  readonly #waiting = new Set<(reason: Error) => void>();

  /**
   * Asks the worker, starting it if need be.
   *
   * @throws where the worker cannot be loaded, fails, or does not answer in a minute
   */
  ask<Q extends Question>(question: Q, ask: Questions[Q]['ask']): Promise<Questions[Q]['answer']> {
    const worker = this.#started();
    const { port1, port2 } = new MessageChannel();
    return new Promise<Questions[Q]['answer']>((resolve, reject) => {
      const timer = setTimeout(() => this.#fail('it took too long'), PATIENCE_MS);
      const settled = () => {
        clearTimeout(timer);
        this.#waiting.delete(refuse);
        port1.close();
      };
      const refuse = (reason: Error) => {
        settled();
        reject(reason);
      };
      this.#waiting.add(refuse);
      port1.onmessage = ({ data }: MessageEvent<Reply<Q>>) => {
        settled();
        if ('failed' in data) reject(new Error('The renderer failed.'));
        else resolve(data.answer);
      };
      worker.postMessage({ question, ask }, [port2]);
    });
  }

  close(): void {
    this.#fail('it is no longer wanted');
  }

  #started(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(new URL('./render-worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('error', () => this.#fail('the worker failed'));
    this.#worker = worker;
    return worker;
  }

  /** Ends the worker; the next question starts another. */
  #fail(why: string): void {
    this.#worker?.terminate();
    this.#worker = null;
    const reason = new Error(`The renderer gave no answer: ${why}.`);
    for (const refuse of [...this.#waiting]) refuse(reason);
  }
}
