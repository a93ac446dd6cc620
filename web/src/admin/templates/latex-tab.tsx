import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { pageDocId } from '@quire/model/collections';
import { errorMessage } from '@quire/model/errors';
import { t } from '@quire/model/messages/t';
import { adminPagesPath } from '@quire/model/office-paths';
import { latexTemplatePath } from '@quire/model/paths';
import { Link } from 'react-router';
import { useRecord } from '../../data/live/office/use-record.ts';
import type { Person } from '../../session/use-person.ts';
import { LatexFiles } from './latex-files.tsx';

const PAGE = pageDocId(latexTemplatePath());

/** The LaTeX templates for authors, with their versions. They are files of a page of the press. */
export default function LatexTab({ person }: { person: Person }) {
  const { data, keeping, loading, problem } = useRecord('pages', PAGE);
  if (loading) return <LinearProgress aria-label={t('office.loading')} />;
  if (problem) return <Alert severity="error">{errorMessage(problem)}</Alert>;
  if (!data) {
    return (
      <Alert
        severity="info"
        action={
          <Button component={Link} to={adminPagesPath('new')}>
            {t('officeTemplates.writePage')}
          </Button>
        }
      >
        {t('officeTemplates.pageWithoutText', {
          path: latexTemplatePath(),
        })}
      </Alert>
    );
  }
  return (
    <Stack spacing={2} sx={{ maxWidth: 860 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Typography variant="body2" color="text.secondary" sx={{ flex: '1 1 320px' }}>
          {t('officeTemplates.latexText', {
            path: latexTemplatePath(),
          })}
        </Typography>
        <Button href={latexTemplatePath()}>{t('officeTemplates.viewPage')}</Button>
        <Button component={Link} to={adminPagesPath(PAGE)}>
          {t('officeTemplates.editText')}
        </Button>
      </Box>
      <LatexFiles {...{ person, data }} id={PAGE} revision={keeping.revision} />
    </Stack>
  );
}
