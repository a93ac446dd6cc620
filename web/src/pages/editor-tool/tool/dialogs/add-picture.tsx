import { t } from '@quire/model/messages/t';
import { type FormEvent, useState } from 'react';
import type { NewFigure } from '../../../../editing/insert/insertions.ts';
import { useObjectUrl } from '../../../../ui/files/use-object-url.ts';
import { Dialog } from './dialog.tsx';

interface AddPictureProps {
  /** One that was dropped or pasted; otherwise it is chosen here. */
  readonly file: File | null;
  readonly onAdd: (figure: NewFigure) => void;
  readonly onClose: () => void;
}

/** Asks for a picture, what it shows for those who cannot see it, and its caption. */
export function AddPicture({ file: given, onAdd, onClose }: AddPictureProps) {
  const [file, setFile] = useState(given);
  const url = useObjectUrl(file);

  function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!file) return;
    const fields = new FormData(event.currentTarget);
    const words = (name: string) => String(fields.get(name) ?? '').trim();
    onClose();
    onAdd({ file, alt: words('alt'), caption: words('caption') });
  }

  return (
    <Dialog title={t('editorTool.addFigure')} onClose={onClose}>
      <form className="editor-dialog-fields" onSubmit={add}>
        <div className="editor-dialog-field">
          {given ? (
            <span>{given.name}</span>
          ) : (
            <>
              <label htmlFor="picture-file">{t('editorTool.picture')}</label>
              <input
                id="picture-file"
                type="file"
                accept="image/*"
                required
                onChange={({ target }) => setFile(target.files?.[0] ?? null)}
              />
            </>
          )}
          {url && <img className="editor-dialog-thumbnail" src={url} alt="" />}
        </div>
        <div className="editor-dialog-field">
          <label htmlFor="picture-alt">{t('editorTool.alt')}</label>
          <input id="picture-alt" name="alt" required autoComplete="off" />
          <small>{t('editorTool.altHint')}</small>
        </div>
        <div className="editor-dialog-field">
          <label htmlFor="picture-caption">{t('editorTool.caption')}</label>
          <input id="picture-caption" name="caption" autoComplete="off" />
        </div>
        <div className="editor-dialog-buttons">
          <button type="submit" className="button">
            {t('editorTool.addFigureButton')}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
