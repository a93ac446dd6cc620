export interface Said {
  readonly words: string;
  readonly isWrong?: boolean;
  /** Whether it is about a document that replaced another. */
  readonly isOpening?: boolean;
}

/** When the worker fails. */
export const FAILED = 'That did not work: the renderer gave no answer. Your text is safe.';

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
              Bring back what was here
            </button>
          )}
          <button type="button" onClick={onClose}>
            Close
          </button>
        </p>
      )}
    </div>
  );
}
