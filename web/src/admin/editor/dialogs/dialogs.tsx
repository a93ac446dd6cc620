import { t } from '@quire/model/messages/t';
import type { Renderer } from '../../../editing/renderer.ts';
import { ChoiceDialog } from '../../kit/markdown/choice-dialog.tsx';
import { CitationDialog } from '../../kit/markdown/citation-dialog.tsx';
import type { EditorCommands, OpenDialog } from '../commands/use-commands.ts';
import type { ArticleDraftStore } from '../draft/draft-store.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { FigureDialog } from './figure-dialog.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { TableDialog } from './table-dialog.tsx';

interface DialogsProps {
  readonly asked: OpenDialog | null;
  readonly actions: EditorCommands;
  readonly store: ArticleDraftStore;
  readonly renderer: Renderer;
  /** The person who saved the version that conflicts with this draft. */
  readonly who: string;
  readonly onClose: () => void;
}

/** The open dialog, if any. */
export function ArticleEditorDialogs({
  asked,
  actions,
  store,
  renderer,
  who,
  onClose,
}: DialogsProps) {
  if (!asked) return null;
  switch (asked.what) {
    case 'notice':
      return (
        <ChoiceDialog
          title={t('officeEditor.insertNotice')}
          onClose={onClose}
          choices={actions.notices}
        />
      );
    case 'diagram':
      return (
        <ChoiceDialog
          title={t('officeEditor.insertDiagram')}
          onClose={onClose}
          choices={actions.diagrams}
        />
      );
    case 'citation':
      return (
        <CitationDialog
          bibliography={() => store.settle().bibtex}
          renderer={renderer}
          onBibliography={(bibtex) => store.change({ bibtex })}
          onCite={(keys) => {
            onClose();
            actions.cite(keys);
          }}
          onClose={onClose}
        />
      );
    case 'picture': {
      const [file = null, ...rest] = asked.files;
      return (
        <FigureDialog
          key={file ? `${file.name} ${rest.length}` : 'none'}
          file={file}
          onAdd={(figure) => actions.addFigure(figure, rest)}
          onClose={onClose}
        />
      );
    }
    case 'table':
      return (
        <TableDialog
          table={asked.table}
          isNew={asked.at === null}
          onTable={(table) => {
            onClose();
            actions.table(table, asked.at);
          }}
          onClose={onClose}
        />
      );
    case 'import':
      return (
        <ImportDialog
          renderer={renderer}
          hasText={store.state().content.markdown.trim() !== ''}
          metadata={store.state().base?.metadata ?? null}
          onImport={(text, take) => {
            onClose();
            void actions.importText(text, take);
          }}
          onClose={onClose}
        />
      );
    case 'conflict': {
      const { conflict } = store.state();
      return (
        conflict && <ConflictDialog store={store} conflict={conflict} who={who} onClose={onClose} />
      );
    }
  }
}
