import Box from '@mui/material/Box';
import type { MailWording } from '@quire/model/mail/registry/mail-wording';
import { t } from '@quire/model/messages/t';
import { diffLines } from './diff-lines.ts';

const SIGNS = { same: ' ', gone: '−', new: '+' } as const;
const COLOURS = { same: undefined, gone: 'error.main', new: 'success.main' } as const;
const spoken = {
  same: () => undefined,
  gone: (line: string) => t('officeTemplates.lineRemoved', { line }),
  new: (line: string) => t('officeTemplates.lineAdded', { line }),
} as const;

const asOne = ({ subject, text }: MailWording) =>
  `${t('officeTemplates.subjectLine', { subject })}\n\n${text}`;

interface WordingDiffProps {
  readonly before: MailWording;
  readonly after: MailWording;
}

/** The differences between two wordings, line by line. */
export function WordingDiff({ before, after }: WordingDiffProps) {
  const lines = diffLines(asOne(before), asOne(after));
  return (
    <Box
      component="ol"
      sx={{ listStyle: 'none', m: 0, p: 0, fontSize: 14, overflowWrap: 'anywhere' }}
    >
      {lines.map(({ kind, text }, index) => (
        <Box
          component="li"
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are identified by their position
          key={index}
          aria-label={spoken[kind](text)}
          sx={{
            display: 'flex',
            gap: 1,
            minHeight: '1.4em',
            color: COLOURS[kind],
            ...(kind === 'gone' && { textDecoration: 'line-through' }),
          }}
        >
          <Box
            component="span"
            aria-hidden="true"
            sx={{ flex: '0 0 1ch', fontFamily: 'monospace' }}
          >
            {SIGNS[kind]}
          </Box>
          <span>{text}</span>
        </Box>
      ))}
    </Box>
  );
}
