import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import type { Registration } from '@quire/model/entities/registration';
import { doiUrl } from '@quire/model/identifiers';
import { formatNumber } from '@quire/model/messages/numbers';
import { t } from '@quire/model/messages/t';
import { adminJournalArticlesPath } from '@quire/model/office-paths';
import { Fragment, type ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { TitleText } from '../../markdown-text/title-text.tsx';
import { instant } from '../kit/dates.ts';
import { AGENCY_NAMES, REGISTRATION_KIND_LABELS } from '../kit/registrations/registration-words.ts';
import { linksTo } from './places.ts';

/** What a DOI is of, and when it was sent. */
export function RegistrationFacts({ registration }: { readonly registration: Registration }) {
  const { doi, title, kind, journal, agency, url, sentAt, registeredAt, due } = registration;
  const [source] = linksTo(['source'], registration);
  const facts: readonly (readonly [label: string, fact: ReactNode])[] = [
    [
      t('officeRegistrations.doi'),
      <Link key="doi" href={doiUrl(doi)} target="_blank" rel="noopener">
        <bdi>{doi}</bdi>
      </Link>,
    ],
    [t('office.title'), title && <TitleText text={title} />],
    [t('officeRegistrations.kind'), REGISTRATION_KIND_LABELS[kind]],
    [
      t('office.journal'),
      journal && (
        <Link component={RouterLink} to={adminJournalArticlesPath(journal)}>
          {journal}
        </Link>
      ),
    ],
    [t('officeRegistrations.agency'), agency && AGENCY_NAMES[agency]],
    [
      t('officeRegistrations.registeredAddress'),
      url && (
        <Link href={url} target="_blank" rel="noopener">
          <bdi>{url}</bdi>
        </Link>
      ),
    ],
    [t('officeRegistrations.sentAt'), sentAt && instant(sentAt)],
    [t('officeRegistrations.registeredAt'), registeredAt && instant(registeredAt)],
    [t('officeRegistrations.changedAt'), instant(registration.updatedAt)],
    [
      t('officeRegistrations.attempts'),
      registration.attempts > 0 && formatNumber(registration.attempts),
    ],
    [t('officeRegistrations.nextAttempt'), isAhead(registration) && instant(due)],
    [
      t('officeRegistrations.batch'),
      registration.fileName && <bdi dir="ltr">{registration.fileName}</bdi>,
    ],
  ];
  return (
    <Paper variant="outlined" sx={{ p: 2 }}>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', sm: 'max-content minmax(0, 1fr)' },
          columnGap: 3,
          rowGap: 0.5,
          '& dt': { color: 'text.secondary' },
          '& dd': { m: 0, mb: { xs: 1, sm: 0 }, overflowWrap: 'anywhere' },
        }}
      >
        {facts.map(
          ([label, fact]) =>
            fact && (
              <Fragment key={label}>
                <dt>{label}</dt>
                <dd>{fact}</dd>
              </Fragment>
            ),
        )}
      </Box>
      {source && (
        <Link component={RouterLink} to={source.path} sx={{ display: 'inline-block', mt: 1 }}>
          {t('officeRegistrations.openRecord')}
        </Link>
      )}
    </Paper>
  );
}

/** Whether it will be looked at by itself, at a time that is set. */
const isAhead = ({ state, due }: Registration): boolean =>
  (state === 'waiting' || state === 'sent') && due > new Date().toISOString();
