import { type Block, insertBlock } from './block.ts';
import type { Asks, Command } from './commands.ts';
import type { Edit, Marked } from './edit.ts';
import {
  DIAGRAMS,
  diagram,
  diagramWords,
  figure,
  NOTICES,
  notice,
  noticeName,
} from './templates.ts';

/** What a command asks in a dialog; of pictures, those that were dropped or pasted. */
export type AskedInsertion =
  | { readonly what: Exclude<Asks, 'picture'> }
  | { readonly what: 'picture'; readonly files: readonly File[] };

/** A picture on its way into the text. */
export interface NewFigure {
  readonly file: File;
  readonly alt: string;
  readonly caption: string;
}

interface InsertionPorts {
  /** Edits the text where the caret is, the text before the eyes. */
  edit(make: (marked: Marked) => Edit): void;
  ask(asked: AskedInsertion | null): void;
}

/** One of a few, in a dialog. */
export interface InsertionChoice {
  readonly name: string;
  readonly says?: string;
  readonly choose: () => void;
}

/** Everything that puts something into the text, apart from typing: what the toolbar and its dialogs do. */
export function insertionsInto({ edit, ask }: InsertionPorts) {
  const put = (make: (chosen: string) => Block) => edit((marked) => insertBlock(marked, make));
  return {
    put,
    run({ does }: Command): void {
      if (typeof does === 'function') edit(does);
      else ask(does === 'picture' ? { what: does, files: [] } : { what: does });
    },
    cite(keys: readonly string[]): void {
      const citation = `[${keys.map((key) => `@${key}`).join('; ')}]`;
      edit(({ start, end }) => {
        const after = end + citation.length;
        const from = start === end ? after : start;
        return { from: end, to: end, text: citation, select: [from, after] };
      });
    },
    /** A figure of a picture that is kept at `path`; then the next of the pictures that wait. */
    figure(path: string, { caption, alt }: Omit<NewFigure, 'file'>, rest: readonly File[]): void {
      put(() => {
        const { text } = figure(path, caption, alt);
        // After it and not in its caption: what is selected would give way to the next picture.
        return { text, select: [text.length, text.length] };
      });
      ask(rest.length > 0 ? { what: 'picture', files: rest } : null);
    },
    notices: NOTICES.map(
      (kind): InsertionChoice => ({
        name: noticeName(kind),
        choose: () => put((chosen) => notice(kind, chosen)),
      }),
    ),
    diagrams: DIAGRAMS.map(
      (kind): InsertionChoice => ({
        ...diagramWords(kind),
        choose: () => put(() => diagram(kind)),
      }),
    ),
  };
}
