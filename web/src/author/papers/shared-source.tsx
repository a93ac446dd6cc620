import { defaultKeymap, indentWithTab } from '@codemirror/commands';
import { markdown, markdownLanguage } from '@codemirror/lang-markdown';
import { search, searchKeymap } from '@codemirror/search';
import { EditorState, type Extension, Prec } from '@codemirror/state';
import { EditorView, highlightActiveLine, keymap } from '@codemirror/view';
import { t } from '@quire/model/messages/t';
import { type RefObject, useEffect, useId, useRef } from 'react';
import { yCollab, yUndoManagerKeymap } from 'y-codemirror.next';
import * as Y from 'yjs';
import { type Command, commandFor } from '../../editing/insert/commands.ts';
import { look } from '../../signed-in/markdown-source/look.ts';
import { mathMarkdown } from '../../signed-in/markdown-source/math-markdown.ts';
import { sourcePhrases } from '../../signed-in/markdown-source/source-phrases.ts';
import type { PaperCursors } from './paper-cursors.ts';

interface SharedSourceProps {
  readonly text: Y.Text;
  /** The carets of all writers. */
  readonly cursors: PaperCursors;
  readonly label: string;
  readonly view: RefObject<EditorView | null>;
  readonly isMarkdown?: boolean;
  readonly onCommand?: (command: Command) => void;
}

/** Names of others stand above their carets while the pointer is there. */
const carets = EditorView.theme({
  '.cm-ySelectionCaret': { borderLeftWidth: '2px', borderRightWidth: '0' },
  '.cm-ySelectionInfo': {
    fontFamily: 'var(--sans)',
    padding: '0 4px',
    borderRadius: '2px',
    zIndex: '3',
  },
});

/** What is typed goes into the shared text, and what others type is shown. Undo takes back one's own words alone. */
function setup(
  text: Y.Text,
  cursors: PaperCursors,
  { label, describedBy }: { readonly label: string; readonly describedBy: string },
  isMarkdown: boolean,
  onCommand: (command: Command) => void,
): Extension {
  const undoManager = new Y.UndoManager(text);
  const byKeys = Prec.highest(
    EditorView.domEventHandlers({
      keydown(event) {
        if (event.isComposing || !isMarkdown) return false;
        const command = commandFor(event);
        if (command) onCommand(command);
        return command !== null;
      },
    }),
  );
  return [
    byKeys,
    yCollab(text, cursors, { undoManager }),
    carets,
    highlightActiveLine(),
    EditorView.lineWrapping,
    search({ top: true }),
    isMarkdown
      ? markdown({ base: markdownLanguage, extensions: [mathMarkdown], completeHTMLTags: false })
      : [],
    keymap.of([...yUndoManagerKeymap, ...searchKeymap, ...defaultKeymap, indentWithTab]),
    EditorView.contentAttributes.of({
      'aria-label': label,
      'aria-describedby': describedBy,
      tabindex: '0',
      spellcheck: isMarkdown ? 'true' : 'false',
    }),
    look,
    sourcePhrases(),
  ];
}

/** A shared text as it is written. */
export function SharedSource(props: SharedSourceProps) {
  const { text, cursors, label, view, isMarkdown = true, onCommand } = props;
  const place = useRef<HTMLDivElement>(null);
  const hint = useId();
  const command = useRef(onCommand);
  command.current = onCommand;
  useEffect(() => {
    if (!place.current) return;
    const described = { label, describedBy: hint };
    const editor = new EditorView({
      parent: place.current,
      state: EditorState.create({
        doc: text.toString(),
        extensions: setup(text, cursors, described, isMarkdown, (each) => command.current?.(each)),
      }),
    });
    view.current = editor;
    return () => {
      view.current = null;
      editor.destroy();
    };
  }, [text, cursors, label, hint, isMarkdown, view]);
  return (
    <>
      <div ref={place} style={{ height: '100%', minHeight: 0 }} />
      <p id={hint} className="visually-hidden">
        {t('authorPapers.keyboardHint')}
      </p>
    </>
  );
}
