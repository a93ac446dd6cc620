import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Media } from '@quire/model/entities/media';
import type { ContentFile } from '@quire/model/entities/page';
import { t } from '@quire/model/messages/t';
import { useState } from 'react';
import type { Person } from '../../session/use-person.ts';
import { messageOf } from '../../signed-in/message-of.ts';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import type { Values } from '../kit/form/values.ts';
import { MediaPicker } from '../kit/media/media-picker.tsx';
import { tell } from '../kit/notices.ts';
import { saveChanged } from '../kit/save-changed.ts';
import { LatexFile } from './latex-file.tsx';
import { filesOf, withTemplate } from './template-files.ts';

interface LatexFilesProps {
  readonly person: Person;
  readonly id: string;
  readonly data: Values;
  readonly revision: number;
}

/** The templates of the page, which can be renamed, replaced by a new version or removed. */
export function LatexFiles({ person, id, data, revision }: LatexFilesProps) {
  const files = filesOf(data.files);
  const templates = files.filter(({ role }) => role === 'download');
  const [choosing, setChoosing] = useState<ContentFile | 'new' | null>(null);
  const [removed, setRemoved] = useState<ContentFile | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  async function save(next: readonly ContentFile[], said: string) {
    await saveChanged(
      'pages',
      { id, record: data, revision, deletedAt: undefined },
      { files: next },
    );
    tell(said);
  }
  async function attempt(next: readonly ContentFile[], said: string) {
    setProblem(null);
    try {
      await save(next, said);
    } catch (error) {
      setProblem(messageOf(error));
    }
  }
  function take(media: Media) {
    const replaced = choosing === 'new' ? null : choosing;
    setChoosing(null);
    void attempt(
      withTemplate(files, media, replaced),
      replaced ? t('officeTemplates.versionAdded') : t('officeTemplates.templateAdded'),
    );
  }
  return (
    <Stack spacing={1.5}>
      {problem && <Alert severity="error">{problem}</Alert>}
      {templates.length === 0 && (
        <Typography color="text.secondary">{t('officeTemplates.noTemplatesYet')}</Typography>
      )}
      {templates.map((file) => (
        <LatexFile
          key={file.name}
          file={file}
          onReplace={() => setChoosing(file)}
          onRemove={() => setRemoved(file)}
          onSave={(label, version) =>
            attempt(
              files.map((each) =>
                each.name === file.name ? withWords(each, label, version) : each,
              ),
              t('office.saved'),
            )
          }
        />
      ))}
      <div>
        <Button variant="contained" onClick={() => setChoosing('new')}>
          {t('officeTemplates.addTemplate')}
        </Button>
      </div>
      {choosing && (
        <MediaPicker
          person={person}
          kind="file"
          title={
            choosing === 'new'
              ? t('officeTemplates.newTemplate')
              : t('officeTemplates.newVersionOf', { name: choosing.name })
          }
          onChoose={take}
          onClose={() => setChoosing(null)}
        />
      )}
      <ConfirmDialog
        open={removed !== null}
        title={t('officeTemplates.removeTitle', { name: removed?.label || removed?.name || '' })}
        does={t('office.remove')}
        danger
        onConfirm={() =>
          save(
            // By name, as the page's files are read again after each change.
            files.filter(({ name }) => name !== removed?.name),
            t('officeTemplates.templateRemoved'),
          )
        }
        onClose={() => setRemoved(null)}
      >
        {t('officeTemplates.removeText')}
      </ConfirmDialog>
    </Stack>
  );
}

function withWords(file: ContentFile, label: string, version: string): ContentFile {
  const { version: _, ...rest } = file;
  return { ...rest, label, ...(version ? { version } : {}) };
}
