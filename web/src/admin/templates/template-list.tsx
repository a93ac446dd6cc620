import Alert from '@mui/material/Alert';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { errorMessage } from '@quire/model/errors';
import { t } from '@quire/model/messages/t';
import { adminTemplatesPath } from '@quire/model/office-paths';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { useOwnWordings } from '../../data/live/office/mails.ts';
import { rich } from '../../messages/rich.ts';
import { instant } from '../kit/dates.ts';
import { AUDIENCES, templateTitle } from '../kit/mail-labels.ts';
import { listedTemplates } from './listed-templates.ts';

/** All mails and letters by recipient, with the wording of the press or of a journal. */
export function TemplateList({ journal }: { readonly journal: string | null }) {
  const { wordings, problem } = useOwnWordings(journal);
  const [typed, setTyped] = useState('');
  const groups = listedTemplates(wordings, typed, journal !== null);
  return (
    <Stack spacing={2}>
      <TextField
        type="search"
        label={t('officeTemplates.findMails')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        sx={{ maxWidth: 320 }}
      />
      {problem && <Alert severity="error">{errorMessage(problem)}</Alert>}
      {groups.length === 0 && (
        <Typography color="text.secondary">{t('officeTemplates.noMailsFound')}</Typography>
      )}
      {groups.map(({ audience, templates }) => (
        <section key={audience} aria-labelledby={`audience-${audience}`}>
          <Typography variant="h2" id={`audience-${audience}`} sx={{ mb: 1 }}>
            {AUDIENCES[audience]}
          </Typography>
          <TableContainer
            component={Paper}
            variant="outlined"
            role="region"
            aria-label={AUDIENCES[audience]}
            tabIndex={0}
          >
            <Table size="small">
              <TableHead>
                <TableRow>
                  <TableCell>{t('office.email')}</TableCell>
                  <TableCell sx={{ display: { xs: 'none', sm: 'table-cell' } }}>
                    {t('officeTemplates.subject')}
                  </TableCell>
                  <TableCell>{t('officeTemplates.wording')}</TableCell>
                </TableRow>
              </TableHead>
              <TableBody>
                {templates.map(({ name, subject, isFixed, own }) => (
                  <TableRow key={name} hover>
                    <TableCell sx={{ width: { sm: '30%' } }}>
                      <Link
                        component={RouterLink}
                        to={adminTemplatesPath(name, journal)}
                        underline="hover"
                      >
                        {templateTitle(name)}
                      </Link>
                    </TableCell>
                    <TableCell sx={{ display: { xs: 'none', sm: 'table-cell' } }}>
                      {audience === 'letter' ? '' : subject}
                    </TableCell>
                    <TableCell sx={{ width: { sm: '25%' } }}>
                      {own
                        ? rich('officeTemplates.changedOn', {
                            chip: (words) => (
                              <Chip size="small" color="primary" variant="outlined" label={words} />
                            ),
                            date: instant(own.updatedAt),
                          })
                        : isFixed
                          ? t('officeTemplates.wordingFixed')
                          : journal === null
                            ? t('officeTemplates.wordingDefault')
                            : t('officeTemplates.wordingOfPress')}
                    </TableCell>
                  </TableRow>
                ))}
              </TableBody>
            </Table>
          </TableContainer>
        </section>
      ))}
    </Stack>
  );
}
