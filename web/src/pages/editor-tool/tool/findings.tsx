import type { ImportProblem } from '@quire/model/entities/import-problem';
import { problemText } from '@quire/model/entities/manuscript-problems';
import type { OutlineEntry } from '@quire/model/entities/published';
import { t } from '@quire/model/messages/t';
import { PROBLEM_KINDS, problemKey } from '../../../editing/problem-texts.ts';

interface ProblemsProps {
  readonly problems: readonly ImportProblem[];
  readonly onLine: (line: number) => void;
}

/** What the press could not read, or would ask about. Each leads to its line. */
export function Problems({ problems, onLine }: ProblemsProps) {
  if (problems.length === 0)
    return <p className="editor-findings-none">{t('editorTool.noProblems')}</p>;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari forgets that an unmarked list is one
    <ul role="list" className="editor-findings-list">
      {problems.map((problem) => {
        const { severity, code, line } = problem;
        const words = (
          <>
            <span className="editor-findings-kind" data-severity={severity}>
              {PROBLEM_KINDS[severity]}
            </span>
            <span className="editor-findings-message">
              {problemText(problem)} <code>{code}</code>
            </span>
            <span className="editor-findings-line">
              {line === undefined ? '' : t('editorTool.line', { line })}
            </span>
          </>
        );
        return (
          <li key={problemKey(problem)}>
            {line === undefined ? (
              <div className="editor-findings-row">{words}</div>
            ) : (
              <button type="button" className="editor-findings-row" onClick={() => onLine(line)}>
                {words}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

interface OutlineProps {
  readonly outline: readonly OutlineEntry[];
  readonly onEntry: (entry: OutlineEntry) => void;
}

/** The headings of the text. Each leads to its place in text and preview. */
export function Outline({ outline, onEntry }: OutlineProps) {
  if (outline.length === 0)
    return <p className="editor-findings-none">{t('editorTool.noHeadings')}</p>;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari forgets that an unmarked list is one
    <ul role="list" className="editor-findings-list">
      {outline.map((entry) => (
        <li key={entry.id} style={{ paddingInlineStart: `${(entry.level - 2) * 1.1}rem` }}>
          <button type="button" className="editor-findings-entry" onClick={() => onEntry(entry)}>
            {entry.text}
          </button>
        </li>
      ))}
    </ul>
  );
}
