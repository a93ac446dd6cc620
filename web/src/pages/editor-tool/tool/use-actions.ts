import type { OutlineEntry } from '@quire/model/entities/published';
import { type RefObject, useCallback, useState } from 'react';
import { flushSync } from 'react-dom';
import { insertBlock } from '../../../editing/insert/block.ts';
import type { Command } from '../../../editing/insert/commands.ts';
import type { Edit, Marked } from '../../../editing/insert/edit.ts';
import {
  type DiagramKind,
  diagram,
  figure,
  NEW_BIBLIOGRAPHY,
  NEW_PAPER,
  type NoticeKind,
  notice,
} from '../../../editing/insert/templates.ts';
import type { Work } from '../../../editing/messages.ts';
import type { NewPicture } from './dialogs/add-picture.tsx';
import type { Asked } from './dialogs/asked.ts';
import { saveFolder, savePage, saveText } from './files/save-paper.ts';
import { useOpenFiles } from './files/use-open-files.ts';
import type { OpenDocument } from './kept/use-document.ts';
import type { Said } from './message.tsx';
import { FAILED } from './message.tsx';
import type { ShownPictures } from './preview/use-pictures.ts';
import type { Shown } from './preview/use-shown-paper.ts';
import { applyEdit, markedIn } from './source/apply-edit.ts';
import { lineOfHeading } from './source/line-of-heading.ts';
import { goToLine } from './source/scroll-to.ts';

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
  const { renderer, now } = shown;
  const [asked, ask] = useState<Asked | null>(null);
  const [message, say] = useState<Said | null>(null);

  /** Edits the text where the caret is, its pane before the eyes. */
  function edit(make: (marked: Marked) => Edit): void {
    flushSync(() => setPane('text'));
    if (text.current) applyEdit(text.current, make(markedIn(text.current)));
  }
  const put = (make: Parameters<typeof insertBlock>[1]) =>
    edit((marked) => insertBlock(marked, make));

  const openFiles = useOpenFiles({ store, renderer, ask, say, setPane });

  async function save(how: 'folder' | 'text' | 'page' | 'print'): Promise<void> {
    try {
      const saved = { paper: await now(), document: store.state().document };
      if (how === 'folder') await saveFolder(saved, renderer);
      else if (how === 'text') saveText(saved);
      else if (how === 'page') await savePage(saved, pictures);
      else requestAnimationFrame(() => window.print());
    } catch {
      say({ words: FAILED, isWrong: true });
    }
  }

  return {
    asked,
    ask,
    message,
    dismiss: () => say(null),
    openFiles,
    save,
    run({ does }: Command): void {
      if (typeof does === 'function') edit(does);
      else ask(does === 'picture' ? { what: does, files: [] } : { what: does });
    },
    notice: (kind: NoticeKind) => put((chosen) => notice(kind, chosen)),
    diagram: (kind: DiagramKind) => put(() => diagram(kind)),
    cite(keys: readonly string[]): void {
      const citation = `[${keys.map((key) => `@${key}`).join('; ')}]`;
      edit(({ start, end }) => {
        const after = end + citation.length;
        return {
          from: end,
          to: end,
          text: citation,
          select: [start === end ? after : start, after],
        };
      });
    },
    works: useCallback(
      (): Promise<readonly Work[]> => renderer.ask('works', store.state().document.bibliography),
      [renderer, store],
    ),
    isTaken: (path: string) => store.state().document.pictures.has(path),
    async addPicture({ path, file, alt, caption }: NewPicture, rest: readonly File[]) {
      put(() => figure(path, caption, alt));
      if (rest.length > 0) ask({ what: 'picture', files: rest });
      await store.addPicture(path, file);
    },
    insertPicture: (path: string) => put(() => figure(path, 'Caption', '')),
    undoOpening(): void {
      void store.undo();
      say({ words: 'What was here is back.' });
    },
    async forget(): Promise<void> {
      await store.forget();
      const { pictures: kept } = store.state();
      say(
        kept === 'kept'
          ? { words: 'Nothing is kept on this device any more.' }
          : { words: 'This browser did not let the pictures be deleted.', isWrong: true },
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
export type Actions = ReturnType<typeof useActions>;
