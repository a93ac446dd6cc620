import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { TEXTS_PER_PAGE } from '@quire/model/entities/corrections';
import { t } from '@quire/model/messages/t';
import { adminTemplatesPath } from '@quire/model/office-paths';
import { useCallback, useMemo, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { Person } from '../../session/use-person.ts';
import { OfficeFrame } from '../kit/office-frame.tsx';
import { StaffOnly } from '../kit/staff-only.tsx';
import { readTextAddress, textParameters, textSearch } from './text-address.ts';
import { TextEditor } from './text-editor.tsx';
import { TextFilters } from './text-filters.tsx';
import { TextList } from './text-list.tsx';
import { type TextEntry, useTexts } from './use-texts.ts';

function Texts({ person }: { readonly person: Person }) {
  const [parameters, setParameters] = useSearchParams();
  const address = useMemo(() => readTextAddress(parameters), [parameters]);
  const { found, problem, isLooking, look } = useTexts(textSearch(address));
  const [open, setOpen] = useState<TextEntry | null>(null);
  const change = useCallback(
    (changed: Readonly<Record<string, string>>) =>
      setParameters(
        (before) =>
          textParameters(
            readTextAddress(
              new URLSearchParams({ ...Object.fromEntries(before), page: '', ...changed }),
            ),
          ),
        { replace: true },
      ),
    [setParameters],
  );
  const { page, isOwn, words, group } = address;
  const count = found?.count ?? 0;
  const turnTo = (next: number) => change({ page: String(next) });
  return (
    <OfficeFrame
      person={person}
      title={t('officeTexts.pageTitle')}
      actions={
        <Button variant="outlined" component={Link} to={adminTemplatesPath()}>
          {t('officeTexts.openTemplates')}
        </Button>
      }
    >
      <Typography color="text.secondary" sx={{ mb: 2, maxWidth: '75ch' }}>
        {t('officeTexts.intro')}
      </Typography>
      <TextFilters address={address} onChange={change} />
      {problem && (
        <Alert
          severity="error"
          sx={{ mb: 2 }}
          action={
            <Button color="inherit" size="small" onClick={look}>
              {t('office.tryAgain')}
            </Button>
          }
        >
          {problem}
        </Alert>
      )}
      {isLooking && <LinearProgress aria-label={t('office.loading')} sx={{ mb: 1 }} />}
      {found && !problem && (
        <>
          <Typography role="status" variant="body2" color="text.secondary" sx={{ mb: 1 }}>
            {t('officeTexts.counted', { count })}
          </Typography>
          {found.texts.length === 0 && !isLooking && (
            <Typography sx={{ my: 3 }}>
              {isOwn && !words && !group
                ? t('officeTexts.noneChanged')
                : t('officeTexts.nothingFound')}
            </Typography>
          )}
          {found.texts.length > 0 && <TextList texts={found.texts} onOpen={setOpen} />}
          {count > TEXTS_PER_PAGE && (
            <Stack direction="row" spacing={1} sx={{ justifyContent: 'flex-end' }}>
              <Button disabled={page === 1} onClick={() => turnTo(page - 1)}>
                {t('officeList.previousPage')}
              </Button>
              <Button disabled={page * TEXTS_PER_PAGE >= count} onClick={() => turnTo(page + 1)}>
                {t('officeList.nextPage')}
              </Button>
            </Stack>
          )}
        </>
      )}
      {open && (
        <TextEditor
          key={open.key}
          entry={open}
          onClose={() => setOpen(null)}
          onSaved={() => {
            setOpen(null);
            look();
          }}
        />
      )}
    </OfficeFrame>
  );
}

/** `/admin/dashboard/texts`, for admins: every text of the software in every language, in the press's own words. */
export default function TextsPage() {
  return (
    <StaffOnly action="press.edit" reach="all">
      {(person) => <Texts person={person} />}
    </StaffOnly>
  );
}
