import { type Diagnostic, lintGutter, setDiagnostics } from '@codemirror/lint';
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import type { ImportProblem } from '@quire/model/entities/import-problem';
import { problemText } from '@quire/model/entities/manuscript-problems';

const SEVERITY = { error: 'error', warning: 'warning', note: 'info' } as const;

/** A mark beside each line with a problem. */
export const problemMarks: Extension = [
  lintGutter(),
  EditorView.baseTheme({
    '.cm-lintRange': { backgroundImage: 'none' },
    '.cm-gutter-lint': { width: '1.1em' },
    '.cm-gutter-lint .cm-gutterElement': { padding: '0.35em 0 0 0.25em' },
    '.cm-lint-marker': { width: '0.7em', height: '0.7em' },
  }),
];

/** Shows what the last rendering could not read. Problems of removed lines are shown on the last line. */
export function setProblems(view: EditorView, problems: readonly ImportProblem[]): void {
  const { doc } = view.state;
  const diagnostics = problems.flatMap((problem): Diagnostic[] => {
    const { severity, line } = problem;
    if (line === undefined || severity === 'note') return [];
    const { from, to } = doc.line(Math.max(1, Math.min(line, doc.lines)));
    return [{ from, to, severity: SEVERITY[severity], message: problemText(problem) }];
  });
  view.dispatch(setDiagnostics(view.state, diagnostics));
}
