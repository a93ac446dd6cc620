import { t } from '@quire/model/messages/t';
import { type ComponentType, startTransition, useEffect, useState } from 'react';
import { mathStyleHref } from '../../made/math-style-href.ts';
import styles from './editor-tool.module.css';
import toolStyleHref from './tool/style/tool.css?url';

/** Where the editor opens. It is loaded in the browser, when the page is there. */
export function ToolPlace() {
  const [Tool, setTool] = useState<ComponentType | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let current = true;
    import('./tool/tool.tsx').then(
      // A transition waits for the style, so that nothing jumps.
      (loaded) => current && startTransition(() => setTool(() => loaded.default)),
      () => current && setFailed(true),
    );
    return () => {
      current = false;
    };
  }, []);
  return (
    <section className={styles.place} aria-label={t('editorTool.editor')}>
      {Tool ? (
        <>
          {/* The server wrote only the faces that the guide needs. The preview may need any of them. */}
          <link rel="stylesheet" href={mathStyleHref} precedence="math" />
          <link rel="stylesheet" href={toolStyleHref} precedence="editor" />
          <Tool />
        </>
      ) : (
        <div className={styles.waiting}>
          {failed ? (
            <p role="alert">{t('editorTool.notLoaded')}</p>
          ) : (
            <>
              <p className={styles.opening}>{t('editorTool.opening')}</p>
              <p className={styles.still}>{t('editorTool.needsScript')}</p>
            </>
          )}
        </div>
      )}
    </section>
  );
}
