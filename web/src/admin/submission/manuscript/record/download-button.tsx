import Button from '@mui/material/Button';
import { t } from '@quire/model/messages/t';
import { messageOf } from '../../../../signed-in/message-of.ts';
import { saveStoredFile } from '../../../../signed-in/save-stored-file.ts';
import { tellFailure } from '../../../kit/notices.ts';
import { useAttempt } from '../work/use-attempt.ts';

interface DownloadButtonProps {
  readonly file: { readonly path: string; readonly size: number; readonly name: string };
  readonly label?: string;
}

/** Saves a file of the manuscript under its own name. */
export function DownloadButton({ file, label = t('officeChecks.download') }: DownloadButtonProps) {
  const { busy, run } = useAttempt();
  async function save() {
    try {
      await saveStoredFile(file);
    } catch (error) {
      tellFailure(messageOf(error));
    }
  }
  return (
    <Button
      size="small"
      loading={busy}
      aria-label={t('officeChecks.downloadNamed', { name: file.name })}
      onClick={() => void run(save)}
      sx={{ maxWidth: '100%', overflowWrap: 'anywhere' }}
    >
      {label}
    </Button>
  );
}
