import { t } from '@quire/model/messages/t';
import { Dialog } from './dialog.tsx';

interface ConfirmProps {
  readonly title: string;
  readonly words: string;
  readonly yes: string;
  readonly onYes: () => void;
  readonly onClose: () => void;
}

/** Asks before something is lost. What loses nothing is what Enter does. */
export function Confirm({ title, words, yes, onYes, onClose }: ConfirmProps) {
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{words}</p>
      <div className="editor-dialog-buttons">
        <button
          type="button"
          className="button quiet"
          onClick={() => {
            onClose();
            onYes();
          }}
        >
          {yes}
        </button>
        {/* biome-ignore lint/a11y/noAutofocus: in a dialog the focus must go somewhere: here it does no harm */}
        <button type="button" className="button" autoFocus onClick={onClose}>
          {t('editorTool.keep')}
        </button>
      </div>
    </Dialog>
  );
}
