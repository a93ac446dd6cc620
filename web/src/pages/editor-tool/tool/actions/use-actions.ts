import type { OutlineEntry } from '@quire/model/entities/published';
import { t } from '@quire/model/messages/t';
import { paperFromEditorPath } from '@quire/model/submission-paths';
import { type RefObject, useCallback, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import type { Edit, Marked } from '../../../../editing/insert/edit.ts';
import { insertionsInto, type NewFigure } from '../../../../editing/insert/insertions.ts';
import { figure, NEW_BIBLIOGRAPHY, NEW_PAPER } from '../../../../editing/insert/templates.ts';
import { lineOfHeading } from '../../../../editing/line-of-heading.ts';
import type { ExportFormat, WorkerTask } from '../../../../editing/messages.ts';
import type { ShownPictures } from '../../../../editing/paper-preview/use-pictures.ts';
import type { Shown } from '../../../../editing/paper-preview/use-shown-paper.ts';
import { picturePath } from '../../../../editing/picture-path.ts';
import { applyEdit, markedIn } from '../../../../editing/source/apply-edit.ts';
import { goToLine } from '../../../../editing/source/scroll-to.ts';
import { saveExport, saveFolder, savePage, saveText } from '../files/save-paper.ts';
import { useOpenFiles } from '../files/use-open-files.ts';
import type { ToolDialog } from '../state/asked.ts';
import type { Said } from '../state/message.tsx';
import { whyUnkept } from '../state/why-unkept.ts';
import type { OpenDocument } from '../stored/use-document.ts';

type SavedAs = ExportFormat | 'folder' | 'text' | 'page' | 'print';
export type Pane = 'text' | 'bibliography' | 'pictures' | 'preview';

interface Parts {
  readonly open: OpenDocument;
  readonly shown: Shown;
  readonly pictures: ShownPictures;
  readonly text: RefObject<HTMLTextAreaElement | null>;
  readonly preview: RefObject<HTMLDivElement | null>;
  readonly isWide: boolean;
  readonly setPane: (pane: Pane) => void;
}

/** Everything that can be done to the document, apart from typing. */
export function useActions({ open, shown, pictures, text, preview, isWide, setPane }: Parts) {
  const { store } = open;
  const navigate = useNavigate();
  const { renderer, now } = shown;
  const [asked, ask] = useState<ToolDialog | null>(null);
  const [message, say] = useState<Said | null>(null);

  /** Edits the text where the caret is, its pane before the eyes. */
  function edit(make: (marked: Marked) => Edit): void {
    flushSync(() => setPane('text'));
    if (text.current) applyEdit(text.current, make(markedIn(text.current)));
  }
  const insertions = insertionsInto({ edit, ask });

  const openFiles = useOpenFiles({ store, renderer, ask, say, setPane });

  async function save(how: SavedAs): Promise<void> {
    try {
      const saved = { paper: await now(), document: store.state().document };
      if (how === 'folder') await saveFolder(saved, renderer);
      else if (how === 'text') saveText(saved);
      else if (how === 'page') await savePage(saved, pictures);
      else if (how !== 'print') await saveExport(how, saved, pictures, renderer);
      else requestAnimationFrame(() => window.print());
    } catch {
      say({ words: t('editorTool.failed'), isWrong: true });
    }
  }

  return {
    asked,
    ask,
    message,
    dismiss: () => say(null),
    openFiles,
    save,
    /** Goes on in the author's own area, after signing in: the text is read from this device there. */
    async share(): Promise<void> {
      store.flush();
      const { texts, pictures: kept } = store.state();
      const worst = texts === 'kept' ? kept : texts;
      if (worst !== 'kept') say({ words: whyUnkept(worst), isWrong: true });
      else await navigate(paperFromEditorPath(crypto.randomUUID().replaceAll('-', '')));
    },
    ...insertions,
    works: useCallback(
      (): Promise<readonly WorkerTask[]> =>
        renderer.ask('works', store.state().document.bibliography),
      [renderer, store],
    ),
    async addFigure({ file, ...words }: NewFigure, rest: readonly File[]) {
      const { pictures: kept } = store.state().document;
      const path = picturePath(file, (other) => kept.has(other));
      insertions.figure(path, words, rest);
      await store.addPicture(path, file);
    },
    insertPicture: (path: string) =>
      insertions.put(() => figure(path, t('editorTool.caption'), '')),
    undoOpening(): void {
      void store.undo();
      say({ words: t('editorTool.undone') });
    },
    async forget(): Promise<void> {
      await store.forget();
      const { pictures: kept } = store.state();
      say(
        kept === 'kept'
          ? { words: t('editorTool.forgotten') }
          : { words: t('editorTool.picturesNotForgotten'), isWrong: true },
      );
    },
    begin(): void {
      const { document } = store.state();
      const isNew = document.bibliography.trim() === '';
      const next = isNew ? NEW_BIBLIOGRAPHY : document.bibliography;
      // The button is gone then: whoever pressed it goes on in the text.
      flushSync(() => {
        void store.replace({ ...document, markdown: NEW_PAPER, bibliography: next });
        if (isWide) setPane('text');
      });
      if (isWide) text.current?.focus();
    },
    goToLine(line: number): void {
      flushSync(() => setPane('text'));
      if (text.current) goToLine(text.current, line);
    },
    goToEntry(entry: OutlineEntry): void {
      const target = preview.current?.querySelector(`[id="${CSS.escape(entry.id)}"]`);
      const line = lineOfHeading(store.state().document.markdown, entry.text);
      if (line !== null && (isWide || !target?.checkVisibility())) {
        flushSync(() => setPane('text'));
        if (text.current) goToLine(text.current, line);
      }
      target?.scrollIntoView({ block: 'start' });
    },
  };
}
export type ToolActions = ReturnType<typeof useActions>;
