import { t } from '@quire/model/messages/t';
import type { FormEvent } from 'react';
import type { WorkerTask } from '../../../../editing/messages.ts';
import { useWorks, workName } from '../../../../editing/use-works.ts';
import { Dialog } from './dialog.tsx';

interface CiteProps {
  /** Reads the bibliography. */
  readonly works: () => Promise<readonly WorkerTask[]>;
  readonly onCite: (keys: readonly string[]) => void;
  readonly onBibliography: () => void;
  readonly onClose: () => void;
}

/** Asks which works of the bibliography are cited. */
export function Cite({ works: read, onCite, onBibliography, onClose }: CiteProps) {
  const works = useWorks(read);

  function cite(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const keys = new FormData(event.currentTarget).getAll('works').map(String);
    onClose();
    onCite(keys);
  }

  return (
    <Dialog title={t('editorTool.cite')} onClose={onClose}>
      {works === null && <p role="status">{t('editorTool.readingBibliography')}</p>}
      {works?.length === 0 && (
        <>
          <p>{t('editorTool.noWorks')}</p>
          <div className="editor-dialog-buttons">
            <button
              type="button"
              className="button"
              onClick={() => {
                onClose();
                onBibliography();
              }}
            >
              {t('editorTool.openBibliography')}
            </button>
            <button
              type="button"
              className="button quiet"
              onClick={() => {
                onClose();
                onCite(['key']);
              }}
            >
              {t('editorTool.emptyCitation')}
            </button>
          </div>
        </>
      )}
      {works !== null && works.length > 0 && (
        <form className="editor-dialog-fields" onSubmit={cite}>
          <div className="editor-dialog-field">
            <label htmlFor="cited-works">{t('editorTool.works')}</label>
            <select
              id="cited-works"
              name="works"
              multiple
              required
              size={Math.min(Math.max(works.length, 3), 9)}
            >
              {works.map((work) => (
                <option key={work.key} value={work.key}>
                  {workName(work)}
                </option>
              ))}
            </select>
            <small>{t('editorTool.worksHint')}</small>
          </div>
          <div className="editor-dialog-buttons">
            <button type="submit" className="button">
              {t('editorTool.cite')}
            </button>
          </div>
        </form>
      )}
    </Dialog>
  );
}
