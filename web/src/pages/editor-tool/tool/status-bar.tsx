import type { ShownPaper } from '../../../editing/messages.ts';
import { countProblems } from '../../../editing/problem-texts.ts';
import type { EditorState } from './stored/document-store.ts';

export type ToolPanel = 'problems' | 'outline';

interface StatusBarProps {
  readonly paper: ShownPaper | null;
  readonly state: EditorState;
  readonly panel: ToolPanel | null;
  readonly onPanel: (panel: ToolPanel | null) => void;
}

/** What keeps a browser from keeping, and what to do about it. */
const UNKEPT = {
  full: 'This browser’s storage is full: what you write stays on this page only. Save it as a file before you leave.',
  refused:
    'This browser keeps nothing for this page: what you write is lost when you leave. Save it as a file before.',
} as const;

/** Words, problems, outline, and whether what is written is kept. */
export function StatusBar({ paper, state, panel, onPanel }: StatusBarProps) {
  const worst = state.texts === 'kept' ? state.pictures : state.texts;
  const words = paper?.words ?? 0;
  const toggle = (name: ToolPanel, label: string) => (
    <button
      type="button"
      className="editor-status-bar-toggle"
      aria-expanded={panel === name}
      onClick={() => onPanel(panel === name ? null : name)}
    >
      {label}
    </button>
  );
  return (
    <div className="editor-status-bar-bar">
      {toggle('problems', countOf(paper))}
      {toggle('outline', 'Outline')}
      <span className="editor-status-bar-words">
        {words.toLocaleString('en')} {words === 1 ? 'word' : 'words'}
      </span>
      <span role="status" className="editor-status-bar-kept" data-kept={worst === 'kept'}>
        {worst === 'kept' ? 'Kept on this device only' : UNKEPT[worst]}
      </span>
    </div>
  );
}

function countOf(paper: ShownPaper | null): string {
  const count = countProblems(paper?.problems ?? []);
  if (count > 0) return count === 1 ? '1 problem' : `${count} problems`;
  return paper && paper.problems.length > 0 ? 'Notes' : 'No problems';
}
