import type { EngineRequest } from '@quire/model/search/search-request';
import type { SearchEngine } from './search-engine.ts';

/** Long enough to go back and forth; what is published meanwhile is found soon. */
const KEPT_MS = 120_000;
const MOST_KEPT = 120;

interface Kept {
  readonly at: number;
  readonly answer: unknown;
}

/** Asks each question once in a while, as every one is counted. It forgets all with the page. */
export function rememberingEngine(
  engine: SearchEngine,
  now: () => number = () => Date.now(),
): SearchEngine {
  const kept = new Map<string, Kept>();
  const keep = (question: string, answer: unknown) => {
    kept.delete(question);
    kept.set(question, { at: now(), answer });
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  };
  return {
    prefix: engine.prefix,
    host: engine.host,
    async ask(requests, signal) {
      const oldest = now() - KEPT_MS;
      const answers = new Map<string, unknown>();
      const missing = new Map<string, EngineRequest>();
      for (const request of requests) {
        const question = JSON.stringify(request);
        const known = kept.get(question);
        if (known && known.at > oldest) answers.set(question, known.answer);
        else missing.set(question, request);
      }
      if (missing.size > 0) {
        const found = await engine.ask([...missing.values()], signal);
        for (const [place, question] of [...missing.keys()].entries()) {
          answers.set(question, found[place]);
          keep(question, found[place]);
        }
      }
      return requests.map((request) => answers.get(JSON.stringify(request)));
    },
  };
}
