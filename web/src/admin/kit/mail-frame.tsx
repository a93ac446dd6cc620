import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { t } from '@quire/model/messages/t';
import { useId, useState } from 'react';

interface MailFrameProps {
  readonly title: string;
  readonly html: string;
  readonly text: string;
}

/**
 * A mail as its recipient sees it. The frame runs no scripts, follows no links, submits no forms and has no origin,
 * whatever the mail contains.
 */
export function MailFrame({ title, html, text }: MailFrameProps) {
  const [shown, setShown] = useState<'html' | 'text'>('html');
  const id = useId();
  return (
    <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 1, overflow: 'hidden' }}>
      <Tabs
        value={shown}
        onChange={(_, next: 'html' | 'text') => setShown(next)}
        aria-label={t('officeKit.partsOfMail')}
        sx={{ minHeight: 40, borderBottom: 1, borderColor: 'divider' }}
      >
        <Tab
          value="html"
          label={t('officeKit.html')}
          id={`${id}-html`}
          aria-controls={`${id}-part`}
        />
        <Tab
          value="text"
          label={t('officeKit.plainText')}
          id={`${id}-text`}
          aria-controls={`${id}-part`}
        />
      </Tabs>
      <Box role="tabpanel" id={`${id}-part`} aria-labelledby={`${id}-${shown}`} tabIndex={0}>
        {shown === 'html' ? (
          <Box
            component="iframe"
            title={title}
            srcDoc={html}
            sandbox=""
            sx={{
              display: 'block',
              width: '100%',
              height: 'min(62vh, 560px)',
              border: 0,
              // A mail is shown on white, whatever the office's theme.
              bgcolor: '#fff',
              colorScheme: 'light',
            }}
          />
        ) : (
          <Box
            component="pre"
            sx={{
              m: 0,
              p: 2,
              maxHeight: 'min(62vh, 560px)',
              overflow: 'auto',
              whiteSpace: 'pre-wrap',
              overflowWrap: 'anywhere',
              fontSize: 14,
            }}
          >
            {text}
          </Box>
        )}
      </Box>
    </Box>
  );
}
