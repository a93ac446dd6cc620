import { t } from '@quire/model/messages/t';
import type { ShownPictures } from '../../../editing/paper-preview/use-pictures.ts';
import { rich } from '../../../messages/rich.ts';
import { fileSize } from '../../../ui/text-page/file-size.ts';

interface PicturesPaneProps {
  readonly pictures: ShownPictures;
  readonly onAdd: () => void;
  readonly onInsert: (path: string) => void;
  readonly onRemove: (path: string) => void;
}

/** The pictures of the document. They never leave this device. */
export function PicturesPane({ pictures, onAdd, onInsert, onRemove }: PicturesPaneProps) {
  return (
    <div className="editor-pictures-pane-pane">
      <button type="button" className="button" onClick={onAdd}>
        {t('editorTool.addPicture')}
      </button>
      <p className="editor-pictures-pane-hint">{t('editorTool.addPictureHint')}</p>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that an unmarked list is one */}
      <ul role="list" className="editor-pictures-pane-list">
        {[...pictures].map(([path, { url, blob, width, height, isShown }]) => (
          <li key={path}>
            {isShown ? (
              <img src={url} alt="" />
            ) : (
              <span className="editor-pictures-pane-none">{t('editorTool.noPreview')}</span>
            )}
            <div className="editor-pictures-pane-about">
              <b>{path}</b>
              <span>
                {isShown
                  ? t('editorTool.pictureSize', { width, height, size: fileSize(blob.size) })
                  : fileSize(blob.size)}
              </span>
              <span className="editor-pictures-pane-actions">
                <button type="button" onClick={() => onInsert(path)}>
                  {rich('editorTool.insertPicture', {
                    name: <span className="visually-hidden">{path}</span>,
                  })}
                </button>
                <button type="button" onClick={() => onRemove(path)}>
                  {rich('editorTool.removePicture', {
                    name: <span className="visually-hidden">{path}</span>,
                  })}
                </button>
              </span>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
