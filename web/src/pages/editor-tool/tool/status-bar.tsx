import { t } from '@quire/model/messages/t';
import type { ShownPaper } from '../../../editing/messages.ts';
import { countProblems } from '../../../editing/problem-texts.ts';
import { whyUnkept } from './state/why-unkept.ts';
import type { EditorState } from './stored/document-store.ts';

export type ToolPanel = 'problems' | 'outline';

interface StatusBarProps {
  readonly paper: ShownPaper | null;
  readonly state: EditorState;
  readonly panel: ToolPanel | null;
  readonly onPanel: (panel: ToolPanel | null) => void;
}

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
      {toggle('outline', t('editorTool.outline'))}
      <span className="editor-status-bar-words">{t('editorTool.wordCount', { count: words })}</span>
      <span role="status" className="editor-status-bar-kept" data-kept={worst === 'kept'}>
        {worst === 'kept' ? t('editorTool.kept') : whyUnkept(worst)}
      </span>
    </div>
  );
}

function countOf(paper: ShownPaper | null): string {
  const count = countProblems(paper?.problems ?? []);
  const hasNotes = count === 0 && paper !== null && paper.problems.length > 0;
  return hasNotes ? t('editorTool.notes') : t('editorTool.problemCount', { count });
}
