import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ArticleFile } from '@quire/model/entities/article';
import { t } from '@quire/model/messages/t';
import { useState } from 'react';
import { saveStoredFile } from '../../../signed-in/save-stored-file.ts';
import { fileSize } from '../../../ui/text-page/file-size.ts';
import { type SupplementText, SupplementTextForm } from './supplement-text-form.tsx';

const ROLES: Readonly<Record<ArticleFile['role'], string>> = {
  pdf: t('officeEditorDetails.pdf'),
  figure: t('officeEditorDetails.figure'),
  supplement: t('officeEditorDetails.supplement'),
  source: t('officeEditorDetails.manuscript'),
};

interface ArticleFileRowProps {
  readonly file: ArticleFile;
  readonly mayEdit: boolean;
  readonly isBusy: boolean;
  readonly onTakeOut: () => void;
  readonly onDescribe: (words: SupplementText) => Promise<void>;
}

/** One file; a supplement with its description for readers. */
export function ArticleFileRow(props: ArticleFileRowProps) {
  const { file, mayEdit, isBusy, onTakeOut, onDescribe } = props;
  const { role, name, label, description, size } = file;
  const [isDescribing, setDescribing] = useState(false);
  return (
    <Box component="li">
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <Chip size="small" variant="outlined" label={ROLES[role]} />
        <Typography
          variant="body2"
          component="div"
          sx={{ flex: '1 1 12rem', minWidth: 0, overflowWrap: 'anywhere' }}
        >
          {label ? (
            <>
              <strong>{label}</strong> {name}{' '}
            </>
          ) : (
            <>{name} </>
          )}
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {t('officeEditorDetails.fileSize', { size: fileSize(size) })}
          </Box>
          {description && <Box sx={{ color: 'text.secondary' }}>{description}</Box>}
        </Typography>
        <Button
          size="small"
          onClick={() => void saveStoredFile(file)}
          aria-label={t('officeEditorDetails.downloadNamed', { name })}
        >
          {t('officeEditorDetails.download')}
        </Button>
        {mayEdit && role === 'supplement' && !isDescribing && (
          <Button
            size="small"
            disabled={isBusy}
            aria-label={t('officeEditorDetails.describeNamed', { name })}
            onClick={() => setDescribing(true)}
          >
            {t('officeEditorDetails.describe')}
          </Button>
        )}
        {mayEdit && role !== 'source' && (
          <Button
            size="small"
            color="error"
            disabled={isBusy}
            aria-label={t('officeEditorDetails.removeNamed', { name })}
            onClick={onTakeOut}
          >
            {t('office.remove')}
          </Button>
        )}
      </Stack>
      {isDescribing && (
        <SupplementTextForm
          file={file}
          isBusy={isBusy}
          onClose={() => setDescribing(false)}
          onSave={onDescribe}
        />
      )}
    </Box>
  );
}
