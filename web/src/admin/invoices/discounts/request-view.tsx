import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DISCOUNT_KINDS,
  type DiscountRequest,
  discountAnswer,
  WAIVER_PARTIES,
} from '@quire/model/entities/discount';
import { errorMessage } from '@quire/model/errors';
import { countryName } from '@quire/model/messages/names';
import { t } from '@quire/model/messages/t';
import { adminInvoicesPath } from '@quire/model/office-paths';
import { can } from '@quire/model/roles';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { useDiscountRequest, useInstitution } from '../../../data/live/office/invoices.ts';
import { MarkdownText } from '../../../markdown-text/markdown-text.tsx';
import { rich } from '../../../messages/rich.ts';
import type { Person } from '../../../session/use-person.ts';
import type { Crumb } from '../../kit/crumbs.tsx';
import { instant } from '../../kit/dates.ts';
import { OfficeFrame } from '../../kit/office-frame.tsx';
import { DecideDialog } from './decide-dialog.tsx';
import { discountLabel, REQUEST_STATE_LABELS } from './discount-labels.ts';

interface RequestViewProps {
  readonly person: Person;
  readonly id: string;
  readonly list: Crumb;
}

/** One discount request and the decision on it. */
export function RequestView({ person, id, list }: RequestViewProps) {
  const { found: request, loading, problem } = useDiscountRequest(id);
  const keepsAgreements = can(person, 'charge.edit');
  const { found: agreement } = useInstitution(
    keepsAgreements ? (request?.institution ?? null) : null,
  );
  const [decision, setDecision] = useState<'granted' | 'refused' | null>(null);
  if (!request) {
    return (
      <OfficeFrame person={person} title={t('officeDiscounts.request')} crumbs={[list]}>
        {loading ? (
          <LinearProgress aria-label={t('office.loading')} />
        ) : (
          <Alert severity={problem ? 'error' : 'info'}>
            {problem ? errorMessage(problem) : t('officeDiscounts.noSuchRequest')}
          </Alert>
        )}
      </OfficeFrame>
    );
  }
  const { kind, state, name, email, journal, submissionNumber, title, reason, basisPoints } =
    request;
  const answer = discountAnswer(request);
  const isTheirs = request.owner === person.uid || request.authorUids.includes(person.uid);
  const mayDecide = can(person, 'waiver.decide', request) && !isTheirs;
  const rows: readonly (readonly [string, ReactNode])[] = [
    [t('officeDiscounts.author'), t('officeDiscounts.nameAndEmail', { name, email })],
    [
      t('officeDiscounts.manuscript'),
      t('officeDiscounts.manuscriptInJournal', { number: submissionNumber, journal }),
    ],
    [t('office.title'), title],
    [t('officeDiscounts.institution'), agreement?.name ?? request.ror],
    [t('officeDiscounts.society'), request.society],
    [t('officeDiscounts.countries'), countriesInWords(request)],
    [t('officeDiscounts.requested'), instant(request.askedAt)],
    [t('officeDiscounts.reason'), reason && <MarkdownText text={reason} />],
    [t('officeDiscounts.decided'), request.decidedAt && instant(request.decidedAt)],
    [
      t('officeDiscounts.discount'),
      basisPoints === undefined ? undefined : discountLabel({ basisPoints }),
    ],
    [t('officeDiscounts.answer'), answer && <MarkdownText text={answer} />],
  ];
  return (
    <OfficeFrame
      person={person}
      title={t('officeDiscounts.requestTitle', {
        kind: DISCOUNT_KINDS[kind],
        state: REQUEST_STATE_LABELS[state],
      })}
      crumbs={[list]}
      actions={
        state === 'open' &&
        mayDecide && (
          <>
            <Button variant="contained" onClick={() => setDecision('granted')}>
              {t('officeDiscounts.grant')}
            </Button>
            <Button variant="outlined" color="error" onClick={() => setDecision('refused')}>
              {t('officeDiscounts.refuse')}
            </Button>
          </>
        )
      }
    >
      <Stack spacing={2} sx={{ maxWidth: 860 }}>
        {isTheirs && <Alert severity="info">{t('officeDiscounts.ownRequest')}</Alert>}
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
              '& dd': {
                m: 0,
                mb: { xs: 1, sm: 0 },
                overflowWrap: 'anywhere',
                whiteSpace: 'pre-line',
              },
            }}
          >
            {rows.map(([label, said]) => said && <Fact key={label} {...{ label, said }} />)}
          </Box>
        </Paper>
        {agreement && (
          <Typography>
            {rich('officeDiscounts.agreementDiscount', {
              name: agreement.name,
              discount: discountLabel(agreement.value),
              link: (words) => (
                <Link to={adminInvoicesPath('institutions', request.institution)}>{words}</Link>
              ),
            })}
          </Typography>
        )}
      </Stack>
      {decision && (
        <DecideDialog
          {...{ id, request, decision }}
          agreed={agreement?.value}
          onClose={() => setDecision(null)}
        />
      )}
    </OfficeFrame>
  );
}

/** The waiver rules of the countries, one line for each. */
const countriesInWords = ({ countries }: DiscountRequest): string | undefined =>
  countries
    ?.map(({ party, country }) =>
      country
        ? t('officeDiscounts.partyAndCountry', {
            party: WAIVER_PARTIES[party],
            country: countryName(country),
          })
        : t('officeDiscounts.partyWithoutCountry', { party: WAIVER_PARTIES[party] }),
    )
    .join('\n');

function Fact({ label, said }: { readonly label: string; readonly said: ReactNode }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{said}</dd>
    </>
  );
}
