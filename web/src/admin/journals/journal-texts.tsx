import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { pageDocId } from '@quire/model/collections';
import { JOURNAL_PAGES } from '@quire/model/journal-pages';
import { t } from '@quire/model/messages/t';
import { adminPagesPath } from '@quire/model/office-paths';
import { journalPagePath } from '@quire/model/paths';
import { Link as RouterLink } from 'react-router';
import { useJournal } from '../../data/live/journals.ts';

/** The journal's texts: which exist, and where to edit them. An unsaved journal has none. */
export function JournalTexts({ jkey }: { readonly jkey: string }) {
  const published = useJournal(jkey);
  if (!published) return null;
  return (
    <Box sx={{ mt: 2 }}>
      <Typography variant="h3" gutterBottom>
        {t('officeJournals.texts')}
      </Typography>
      <List dense disablePadding>
        {JOURNAL_PAGES.map(({ key, label, from }) => {
          const path = journalPagePath(jkey, key);
          // The figures page is generated or left out; it has no text.
          const isFigures = from === 'figures';
          const isShown = published.texts.includes(key);
          const isWritten = isShown && !isFigures;
          const isMade = from === 'record' || (isFigures && isShown);
          return (
            <ListItem key={key} disableGutters sx={{ columnGap: 2, flexWrap: 'wrap', py: 0.25 }}>
              <Box sx={{ flex: '1 1 14rem' }}>{label}</Box>
              <Typography variant="body2" color="text.secondary" sx={{ flex: '1 1 12rem' }}>
                {isWritten
                  ? t('officeJournals.textExists')
                  : isMade
                    ? t('officeJournals.textGenerated')
                    : isFigures
                      ? t('officeJournals.figuresOff')
                      : t('officeJournals.textMissing')}
              </Typography>
              {isWritten && (
                <Link
                  component={RouterLink}
                  to={adminPagesPath(pageDocId(path))}
                  aria-label={t('officeJournals.editText', { text: label })}
                >
                  {t('office.edit')}
                </Link>
              )}
              {(isWritten || isMade) && (
                <Link href={path} aria-label={t('officeJournals.viewText', { text: label })}>
                  {t('officeJournals.view')}
                </Link>
              )}
            </ListItem>
          );
        })}
      </List>
    </Box>
  );
}
