import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import MenuItem from '@mui/material/MenuItem';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import TextField from '@mui/material/TextField';
import { describeTemplate } from '@quire/model/mail/registry/describe-template';
import { t } from '@quire/model/messages/t';
import { adminTemplatesPath, adminTextsPath } from '@quire/model/office-paths';
import { can } from '@quire/model/roles';
import { lazy, Suspense, useMemo } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useJournalKeys } from '../../data/live/journal-keys.ts';
import { useOwnWordings } from '../../data/live/office/mails.ts';
import type { Person } from '../../session/use-person.ts';
import { audienceOf, templateTitle } from '../kit/mail-labels.ts';
import { OfficeFrame } from '../kit/office-frame.tsx';
import { StaffOnly } from '../kit/staff-only.tsx';
import { TemplateEditor } from './template-editor.tsx';
import { TemplateList } from './template-list.tsx';

interface OneTemplateProps {
  readonly person: Person;
  readonly name: string;
  /** Null for the press's wording. */
  readonly journal: string | null;
}

function OneTemplate({ person, name, journal }: OneTemplateProps) {
  const template = useMemo(() => describeTemplate(name), [name]);
  const ofPress = useOwnWordings(null);
  const own = useOwnWordings(journal);
  const loading = own.loading || ofPress.loading;
  const words = journal === null ? undefined : ofPress.wordings.get(name);
  const below = words && !words.isReset ? words : template?.wording;
  const audience = audienceOf(name);
  const named = templateTitle(name);
  const title = !template
    ? t('officeTemplates.untitledTemplate')
    : journal === null
      ? t('officeTemplates.templateName', { audience, name: named })
      : t('officeTemplates.templateNameInJournal', { audience, name: named, journal });
  return (
    <OfficeFrame
      person={person}
      title={title}
      crumbs={[
        { label: t('officeTemplates.pageTitle'), path: adminTemplatesPath(undefined, journal) },
      ]}
    >
      {!template && <Alert severity="info">{t('officeTemplates.mailNotFound')}</Alert>}
      {template && loading && <LinearProgress aria-label={t('office.loading')} />}
      {template && below && !loading && (
        <TemplateEditor {...{ person, template, journal, below }} own={own.wordings.get(name)} />
      )}
    </OfficeFrame>
  );
}

const LatexTab = lazy(() => import('./latex-tab.tsx'));
const LATEX = `${adminTemplatesPath()}?tab=latex`;
/** A value that is not a journal's key. */
const PRESS = '*';

/** Chooses whose wording is shown; admins can also choose the press's. */
function Whose(props: {
  readonly journals: readonly string[];
  readonly hasPress: boolean;
  readonly journal: string | null;
}) {
  const { journals, hasPress, journal } = props;
  const navigate = useNavigate();
  return (
    <TextField
      select
      size="small"
      label={t('officeTemplates.wordingOf')}
      value={journal ?? PRESS}
      onChange={({ target }) =>
        void navigate(adminTemplatesPath(undefined, target.value === PRESS ? null : target.value))
      }
      sx={{ minWidth: 200, mb: 2 }}
    >
      {hasPress && <MenuItem value={PRESS}>{t('officeTemplates.thePress')}</MenuItem>}
      {journals.map((key) => (
        <MenuItem key={key} value={key}>
          {key}
        </MenuItem>
      ))}
    </TextField>
  );
}

function Templates({ person }: { readonly person: Person }) {
  const [parameters] = useSearchParams();
  const hasPress = can(person, 'mail.read');
  const journals = useJournalKeys(person.claims, 'journal.edit');
  const asked = parameters.get('journal');
  const journal = asked ?? (hasPress ? null : (journals[0] ?? null));
  const name = parameters.get('record');
  const isMine = journal === null ? hasPress : journals.includes(journal);
  if (name !== null && isMine) {
    return <OneTemplate key={`${journal} ${name}`} {...{ person, name, journal }} />;
  }
  const isLatex = hasPress && parameters.get('tab') === 'latex';
  return (
    <OfficeFrame
      person={person}
      title={t('officeTemplates.pageTitle')}
      actions={
        can(person, 'press.edit') && (
          <Button variant="outlined" component={Link} to={adminTextsPath()}>
            {t('officeTexts.openTexts')}
          </Button>
        )
      }
    >
      {hasPress && (
        <Tabs
          component="nav"
          value={isLatex ? 'latex' : 'mails'}
          aria-label={t('officeTemplates.kinds')}
          sx={{ mb: 2 }}
        >
          <Tab
            component={Link}
            to={adminTemplatesPath()}
            value="mails"
            label={t('officeTemplates.mailsTab')}
          />
          <Tab component={Link} to={LATEX} value="latex" label={t('officeTemplates.latexTab')} />
        </Tabs>
      )}
      {isLatex ? (
        <Suspense fallback={<LinearProgress aria-label={t('office.loading')} />}>
          <LatexTab person={person} />
        </Suspense>
      ) : (
        <>
          {isMine && <Whose {...{ journals, hasPress, journal }} />}
          {isMine ? (
            <TemplateList key={journal} journal={journal} />
          ) : (
            <Alert severity="info">{t('officeTemplates.notYourJournal')}</Alert>
          )}
        </>
      )}
    </OfficeFrame>
  );
}

/**
 * `/admin/dashboard/templates`: the wording of mails and letters, and the LaTeX templates. Admins edit
 * those of the press, editors those of their journals.
 */
export default function TemplatesPage() {
  return <StaffOnly action="journal.edit">{(person) => <Templates person={person} />}</StaffOnly>;
}
