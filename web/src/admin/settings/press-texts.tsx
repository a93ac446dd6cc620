import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { pageDocId } from '@quire/model/collections';
import { t } from '@quire/model/messages/t';
import { adminPagesPath } from '@quire/model/office-paths';
import { SITE_PAGES } from '@quire/model/site-pages';
import { Link as RouterLink } from 'react-router';

/** The press's own texts, each with links to edit and view it. */
export function PressTexts() {
  return (
    <Box
      component="ul"
      sx={{
        ...{ listStyle: 'none', m: 0, p: 0, display: 'grid', columnGap: 4, rowGap: 0.5 },
        gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' },
      }}
    >
      {SITE_PAGES.map(({ path, label }) => (
        <Box component="li" key={path} sx={{ display: 'flex', gap: 2 }}>
          <Box sx={{ flexGrow: 1 }}>{label}</Box>
          <Link
            component={RouterLink}
            to={adminPagesPath(pageDocId(path))}
            aria-label={t('officeSettings.editText', { label, path })}
          >
            {t('office.edit')}
          </Link>
          <Link href={path} aria-label={t('officeSettings.viewText', { label, path })}>
            {t('officeSettings.viewShort')}
          </Link>
        </Box>
      ))}
    </Box>
  );
}
