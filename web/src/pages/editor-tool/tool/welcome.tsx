import { t } from '@quire/model/messages/t';

/** What the preview shows before anything is written. */
export function Welcome({ onBegin }: { onBegin: () => void }) {
  return (
    <div className="editor-welcome-welcome">
      <p className="editor-welcome-lead">{t('editorTool.welcome')}</p>
      <p>{t('editorTool.welcomeKept')}</p>
      <button type="button" className="button" onClick={onBegin}>
        {t('editorTool.begin')}
      </button>
    </div>
  );
}
