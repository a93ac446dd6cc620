import { DIAGRAMS, NOTICES } from '../../../editing/insert/templates.ts';
import type { Renderer } from '../../../editing/renderer.ts';
import type { DraftStore } from '../draft/draft-store.ts';
import type { Actions, Asked } from '../use-commands.ts';
import { ChoiceDialog } from './choice-dialog.tsx';
import { CitationDialog } from './citation-dialog.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { FigureDialog } from './figure-dialog.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { TableDialog } from './table-dialog.tsx';

interface DialogsProps {
  readonly asked: Asked | null;
  readonly actions: Actions;
  readonly store: DraftStore;
  readonly renderer: Renderer;
  /** Who has saved the version that is in conflict with this draft. */
  readonly who: string;
  readonly onClose: () => void;
}

/** The one question that is open, if any. */
export function Dialogs({ asked, actions, store, renderer, who, onClose }: DialogsProps) {
  if (!asked) return null;
  switch (asked.what) {
    case 'notice':
      return (
        <ChoiceDialog
          title="Put in a notice"
          onClose={onClose}
          choices={NOTICES.map(([kind, name]) => ({ name, choose: () => actions.notice(kind) }))}
        />
      );
    case 'diagram':
      return (
        <ChoiceDialog
          title="Put in a diagram"
          onClose={onClose}
          choices={DIAGRAMS.map(([kind, words]) => {
            const [name = '', says = ''] = words.split(': ');
            return { name, says, choose: () => actions.diagram(kind) };
          })}
        />
      );
    case 'citation':
      return (
        <CitationDialog
          store={store}
          renderer={renderer}
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
          onAdd={(figure) => actions.figure(figure, rest)}
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
          onImport={(text, withTitle) => {
            onClose();
            actions.importText(text, withTitle);
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
