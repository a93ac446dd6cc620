import Alert from '@mui/material/Alert';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { MailWording } from '@quire/model/mail/registry/mail-wording';
import { language } from '@quire/model/messages/language';
import { t } from '@quire/model/messages/t';
import { useEffect, useState } from 'react';
import { type CallAnswer, call } from '../../data/calls.ts';
import { useRecentSubmissions } from '../../data/live/office/recent-submissions.ts';
import { rich } from '../../messages/rich.ts';
import { messageOf } from '../../signed-in/message-of.ts';
import { MailFrame } from '../kit/mail-frame.tsx';

/** How long typing must pause before the preview is updated. */
const REST_MS = 500;
const OFFERED = 40;

interface MailPreviewProps {
  readonly template: string;
  readonly journal: string | null;
  /** Null for the wording in use. */
  readonly words: MailWording | null;
  /** The wording has problems, so the preview is not updated. */
  readonly isHeld: boolean;
  readonly submission: string | null;
  readonly onSubmission: (submission: string | null) => void;
}

/** A preview of the mail, with sample data or those of a manuscript. */
export function MailPreview(props: MailPreviewProps) {
  const { template, journal, words, isHeld, submission, onSubmission } = props;
  const [shown, setShown] = useState<CallAnswer<'previewMail'> | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const subject = words?.subject;
  const text = words?.text;
  const recent = useRecentSubmissions(OFFERED, journal === null);

  useEffect(() => {
    if (isHeld) return;
    let current = true;
    const timer = setTimeout(async () => {
      try {
        const wording = subject !== undefined && text !== undefined && { subject, text };
        const answer = await call('previewMail', {
          ...{ template, language: language() },
          ...(wording && { wording }),
          ...(journal && { journal }),
          ...(submission && { submission }),
        });
        if (!current) return;
        setShown(answer);
        setProblem(null);
      } catch (error) {
        if (current) setProblem(messageOf(error));
      }
    }, REST_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [template, journal, subject, text, submission, isHeld]);

  return (
    <section aria-labelledby="preview">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'end', mb: 1.5 }}>
        <Typography variant="h2" id="preview" sx={{ flexGrow: 1 }}>
          {t('officeTemplates.preview')}
        </Typography>
        {recent.length > 0 && (
          <Autocomplete
            size="small"
            sx={{ width: { xs: '100%', sm: 360 } }}
            options={recent}
            value={recent.find(({ id }) => id === submission) ?? null}
            getOptionLabel={({ label }) => label}
            getOptionKey={({ id }) => id}
            isOptionEqualToValue={(one, other) => one.id === other.id}
            onChange={(_, chosen) => onSubmission(chosen?.id ?? null)}
            renderInput={(parameters) => (
              <TextField
                {...parameters}
                label={t('officeTemplates.showWithData')}
                placeholder={t('officeTemplates.sampleData')}
              />
            )}
          />
        )}
      </Box>
      {problem && (
        <Alert severity="warning" sx={{ mb: 1.5 }}>
          {problem}
        </Alert>
      )}
      {shown && (
        <>
          <Typography sx={{ mb: 1 }}>
            {rich('officeTemplates.previewSubject', {
              label: (words) => (
                <Box component="span" sx={{ color: 'text.secondary' }}>
                  {words}
                </Box>
              ),
              subject: shown.subject,
            })}
          </Typography>
          <MailFrame
            title={t('officeTemplates.previewOfMail')}
            html={shown.html}
            text={shown.text}
          />
        </>
      )}
    </section>
  );
}
