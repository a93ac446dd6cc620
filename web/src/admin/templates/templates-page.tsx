import Alert from '@mui/material/Alert';
import LinearProgress from '@mui/material/LinearProgress';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { describeTemplate } from '@quire/model/mail/registry/describe-template';
import { adminTemplatesPath } from '@quire/model/office-paths';
import { lazy, Suspense, useMemo } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useOwnWordings } from '../../data/live/office/mails.ts';
import type { Person } from '../../session/use-person.ts';
import { audienceOf, templateTitle } from '../kit/mail-labels.ts';
import { OfficeFrame } from '../kit/office-frame.tsx';
import { StaffOnly } from '../kit/staff-only.tsx';
import { TemplateEditor } from './template-editor.tsx';
import { TemplateList } from './template-list.tsx';

function OneTemplate({ person, name }: { readonly person: Person; readonly name: string }) {
  const template = useMemo(() => describeTemplate(name), [name]);
  const { wordings, loading } = useOwnWordings();
  const title = template
    ? `${audienceOf(name)}: ${templateTitle(name).toLowerCase()}`
    : 'Mail templates';
  return (
    <OfficeFrame
      person={person}
      title={title}
      crumbs={[{ label: 'Templates', path: adminTemplatesPath() }]}
    >
      {!template && <Alert severity="info">There is no such mail.</Alert>}
      {template && loading && <LinearProgress aria-label="Loading" />}
      {template && !loading && (
        <TemplateEditor person={person} template={template} own={wordings.get(name)} />
      )}
    </OfficeFrame>
  );
}

const LatexTab = lazy(() => import('./latex-tab.tsx'));
const LATEX = `${adminTemplatesPath()}?tab=latex`;

function Templates({ person }: { readonly person: Person }) {
  const [parameters] = useSearchParams();
  const name = parameters.get('record');
  if (name !== null) return <OneTemplate key={name} person={person} name={name} />;
  const isLatex = parameters.get('tab') === 'latex';
  return (
    <OfficeFrame person={person} title="Templates">
      <Tabs
        component="nav"
        value={isLatex ? 'latex' : 'mails'}
        aria-label="Kinds of templates"
        sx={{ mb: 2 }}
      >
        <Tab component={Link} to={adminTemplatesPath()} value="mails" label="Mails" />
        <Tab component={Link} to={LATEX} value="latex" label="LaTeX" />
      </Tabs>
      {isLatex ? (
        <Suspense fallback={<LinearProgress aria-label="Loading" />}>
          <LatexTab person={person} />
        </Suspense>
      ) : (
        <TemplateList />
      )}
    </OfficeFrame>
  );
}

/** `/admin/dashboard/templates`: the words of every mail, and the LaTeX templates. For admins. */
export default function TemplatesPage() {
  return (
    <StaffOnly action="mail.read" reach="all">
      {(person) => <Templates person={person} />}
    </StaffOnly>
  );
}
