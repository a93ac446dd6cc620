import { t } from '@quire/model/messages/t';
import type { Renderer } from '../../../../editing/renderer.ts';
import type { ToolDialog } from '../state/asked.ts';
import type { Said } from '../state/message.tsx';
import { type DocumentStore, type EditorDocument, isEmpty } from '../stored/document-store.ts';
import { openFile } from './open-file.ts';

interface OpenFilesParts {
  readonly store: DocumentStore;
  readonly renderer: Renderer;
  readonly ask: (asked: ToolDialog) => void;
  readonly say: (said: Said | null) => void;
  readonly setPane: (pane: 'text') => void;
}

const FEW = 5;

/** What is open now, and the first of the files that have no place in it. */
function openedWords(opened: string, leftOut: readonly string[]): string {
  if (leftOut.length === 0) return opened;
  const names = leftOut.slice(0, FEW).join(', ');
  const count = leftOut.length - FEW;
  return count > 0
    ? t('editorTool.leftOutMore', { opened, names, count })
    : t('editorTool.leftOut', { opened, names });
}

type Part = 'document' | 'markdown' | 'bibliography';

/** What would be replaced. */
function questionOf(part: Part): string {
  switch (part) {
    case 'document':
      return t('editorTool.replacesAll');
    case 'markdown':
      return t('editorTool.replacesText');
    case 'bibliography':
      return t('editorTool.replacesBibliography');
  }
}

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
    let question: Part | null = null;
    for (const file of files) {
      const opened = await openFile(file, renderer).catch(() => null);
      if (opened === null || opened.kind === 'refused') {
        say({ words: opened?.why ?? t('editorTool.failed'), isWrong: true });
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
    const { length: count } = files;
    const name = files[0]?.name ?? '';
    const opened = t('editorTool.opened', { count, name });
    const title = t('editorTool.openQuestion', { count, name });
    const go = async () => {
      await store.replace({ ...next, pictures: withPictures });
      setPane('text');
      say({ words: openedWords(opened, leftOut), isOpening: true });
    };
    if (isFilled(store.state().document, question)) {
      ask({ what: 'replace', title, words: questionOf(question), go });
    } else await go();
  };
}

function isFilled(document: EditorDocument, part: Part): boolean {
  return part === 'document' ? !isEmpty(document) : document[part].trim() !== '';
}
