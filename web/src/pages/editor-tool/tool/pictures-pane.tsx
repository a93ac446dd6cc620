import type { ShownPictures } from '../../../editing/paper-preview/use-pictures.ts';
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
        Add a picture
      </button>
      <p className="editor-pictures-pane-hint">
        Or drop pictures on the text, or paste one. They are kept on this device, beside the text.
      </p>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that an unmarked list is one */}
      <ul role="list" className="editor-pictures-pane-list">
        {[...pictures].map(([path, { url, blob, width, height, isShown }]) => (
          <li key={path}>
            {isShown ? (
              <img src={url} alt="" />
            ) : (
              <span className="editor-pictures-pane-none">No preview</span>
            )}
            <div className="editor-pictures-pane-about">
              <b>{path}</b>
              <span>
                {isShown ? `${width} × ${height}, ` : ''}
                {fileSize(blob.size)}
              </span>
              <span className="editor-pictures-pane-actions">
                <button type="button" onClick={() => onInsert(path)}>
                  Put into the text<span className="visually-hidden">: {path}</span>
                </button>
                <button type="button" onClick={() => onRemove(path)}>
                  Remove<span className="visually-hidden">: {path}</span>
                </button>
              </span>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
