import type { EditorView } from '@codemirror/view';
import type { ConvertedText } from '@quire/content/convert/converted';
import { type RefObject, useMemo, useRef, useState } from 'react';
import { insertBlock } from '../../editing/insert/block.ts';
import type { Asks, Command } from '../../editing/insert/commands.ts';
import type { Edit, Marked } from '../../editing/insert/edit.ts';
import {
  type DiagramKind,
  diagram,
  figure,
  type NoticeKind,
  notice,
} from '../../editing/insert/templates.ts';
import { picturePath } from '../../editing/picture-path.ts';
import type { Renderer } from '../../editing/renderer.ts';
import { tell } from '../kit/notices.ts';
import type { NewFigure } from './dialogs/figure-dialog.tsx';
import type { DraftStore } from './draft/draft-store.ts';
import type { Uploads } from './files/use-uploads.ts';
import type { SourceView } from './source/source-view.ts';
import { NEW_TABLE } from './tables/edit-table.ts';
import { type MarkdownTable, type TableAt, tableAt, writeTable } from './tables/markdown-table.ts';

/** A question in a dialog. */
export type Asked =
  | { readonly what: Exclude<Asks, 'picture'> | 'import' | 'conflict' }
  | { readonly what: 'picture'; readonly files: readonly File[] }
  | { readonly what: 'table'; readonly table: MarkdownTable; readonly at: TableAt | null };

interface Parts {
  readonly store: DraftStore;
  readonly source: RefObject<SourceView | null>;
  readonly renderer: Renderer;
  readonly uploads: Uploads;
  /** Brings the source before the eyes, on a phone. */
  readonly showSource: () => void;
}

const isPicture = ({ type, name }: File) =>
  type.startsWith('image/') || /\.(tiff?|pdf|svg)$/i.test(name);

/** Everything that puts something into the text, apart from typing. */
export function useCommands(given: Parts) {
  const [asked, ask] = useState<Asked | null>(null);
  const parts = useRef(given);
  parts.current = given;

  // Made once: the editor and the toolbar keep what they were given.
  const actions = useMemo(() => {
    const edit = (make: (marked: Marked) => Edit) => {
      const { source, showSource } = parts.current;
      showSource();
      const view = source.current;
      if (view) view.apply(make(view.marked()));
    };
    const put = (make: Parameters<typeof insertBlock>[1]) =>
      edit((marked) => insertBlock(marked, make));
    const askTable = () => {
      const view = parts.current.source.current;
      if (!view) return;
      const { value, start } = view.marked();
      const at = tableAt(value, start);
      ask({ what: 'table', table: at?.table ?? NEW_TABLE, at });
    };
    const typeInto = (view: EditorView, text: string) =>
      view.dispatch(view.state.replaceSelection(view.state.toText(text)), {
        userEvent: 'input.paste',
        scrollIntoView: true,
      });
    return {
      run({ name, does }: Command): void {
        if (name === 'Table') askTable();
        else if (typeof does === 'function') edit(does);
        else ask(does === 'picture' ? { what: does, files: [] } : { what: does });
      },
      notice: (kind: NoticeKind) => put((chosen) => notice(kind, chosen)),
      diagram: (kind: DiagramKind) => put(() => diagram(kind)),
      cite(keys: readonly string[]): void {
        const citation = `[${keys.map((key) => `@${key}`).join('; ')}]`;
        edit(({ end }) => ({
          from: end,
          to: end,
          text: citation,
          select: [end + citation.length, end + citation.length],
        }));
      },
      table(table: MarkdownTable, at: TableAt | null): void {
        const text = writeTable(table);
        if (!at)
          put(() => ({
            text: `Table: What the table shows. {#tbl:name}\n\n${text}`,
            select: [7, 28],
          }));
        else edit(() => ({ from: at.from, to: at.to, text, select: [at.from, at.from] }));
      },
      figure({ file, alt, caption }: NewFigure, rest: readonly File[]): void {
        const { uploads } = parts.current;
        const path = picturePath(file, uploads.isTaken);
        put(() => figure(path, caption, alt));
        uploads.add(path, file);
        ask(rest.length > 0 ? { what: 'picture', files: rest } : null);
      },
      importText(text: ConvertedText, withTitle: boolean): void {
        const { store, uploads } = parts.current;
        const before = store.settle();
        const { title, abstract, markdown, bibliography, macros } = text;
        store.replace({
          markdown,
          ...(bibliography.trim() ? { bibtex: bibliography } : {}),
          ...(Object.keys(macros).length > 0 ? { macros: { ...macros } } : {}),
          ...(withTitle && title ? { title } : {}),
          ...(withTitle && abstract ? { abstract } : {}),
        });
        for (const [name, bytes] of text.pictures) uploads.add(name, new Blob([bytes]));
        tell('The text was imported.', async () => store.replace(before));
      },
      /** Pictures become figures, tables of other programs become Markdown. */
      transfer(data: DataTransfer, view: EditorView): boolean {
        if (view.state.readOnly) return false;
        const files = [...data.files];
        // Word processors give a picture of the text beside the text: the text is meant.
        const hasText = data.types.includes('text/plain');
        const pictures = hasText ? [] : files.filter(isPicture);
        if (pictures.length > 0) {
          ask({ what: 'picture', files: pictures });
          return true;
        }
        const html = data.getData('text/html');
        if (!/<table[\s>]|<tr[\s>]/i.test(html)) return false;
        const plain = data.getData('text/plain');
        parts.current.renderer.ask('fromHtml', html).then(
          (markdown) => typeInto(view, markdown.trimEnd() || plain),
          () => typeInto(view, plain),
        );
        return true;
      },
    };
  }, []);
  return { asked, ask, actions };
}
export type Actions = ReturnType<typeof useCommands>['actions'];
