import Box from '@mui/material/Box';
import type { Message } from '@quire/model/entities/submission-record';
import { t } from '@quire/model/messages/t';
import { MarkdownText } from '../../markdown-text/markdown-text.tsx';
import { rich } from '../../messages/rich.ts';

interface MessageLogProps {
  readonly messages: readonly (Message & { readonly id: string })[];
  /** Formats a date and time. */
  readonly moment: (instant: string) => string;
}

/** The messages between author and editor, oldest first. */
export function MessageLog({ messages, moment }: MessageLogProps) {
  return (
    <div role="log" aria-label={t('signedIn.messages')}>
      <Box component="ol" sx={{ m: 0, mb: 2, p: 0, listStyle: 'none' }}>
        {messages.map(({ id, side, name, text, at }) => (
          <Box
            component="li"
            key={id}
            sx={{
              ...{ mb: 2, pl: 2, borderInlineStart: '3px solid' },
              borderColor: side === 'author' ? 'var(--rule-strong)' : 'var(--link)',
            }}
          >
            <Box sx={{ color: 'text.secondary', fontSize: 'var(--small)' }}>
              {rich('signedIn.from', {
                name: <strong>{name}</strong>,
                time: <time dateTime={at}>{moment(at)}</time>,
              })}
            </Box>
            <MarkdownText text={text} />
          </Box>
        ))}
      </Box>
    </div>
  );
}
