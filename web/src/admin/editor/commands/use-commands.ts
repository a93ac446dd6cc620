import type { EditorView } from '@codemirror/view';
import { t } from '@quire/model/messages/t';
import { type RefObject, useMemo, useRef, useState } from 'react';
import type { Command } from '../../../editing/insert/commands.ts';
import type { Edit, Marked } from '../../../editing/insert/edit.ts';
import {
  type AskedInsertion,
  insertionsInto,
  type NewFigure,
} from '../../../editing/insert/insertions.ts';
import type { ReadText } from '../../../editing/messages.ts';
import { pastedFiles } from '../../../editing/pasted-files.ts';
import { picturePath } from '../../../editing/picture-path.ts';
import type { Renderer } from '../../../editing/renderer.ts';
import { tell } from '../../kit/notices.ts';
import { offerDetails } from '../details/offered-metadata.ts';
import type { ArticleDraftStore } from '../draft/draft-store.ts';
import type { Uploads } from '../files/use-uploads.ts';
import { chosenDetails } from '../import/offered-details.ts';
import type { TakenOver } from '../import/taken-over.ts';
import type { ImportedProblems } from '../import/use-imported-problems.ts';
import type { SourceView } from '../source/source-view.ts';
import { NEW_TABLE } from '../tables/edit-table.ts';
import { type MarkdownTable, type TableAt, tableAt, writeTable } from '../tables/markdown-table.ts';

/** An open dialog. */
export type OpenDialog =
  | AskedInsertion
  | { readonly what: 'import' | 'conflict' }
  | { readonly what: 'table'; readonly table: MarkdownTable; readonly at: TableAt | null };

interface Parts {
  readonly store: ArticleDraftStore;
  readonly source: RefObject<SourceView | null>;
  readonly renderer: Renderer;
  readonly uploads: Uploads;
  /** The article's id. */
  readonly id: string;
  /** Keeps what an import could not read, and returns how to restore what was kept before. */
  readonly keepProblems: ImportedProblems['keep'];
  /** Called when an import has filled in the details form, to show it. */
  readonly showDetails: () => void;
  /** Shows the source, on a phone. */
  readonly showSource: () => void;
}

const isPicture = ({ type, name }: File) =>
  type.startsWith('image/') || /\.(tiff?|pdf|svg)$/i.test(name);

/** The commands that insert something into the text. */
export function useCommands(given: Parts) {
  const [asked, ask] = useState<OpenDialog | null>(null);
  const parts = useRef(given);
  parts.current = given;

  // Created once, as the editor and the toolbar keep what they are given.
  const actions = useMemo(() => {
    const edit = (make: (marked: Marked) => Edit) => {
      const { source, showSource } = parts.current;
      showSource();
      const view = source.current;
      if (view) view.apply(make(view.marked()));
    };
    const insertions = insertionsInto({ edit, ask });
    const { put } = insertions;
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
      ...insertions,
      run(command: Command): void {
        if (command.name === 'Table') askTable();
        else insertions.run(command);
      },
      table(table: MarkdownTable, at: TableAt | null): void {
        const text = writeTable(table);
        if (!at)
          put(() => {
            const caption = t('officeEditor.tablePlaceholder');
            const start = 'Table: ';
            return {
              text: `${start}${caption} {#tbl:name}\n\n${text}`,
              select: [start.length, start.length + caption.length],
            };
          });
        else edit(() => ({ from: at.from, to: at.to, text, select: [at.from, at.from] }));
      },
      addFigure({ file, ...words }: NewFigure, rest: readonly File[]): void {
        const { uploads } = parts.current;
        const path = picturePath(file, uploads.isTaken);
        insertions.figure(path, words, rest);
        uploads.add(path, file);
      },
      async importText(text: ReadText, take: TakenOver): Promise<void> {
        const { id, store, renderer, uploads, showDetails, keepProblems } = parts.current;
        const { title, abstract, bibliography, macros, sections, details = {} } = text;
        const { titlePage = '' } = text;
        const kept = sections.filter((field) => !take.details.includes(field));
        const whole = take.titlePage ? text.markdown : text.markdown.slice(titlePage.length);
        const markdown =
          sections.length > kept.length
            ? await renderer.ask('withoutSections', { markdown: whole, kept })
            : whole;
        const before = store.settle();
        store.replace({
          markdown,
          ...(bibliography.trim() ? { bibtex: bibliography } : {}),
          ...(Object.keys(macros).length > 0 ? { macros: { ...macros } } : {}),
          ...(take.title && title ? { title } : {}),
          ...(take.abstract && abstract ? { abstract } : {}),
        });
        const restoreProblems = keepProblems(text.problems);
        for (const [name, bytes] of text.pictures) uploads.add(name, new Blob([bytes]));
        const { base } = store.state();
        const takeBack =
          base && take.details.length > 0
            ? offerDetails(id, base.metadata, chosenDetails(details, take.details))
            : null;
        if (takeBack) showDetails();
        tell(t('officeEditor.textImported'), async () => {
          store.replace(before);
          restoreProblems();
          if (!takeBack) return;
          takeBack();
          showDetails();
        });
      },
      /** Images become figures, and tables from other programs become Markdown. */
      transfer(data: DataTransfer, view: EditorView): boolean {
        if (view.state.readOnly) return false;
        const pictures = pastedFiles(data).filter(isPicture);
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
export type EditorCommands = ReturnType<typeof useCommands>['actions'];
