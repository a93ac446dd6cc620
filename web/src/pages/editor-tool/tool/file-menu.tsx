import { t } from '@quire/model/messages/t';
import type { ToolActions } from './actions/use-actions.ts';

/** Files in and out, and the end of what is kept. */
export function FileMenu({ actions }: { actions: ToolActions }) {
  return (
    <div className="editor-tool-file">
      <label className="editor-tool-action">
        <span>{t('editorTool.openFile')}</span>
        <input
          type="file"
          className="editor-tool-input"
          accept=".md,.markdown,.txt,.zip,.tex,.docx,.odt,.xml,.ipynb,.bib,.json,image/*"
          multiple
          onChange={({ currentTarget }) => {
            const files = [...(currentTarget.files ?? [])];
            // The same file may be chosen again.
            currentTarget.value = '';
            void actions.openFiles(files);
          }}
        />
      </label>
      <button
        type="button"
        className="editor-tool-action"
        onClick={() => actions.ask({ what: 'save' })}
      >
        {t('editorTool.saveAs')}
      </button>
      <button
        type="button"
        className="editor-tool-action"
        onClick={() => actions.ask({ what: 'forget' })}
      >
        {t('editorTool.forget')}
      </button>
    </div>
  );
}
