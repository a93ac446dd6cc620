import type { Renderer } from '../../../../editing/renderer.ts';
import type { ToolDialog } from '../state/asked.ts';
import { FAILED, type Said } from '../state/message.tsx';
import { type DocumentStore, type EditorDocument, isEmpty } from '../stored/document-store.ts';
import { openFile } from './open-file.ts';

interface OpenFilesParts {
  readonly store: DocumentStore;
  readonly renderer: Renderer;
  readonly ask: (asked: ToolDialog) => void;
  readonly say: (said: Said | null) => void;
  readonly setPane: (pane: 'text') => void;
}

/** The first of the names, and how many more there are. */
function few(names: readonly string[]): string {
  const more = names.length - 5;
  return names.slice(0, 5).join(', ') + (more > 0 ? ` and ${more} more` : '');
}

const QUESTIONS = {
  document: 'Its text, bibliography and pictures take the place of what is here.',
  markdown: 'It takes the place of the text that is here; the rest stays.',
  bibliography: 'It takes the place of the bibliography that is here; the rest stays.',
} as const;
const CAN_BE_UNDONE = ' You can bring that back as long as this page is open.';

/**
 * What happens to files that somebody chose, dropped or pasted. What stands there already is only
 * replaced by somebody who was asked. A picture alone becomes a figure; with a text, the text names it.
 */
export function useOpenFiles({ store, renderer, ask, say, setPane }: OpenFilesParts) {
  return async function openFiles(files: readonly File[]): Promise<void> {
    say(null);
    const pictures: File[] = [];
    const leftOut: string[] = [];
    let next = store.state().document;
    let question: keyof typeof QUESTIONS | null = null;
    for (const file of files) {
      const opened = await openFile(file, renderer).catch(() => null);
      if (opened === null || opened.kind === 'refused') {
        say({ words: opened?.why ?? FAILED, isWrong: true });
        return;
      }
      if (opened.kind === 'picture') pictures.push(file);
      else if (opened.kind === 'document') {
        next = opened.document;
        question = 'document';
        leftOut.push(...opened.leftOut);
      } else {
        next = { ...next, [opened.kind]: opened.text };
        question = question === null ? opened.kind : 'document';
      }
    }
    if (question === null) {
      if (pictures.length > 0) ask({ what: 'picture', files: pictures });
      return;
    }
    const withPictures = new Map(next.pictures);
    for (const file of pictures) withPictures.set(file.name, file);
    const name = files.length === 1 ? (files[0]?.name ?? '') : `${files.length} files`;
    const left = leftOut.length > 0 ? ` Left out: ${few(leftOut)}.` : '';
    const verb = files.length === 1 ? 'is' : 'are';
    const go = async () => {
      await store.replace({ ...next, pictures: withPictures });
      setPane('text');
      say({ words: `“${name}” ${verb} open.${left}`, isOpening: true });
    };
    if (isFilled(store.state().document, question)) {
      ask({ what: 'replace', name, words: QUESTIONS[question] + CAN_BE_UNDONE, go });
    } else await go();
  };
}

function isFilled(document: EditorDocument, part: keyof typeof QUESTIONS): boolean {
  return part === 'document' ? !isEmpty(document) : document[part].trim() !== '';
}
