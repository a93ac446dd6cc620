import { t } from '@quire/model/messages/t';

export interface Said {
  readonly words: string;
  readonly isWrong?: boolean;
  /** Whether it is about a document that replaced another. */
  readonly isOpening?: boolean;
}

interface MessageProps {
  readonly message: Said | null;
  readonly canUndo: boolean;
  readonly onUndo: () => void;
  readonly onClose: () => void;
}

/** What became of something that somebody asked for. */
export function Message({ message, canUndo, onUndo, onClose }: MessageProps) {
  return (
    <div role="status" className="editor-message-place">
      {message && (
        <p className="editor-message-message" data-wrong={message.isWrong === true}>
          <span>{message.words}</span>
          {message.isOpening && canUndo && (
            <button type="button" onClick={onUndo}>
              {t('editorTool.undoOpening')}
            </button>
          )}
          <button type="button" onClick={onClose}>
            {t('editorTool.close')}
          </button>
        </p>
      )}
    </div>
  );
}
