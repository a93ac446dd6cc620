import Alert from '@mui/material/Alert';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ArticleVersion } from '@quire/model/entities/article';
import { t } from '@quire/model/messages/t';
import { useEffect, useState } from 'react';
import { getVersion } from '../../../data/live/articles.ts';
import type { VersionEntry } from '../../../data/live/list-versions.ts';
import { MergeEditor } from '../../kit/compare/merge-editor.tsx';
import { instant } from '../../kit/dates.ts';
import { EditorDialog } from '../../kit/markdown/editor-dialog.tsx';
import { tell } from '../../kit/notices.ts';
import { articleDraftOf, type DraftContent, isSame } from '../draft/draft-content.ts';
import type { ArticleDraftStore } from '../draft/draft-store.ts';

interface VersionDialogProps {
  readonly id: string;
  readonly version: VersionEntry;
  readonly who: string;
  readonly store: ArticleDraftStore;
  readonly isReadOnly: boolean;
  readonly onClose: () => void;
}

const TEXTS = [
  ['title', t('office.title')],
  ['abstract', t('officeEditor.abstract')],
  ['markdown', t('officeEditor.textField')],
  ['bibtex', t('officeEditor.bibliography')],
] as const;

/** An older version beside the draft, with the option to restore it. */
export function VersionDialog({
  id,
  version,
  who,
  store,
  isReadOnly,
  onClose,
}: VersionDialogProps) {
  const [old, setOld] = useState<ArticleVersion | null>(null);
  const [failed, setFailed] = useState(false);
  const [now] = useState<DraftContent>(() => store.settle());
  useEffect(() => {
    let current = true;
    getVersion(id, version.revision).then(
      (found) => current && setOld(found),
      () => current && setFailed(true),
    );
    return () => {
      current = false;
    };
  }, [id, version.revision]);

  function restore() {
    if (!old) return;
    store.replace(articleDraftOf(old));
    tell(t('officeEditor.versionRestored', { revision: old.revision }), async () =>
      store.replace(now),
    );
    onClose();
  }

  const then = old && articleDraftOf(old);
  const changed = then ? TEXTS.filter(([field]) => !isSame(then, now, field)) : [];
  const differs = then !== null && (changed.length > 0 || !isSame(then, now, 'files'));
  const name = t('officeEditor.version', { revision: version.revision });
  return (
    <EditorDialog
      title={name}
      isWide
      {...(isReadOnly || !differs ? {} : { does: t('officeEditor.restore'), onDo: restore })}
      onClose={onClose}
    >
      <Stack spacing={2}>
        <Typography color="text.secondary">
          {t('officeEditor.savedBy', { name: who, date: instant(version.savedAt) })}
        </Typography>
        {failed && <Alert severity="error">{t('officeEditor.versionUnreadable')}</Alert>}
        {!old && !failed && <LinearProgress aria-label={t('officeEditor.loadingVersion')} />}
        {then && !differs && <Alert severity="info">{t('officeEditor.sameAsDraft')}</Alert>}
        {then &&
          changed.map(([field, label]) => (
            <section key={field}>
              <Typography variant="h2" gutterBottom>
                {label}
              </Typography>
              <MergeEditor
                left={then[field]}
                right={now[field]}
                leftLabel={name}
                rightLabel={t('officeEditor.theDraft')}
              />
            </section>
          ))}
        {then && !isSame(then, now, 'files') && (
          <Alert severity="info">
            {t('officeEditor.fileCounts', {
              before: then.files.length,
              now: now.files.length,
            })}
          </Alert>
        )}
      </Stack>
    </EditorDialog>
  );
}
