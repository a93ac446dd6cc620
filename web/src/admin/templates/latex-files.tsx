import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Media } from '@quire/model/entities/media';
import type { ContentFile } from '@quire/model/entities/page';
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
      replaced ? 'New version added.' : 'Template added.',
    );
  }
  return (
    <Stack spacing={1.5}>
      {problem && <Alert severity="error">{problem}</Alert>}
      {templates.length === 0 && <Typography color="text.secondary">No templates yet.</Typography>}
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
              'Saved.',
            )
          }
        />
      ))}
      <div>
        <Button variant="contained" onClick={() => setChoosing('new')}>
          Add template
        </Button>
      </div>
      {choosing && (
        <MediaPicker
          person={person}
          kind="file"
          title={choosing === 'new' ? 'New template' : `New version of ${choosing.name}`}
          onChoose={take}
          onClose={() => setChoosing(null)}
        />
      )}
      <ConfirmDialog
        open={removed !== null}
        title={`Remove ${removed?.label || removed?.name}?`}
        does="Remove"
        danger
        onConfirm={() =>
          save(
            // By name, as the page's files are read again after each change.
            files.filter(({ name }) => name !== removed?.name),
            'Template removed.',
          )
        }
        onClose={() => setRemoved(null)}
      >
        Authors can no longer download it. You can restore it from the page’s history.
      </ConfirmDialog>
    </Stack>
  );
}

function withWords(file: ContentFile, label: string, version: string): ContentFile {
  const { version: _, ...rest } = file;
  return { ...rest, label, ...(version ? { version } : {}) };
}
