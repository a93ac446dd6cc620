import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { ContentFile } from '@quire/model/entities/page';
import { t } from '@quire/model/messages/t';
import { useState } from 'react';
import { fileSize } from '../../ui/text-page/file-size.ts';

interface LatexFileProps {
  readonly file: ContentFile;
  readonly onReplace: () => void;
  readonly onRemove: () => void;
  readonly onSave: (label: string, version: string) => Promise<void>;
}

/** One template: its label for authors, its version and its actions. */
export function LatexFile({ file, onReplace, onRemove, onSave }: LatexFileProps) {
  const [label, setLabel] = useState<string | null>(null);
  const [version, setVersion] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const isChanged = label !== null || version !== null;
  async function save() {
    setBusy(true);
    await onSave((label ?? file.label).trim(), (version ?? file.version ?? '').trim());
    setBusy(false);
    setLabel(null);
    setVersion(null);
  }
  return (
    <Paper variant="outlined" sx={{ p: 2 }} component="section" aria-label={file.name}>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { sm: 'minmax(0, 1fr) 9rem' } }}>
        <TextField
          label={t('officeTemplates.labelForAuthors')}
          value={label ?? file.label}
          placeholder={file.name}
          onChange={(event) => setLabel(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 200 } }}
        />
        <TextField
          label={t('officeTemplates.version')}
          value={version ?? file.version ?? ''}
          onChange={(event) => setVersion(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 20 } }}
        />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1, alignItems: 'center' }}>
        <Typography variant="body2" color="text.secondary" sx={{ flexGrow: 1 }}>
          {t('officeTemplates.fileWithSize', { name: file.name, size: fileSize(file.size) })}
        </Typography>
        {isChanged && (
          <Button variant="contained" loading={busy} onClick={() => void save()}>
            {t('office.save')}
          </Button>
        )}
        <Button
          onClick={onReplace}
          aria-label={t('officeTemplates.newVersionOf', { name: file.name })}
        >
          {t('officeTemplates.newVersion')}
        </Button>
        <Button
          color="error"
          onClick={onRemove}
          aria-label={t('officeTemplates.removeFile', { name: file.name })}
        >
          {t('office.remove')}
        </Button>
      </Box>
    </Paper>
  );
}
