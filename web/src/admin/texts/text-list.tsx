import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { LANGUAGES, SOURCE_LANGUAGE } from '@quire/model/messages/languages';
import { t } from '@quire/model/messages/t';
import type { TextEntry } from './use-texts.ts';

interface TextListProps {
  readonly texts: readonly TextEntry[];
  readonly onOpen: (text: TextEntry) => void;
}

/** Texts with their names and their English; each opens its editor. */
export function TextList({ texts, onOpen }: TextListProps) {
  return (
    <Paper variant="outlined" sx={{ mb: 2 }}>
      <List disablePadding aria-label={t('officeTexts.pageTitle')}>
        {texts.map((entry) => (
          <ListItem key={entry.key} disablePadding divider>
            <ListItemButton onClick={() => onOpen(entry)} sx={{ display: 'block', py: 1.25 }}>
              <Typography
                lang={entry.language}
                dir={LANGUAGES[entry.language].direction}
                sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}
              >
                {entry.own ?? entry.text}
              </Typography>
              {entry.language !== SOURCE_LANGUAGE && (
                <Typography variant="body2" lang="en" dir="ltr" sx={{ overflowWrap: 'anywhere' }}>
                  {entry.source}
                </Typography>
              )}
              <Typography
                variant="body2"
                color="text.secondary"
                component="div"
                sx={{ overflowWrap: 'anywhere' }}
              >
                <bdi>{entry.key}</bdi>{' '}
                {entry.own !== undefined && (
                  <Chip
                    size="small"
                    color="primary"
                    variant="outlined"
                    label={t('officeTexts.changed')}
                  />
                )}
              </Typography>
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Paper>
  );
}
