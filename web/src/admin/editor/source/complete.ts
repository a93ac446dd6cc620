import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete';
import type { WorkerTask } from '../../../editing/messages.ts';

const LABEL = /(?:\{#|\\label\{)((?:fig|tbl|tab|eq|sec)[:-][\w:.-]+)\}?/g;

/** The labels of figures, tables, formulas and sections in the text. */
function labelsIn(text: string): string[] {
  return [...new Set([...text.matchAll(LABEL)].map(([, label = '']) => label))];
}

/** After `@`: the works in the bibliography, and the labels in the text. */
export function completeKeys(works: () => Promise<readonly WorkerTask[]>) {
  return async (context: CompletionContext): Promise<CompletionResult | null> => {
    const typed = context.matchBefore(/(?:^|[\s[(;,-])@[\p{L}\p{N}_:.-]*$/u);
    if (!typed) return null;
    const from = typed.from + typed.text.indexOf('@') + 1;
    const cited = (await works()).map(
      ({ key, label }): Completion => ({ label: key, detail: label, type: 'text' }),
    );
    const labels = labelsIn(context.state.doc.toString()).map(
      (label): Completion => ({ label, type: 'constant' }),
    );
    return { from, options: [...cited, ...labels], validFor: /^[\p{L}\p{N}_:.-]*$/u };
  };
}
