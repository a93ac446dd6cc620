import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { t } from '@quire/model/messages/t';
import { saveFile } from '../../ui/files/save-file.ts';
import { tell, tellFailure } from '../kit/notices.ts';
import { readableMetadata } from './readable-metadata.ts';

interface MetadataTextProps {
  readonly label: string;
  readonly text: string;
  /** Of the file that is downloaded. */
  readonly name: string;
}

/** What is sent, laid out; copied and downloaded as it is sent. */
export function MetadataText({ label, text, name }: MetadataTextProps) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      tell(t('officeRegistrations.copied'));
    } catch {
      tellFailure(t('officeRegistrations.notCopied'));
    }
  }
  return (
    <>
      <Stack direction="row" spacing={1}>
        <Button size="small" onClick={() => void copy()}>
          {t('officeRegistrations.copy')}
        </Button>
        <Button size="small" onClick={() => saveFile(new Blob([text]), name)}>
          {t('officeRegistrations.download')}
        </Button>
      </Stack>
      <Box
        component="pre"
        role="region"
        aria-label={label}
        tabIndex={0}
        dir="ltr"
        sx={{
          ...{ m: 0, p: 1.5, maxHeight: '55vh', overflow: 'auto', fontSize: 13 },
          ...{ border: 1, borderColor: 'divider', borderRadius: 1 },
          ...{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
        }}
      >
        {readableMetadata(text)}
      </Box>
    </>
  );
}
