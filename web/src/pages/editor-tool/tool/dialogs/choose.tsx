import type { InsertionChoice } from '../../../../editing/insert/insertions.ts';
import { Dialog } from './dialog.tsx';

interface ChooseProps {
  readonly title: string;
  readonly choices: readonly InsertionChoice[];
  readonly onClose: () => void;
}

/** One of a few. */
export function Choose({ title, choices, onClose }: ChooseProps) {
  return (
    <Dialog title={title} onClose={onClose}>
      <div className="editor-dialog-choices">
        {choices.map(({ name, says, choose }) => (
          <button
            key={name}
            type="button"
            className="editor-dialog-choice"
            onClick={() => {
              onClose();
              choose();
            }}
          >
            <b>{name}</b>
            {says && <small>{says}</small>}
          </button>
        ))}
      </div>
    </Dialog>
  );
}
