import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type { ArticleFile } from '@quire/model/entities/article';
import { t } from '@quire/model/messages/t';
import { useState } from 'react';

export type SupplementText = Required<Pick<ArticleFile, 'label' | 'description'>>;

interface SupplementWordsFormProps {
  readonly file: ArticleFile;
  readonly isBusy: boolean;
  readonly onSave: (words: SupplementText) => Promise<void>;
  readonly onClose: () => void;
}

/** The label and description of a supplement that readers see. */
export function SupplementTextForm({ file, isBusy, onSave, onClose }: SupplementWordsFormProps) {
  const [label, setLabel] = useState(file.label ?? '');
  const [description, setDescription] = useState(file.description ?? '');
  async function save() {
    await onSave({ label: label.trim(), description: description.trim() });
    onClose();
  }
  return (
    <Stack spacing={1} sx={{ my: 1, pl: 1, borderLeft: 2, borderColor: 'divider' }}>
      <TextField
        size="small"
        label={t('officeEditorDetails.label')}
        placeholder={t('officeEditorDetails.labelPlaceholder')}
        autoFocus
        value={label}
        onChange={(event) => setLabel(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 200 } }}
      />
      <TextField
        size="small"
        label={t('officeEditorDetails.description')}
        multiline
        minRows={2}
        value={description}
        onChange={(event) => setDescription(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 1_000 } }}
      />
      <Stack direction="row" spacing={1}>
        <Button size="small" variant="outlined" loading={isBusy} onClick={() => void save()}>
          {t('officeEditorDetails.saveAsVersion')}
        </Button>
        <Button size="small" onClick={onClose}>
          {t('office.cancel')}
        </Button>
      </Stack>
    </Stack>
  );
}
