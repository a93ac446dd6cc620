import { t } from '@quire/model/messages/t';
import { type ReactNode, useEffect, useId, useRef } from 'react';

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A question in a window over the page: it keeps the focus, and Escape closes it. */
export function Dialog({ title, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const element = dialog.current;
    if (!element?.open) element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="editor-dialog-dialog"
      aria-labelledby={heading}
      onClose={onClose}
    >
      <div className="editor-dialog-head">
        <h2 id={heading}>{title}</h2>
        <button
          type="button"
          className="editor-dialog-close"
          aria-label={t('editorTool.close')}
          onClick={onClose}
        >
          <span aria-hidden="true">×</span>
        </button>
      </div>
      {children}
    </dialog>
  );
}
