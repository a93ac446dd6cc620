import { autocompletion, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { markdown, markdownLanguage } from '@codemirror/lang-markdown';
import { search, searchKeymap } from '@codemirror/search';
import { type Extension, Prec } from '@codemirror/state';
import { EditorView, highlightActiveLine, keymap } from '@codemirror/view';
import { type Command, commandFor } from '../../../editing/insert/commands.ts';
import type { WorkerTask } from '../../../editing/messages.ts';
import { look } from '../../../signed-in/markdown-source/look.ts';
import { mathMarkdown } from '../../../signed-in/markdown-source/math-markdown.ts';
import { sourcePhrases } from '../../../signed-in/markdown-source/source-phrases.ts';
import { completeKeys } from './complete.ts';
import { formulaPanel, type LookAtFormula } from './formula-panel.ts';

export interface EditorParts {
  readonly label: string;
  readonly describedBy: string;
  readonly onCommand: (command: Command) => void;
  readonly onSave: () => void;
  /** Returns whether it handled what was pasted or dropped. */
  readonly onTransfer: (data: DataTransfer, view: EditorView) => boolean;
  readonly works: () => Promise<readonly WorkerTask[]>;
  readonly lookAtFormula: LookAtFormula;
}

/**
 * The extensions of the source editor. Tab indents; after Escape, Tab moves the focus once, which CodeMirror does
 * itself (WCAG 2.1.2).
 */
export function editorSetup(parts: EditorParts): Extension {
  const byKeys = Prec.highest(
    EditorView.domEventHandlers({
      keydown(event) {
        if (event.isComposing) return false;
        const command = commandFor(event);
        if (command) parts.onCommand(command);
        return command !== null;
      },
    }),
  );
  const byTransfer = EditorView.domEventHandlers({
    paste: (event, view) =>
      event.clipboardData !== null && parts.onTransfer(event.clipboardData, view),
    drop(event, view) {
      if (!event.dataTransfer) return false;
      const at = view.posAtCoords({ x: event.clientX, y: event.clientY });
      if (at !== null && event.dataTransfer.files.length > 0)
        view.dispatch({ selection: { anchor: at } });
      return parts.onTransfer(event.dataTransfer, view);
    },
  });
  const save = () => {
    parts.onSave();
    return true;
  };
  return [
    byKeys,
    byTransfer,
    history(),
    highlightActiveLine(),
    EditorView.lineWrapping,
    search({ top: true }),
    markdown({ base: markdownLanguage, extensions: [mathMarkdown], completeHTMLTags: false }),
    autocompletion({ override: [completeKeys(parts.works)], icons: false }),
    formulaPanel(parts.lookAtFormula),
    keymap.of([
      { key: 'Mod-s', run: save },
      ...completionKeymap,
      ...searchKeymap,
      ...historyKeymap,
      ...defaultKeymap,
      indentWithTab,
    ]),
    EditorView.contentAttributes.of({
      'aria-label': parts.label,
      'aria-describedby': parts.describedBy,
      // Already editable; stated again for tools that check whether scrollable areas can be focused.
      tabindex: '0',
      spellcheck: 'true',
      autocapitalize: 'sentences',
      autocorrect: 'on',
    }),
    look,
    sourcePhrases(),
  ];
}
