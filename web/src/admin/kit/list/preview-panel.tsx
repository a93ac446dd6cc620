import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { t } from '@quire/model/messages/t';
import type { Row } from '../../../data/live/office/list-request.ts';
import { rich } from '../../../messages/rich.ts';
import { MailFrame } from '../mail-frame.tsx';
import type { ActionPreview } from './list-description.ts';

interface PreviewPanelProps<T> {
  readonly preview: ActionPreview;
  readonly rows: readonly Row<T>[];
  readonly nameOf: (row: Row<T>) => string;
}

/** Who receives what an action sends, who does not and why, and one of the mails. */
export function PreviewPanel<T>({ preview, rows, nameOf }: PreviewPanelProps<T>) {
  const { reaches, leftOut, mail } = preview;
  return (
    <Stack spacing={2}>
      <div role="status">
        {reaches.map((sentence) => (
          <Typography key={sentence}>{sentence}</Typography>
        ))}
      </div>
      {leftOut.size > 0 && (
        <Alert severity="warning">
          {t('officeList.leftOut', { left: leftOut.size, total: rows.length })}
          <ul>
            {rows.flatMap((row) => {
              const problem = leftOut.get(row.id);
              return problem === undefined
                ? []
                : [
                    <li key={row.id}>
                      {t('officeList.failedRow', { name: nameOf(row), problem })}
                    </li>,
                  ];
            })}
          </ul>
        </Alert>
      )}
      {mail && (
        <section aria-label={t('officeList.previewOfMail')}>
          <Typography color="text.secondary" sx={{ mb: 1 }}>
            {mail.caption}
          </Typography>
          <Typography sx={{ mb: 1 }}>
            {rich('officeList.previewSubject', {
              label: (words) => (
                <Box component="span" sx={{ color: 'text.secondary' }}>
                  {words}
                </Box>
              ),
              subject: mail.subject,
            })}
          </Typography>
          <MailFrame title={t('officeList.previewOfMail')} html={mail.html} text={mail.text} />
        </section>
      )}
    </Stack>
  );
}
