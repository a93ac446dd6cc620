import Box from '@mui/material/Box';
import type { Message } from '@quire/model/entities/submission-record';
import { MarkdownText } from '../../markdown-text/markdown-text.tsx';

interface MessageLogProps {
  readonly messages: readonly (Message & { readonly id: string })[];
  /** Formats a date and time. */
  readonly moment: (instant: string) => string;
}

/** The messages between author and editor, oldest first. */
export function MessageLog({ messages, moment }: MessageLogProps) {
  return (
    <div role="log" aria-label="Messages">
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
              <strong>{name}</strong>, <time dateTime={at}>{moment(at)}</time>
            </Box>
            <MarkdownText text={text} />
          </Box>
        ))}
      </Box>
    </div>
  );
}
