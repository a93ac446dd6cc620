import { Compartment, EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import type { ImportProblem } from '@quire/model/entities/import-problem';
import type { Edit, Marked } from '../../../editing/insert/edit.ts';
import type { LinedPane } from '../../../editing/scroll/follow-scroll.ts';
import { changeBetween } from '../../../editing/source/change-between.ts';
import type { ArticleDraftStore } from '../draft/draft-store.ts';
import { type EditorParts, editorSetup } from './editor-setup.ts';
import { problemMarks, setProblems } from './problem-marks.ts';

/** The source editor, connected to its draft: passes on what is typed and shows what changes there. */
export class SourceView {
  readonly #view: EditorView;
  readonly #store: ArticleDraftStore;
  readonly #readOnly = new Compartment();
  readonly #stop: () => void;
  readonly #lines = new Set<(line: number) => void>();
  #line = 1;

  constructor(
    parent: HTMLElement,
    store: ArticleDraftStore,
    parts: EditorParts,
    isReadOnly: boolean,
  ) {
    this.#store = store;
    this.#view = new EditorView({
      parent,
      state: EditorState.create({
        doc: store.settle().markdown,
        extensions: [
          editorSetup(parts),
          problemMarks,
          this.#readOnly.of(this.#access(isReadOnly)),
          EditorView.updateListener.of(({ docChanged, selectionSet, state }) => {
            if (docChanged) store.type(state.doc);
            if (docChanged || selectionSet) this.#moved(state);
          }),
        ],
      }),
    });
    this.#stop = store.onReplaced((markdown) => this.#take(markdown));
  }

  destroy(): void {
    this.#store.settle();
    this.#stop();
    this.#view.destroy();
  }

  setReadOnly(isReadOnly: boolean): void {
    this.#view.dispatch({ effects: this.#readOnly.reconfigure(this.#access(isReadOnly)) });
  }

  showProblems(problems: readonly ImportProblem[]): void {
    setProblems(this.#view, problems);
  }

  /** Called with the line of the caret whenever it changes. */
  onLine(listener: (line: number) => void): () => void {
    this.#lines.add(listener);
    listener(this.#line);
    return () => this.#lines.delete(listener);
  }

  marked(): Marked {
    const { from, to } = this.#view.state.selection.main;
    return { value: this.#view.state.doc.toString(), start: from, end: to };
  }

  /** Makes an edit as if it had been typed, so that it can be undone. */
  apply({ from, to, text, select }: Edit): void {
    if (this.#view.state.readOnly) return;
    const insert = this.#view.state.toText(text);
    this.#view.dispatch({
      changes: { from, to, insert },
      selection: { anchor: select[0], head: select[1] },
      scrollIntoView: true,
      userEvent: 'input',
    });
    this.#view.focus();
  }

  /** Selects a line (the first is 1), shows it in the upper third, and puts the caret there. */
  goToLine(line: number): void {
    const { doc } = this.#view.state;
    const { from, to } = doc.line(Math.max(1, Math.min(line, doc.lines)));
    this.#view.dispatch({
      selection: { anchor: from, head: to },
      effects: EditorView.scrollIntoView(from, { y: 'start', yMargin: 80 }),
    });
    this.#view.focus();
  }

  /** The text as a pane that scrolls with the preview. */
  pane(): LinedPane {
    const view = this.#view;
    return {
      scroller: view.scrollDOM,
      lineAtTop() {
        const { from, top, height } = view.lineBlockAtHeight(view.scrollDOM.scrollTop);
        const past = height > 0 ? (view.scrollDOM.scrollTop - top) / height : 0;
        return view.state.doc.lineAt(from).number + Math.min(1, Math.max(0, past));
      },
      topOf(line) {
        const { doc } = view.state;
        const number = Math.min(doc.lines, Math.max(1, Math.floor(line)));
        const { top, height } = view.lineBlockAt(doc.line(number).from);
        return top + (line - number) * height;
      },
    };
  }

  focus(): void {
    this.#view.focus();
  }

  #access(isReadOnly: boolean) {
    return [EditorState.readOnly.of(isReadOnly), EditorView.editable.of(!isReadOnly)];
  }

  #take(markdown: string): void {
    const changes = changeBetween(this.#view.state.doc.toString(), markdown);
    if (changes.from === changes.to && changes.insert === '') return;
    this.#view.dispatch({ changes, userEvent: 'input.replace' });
    // The change comes from the draft, not from typing.
    this.#store.settle();
  }

  #moved(state: EditorState): void {
    const { number } = state.doc.lineAt(state.selection.main.head);
    if (number === this.#line) return;
    this.#line = number;
    for (const listener of this.#lines) listener(number);
  }
}
