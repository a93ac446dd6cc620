import type { Span } from '../syntax/ast.ts';
import { show } from '../values/show.ts';
import type { Outcome } from './outcome.ts';

const MOST = 12;

/** Collects what a clause read, for the log; nothing is formatted unless the log asks. */
export class Recorder {
  // Beside each other rather than in pairs: this is written for every request, and hardly ever read.
  readonly #spans: Span[] = [];
  readonly #outcomes: Outcome[] = [];

  saw(span: Span, outcome: Outcome): void {
    this.#spans.push(span);
    this.#outcomes.push(outcome);
  }

  /** `text = value` of each thing read, the longest form of a chain only, in the order of reading. */
  describe(source: string): string[] {
    const lines = new Map<string, string>();
    for (const [i, span] of this.#spans.entries()) {
      const outcome = this.#outcomes[i];
      if (outcome !== undefined) lines.set(excerpt(source, span), describeOutcome(outcome));
    }
    const texts = [...lines.keys()];
    const outermost = texts.filter(
      (t) => !texts.some((o) => o.startsWith(`${t}.`) || o.startsWith(`${t}[`)),
    );
    return outermost.slice(0, MOST).map((text) => `${text} = ${lines.get(text)}`);
  }
}

/** Source text on one line, cut where it gets long. */
export function excerpt(source: string, span: Span, longest = 160): string {
  const text = source.slice(span.start, span.end).replace(/\s+/g, ' ');
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

/** A value, an error with its code, or what a query tells of a value. */
export function describeOutcome(outcome: Outcome): string {
  if (outcome.type === 'error') return `${outcome.code}: ${outcome.message}`;
  if (outcome.type !== 'partial') return show(outcome);
  const facts = [
    ...(outcome.types === null ? [] : [`is ${outcome.types.join(' or ')}`]),
    ...outcome.bounds.map((b) => `${b.operator} ${show(b.value)}`),
    ...outcome.not.map((v) => `!= ${show(v)}`),
    ...outcome.contains.map((v) => `contains ${show(v)}`),
  ];
  const fields = outcome.fields.size === 0 ? '' : ` with ${[...outcome.fields.keys()].join(', ')}`;
  return `(of every match: ${facts.join(', ') || 'exists'}${fields})`;
}
