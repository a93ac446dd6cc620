import { t } from '@quire/model/messages/t';
import { privacyPolicyPath } from '@quire/model/paths';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { CallError } from '../../data/call-error.ts';
import { call } from '../../data/calls.ts';
import { useJournals } from '../../data/live/journals.ts';
import { rich } from '../../messages/rich.ts';
import { FormFrame } from '../../session/forms/form-frame.tsx';
import { useForm } from '../../session/forms/use-form.ts';
import type { Person } from '../../session/use-person.ts';
import { describing, Field, TextField } from '../../ui/form/field.tsx';
import styles from '../../ui/form/form.module.css';
import { Note } from '../../ui/form/narrow-page.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { AuthorPage } from '../frame/author-page.tsx';
import { useAuthorSession } from '../session/session-context.ts';
import { GUEST_LINES, guestField, readIssueProposal } from './read-issue-proposal.ts';

/** As the callable takes it: made once for each form that is opened, so that none is kept twice. */
const newKey = () => crypto.randomUUID().replaceAll('-', '');

/** `/admin/proposal?journal=…`: a person with an account proposes a special issue to a journal. */
export default function ProposalPage() {
  return (
    <AuthorPage title={t('author.proposeIssue')}>
      {(person) => <Proposal person={person} />}
    </AuthorPage>
  );
}

function Proposal({ person }: { readonly person: Person }) {
  const [key] = useState(newKey);
  const [isSent, setSent] = useState(false);
  const { attempt } = useAuthorSession();
  const state = useForm({
    keptAs: 'quire:propose-special-issue',
    check: async (values) => (await readIssueProposal(values, key)).problems,
    send: async (values) => {
      const { request } = await readIssueProposal(values, key);
      if (!request) throw new CallError('input/invalid');
      await attempt(() => call('proposeSpecialIssue', request));
      setSent(true);
      scrollTo(0, 0);
    },
  });
  const field = (name: string) => ({ name, problem: state.problemOf(name) });
  if (isSent) {
    return (
      <Note>
        <p>{t('author.proposalReceived', { email: person.email })}</p>
      </Note>
    );
  }
  return (
    <>
      <p>{t('author.proposalHint')}</p>
      <FormFrame state={state} action={t('author.sendProposal')} busy={t('forms.sending')}>
        <h2>{t('author.issue')}</h2>
        <JournalField {...field('journal')} />
        <TextField {...field('title')} label={t('author.title')} maxLength={200} />
        <TextArea
          {...field('scope')}
          label={t('author.scope')}
          hint={t('author.scopeHint')}
          rows={8}
          maxLength={5000}
        />
        <TextArea
          {...field('topics')}
          label={t('author.topics')}
          hint={t('author.topicsHint')}
          isOptional
          rows={4}
          maxLength={2000}
        />
        <h2>{t('author.guestEditors')}</h2>
        <p>{t('author.guestEditorsHint')}</p>
        {GUEST_LINES.map((line) => (
          <Guest key={line} line={line}>
            <div className={styles.pair}>
              <TextField
                {...field(guestField(line, 'name'))}
                label={t('forms.name')}
                isOptional={line > 1}
                maxLength={80}
              />
              <TextField
                {...field(guestField(line, 'email'))}
                label={t('forms.email')}
                type="email"
                isOptional={line > 1}
                maxLength={254}
              />
            </div>
            <TextField
              {...field(guestField(line, 'affiliation'))}
              label={t('forms.institution')}
              isOptional
              maxLength={250}
            />
          </Guest>
        ))}
        <h2>{t('author.articlesHeading')}</h2>
        <div className={styles.pair}>
          <TextField
            {...field('expectedPapers')}
            label={t('author.expectedArticles')}
            inputMode="numeric"
            isOptional
            maxLength={3}
          />
          <TextField
            {...field('deadline')}
            label={t('author.submissionDeadline')}
            type="date"
            isOptional
          />
        </div>
        <TextArea
          {...field('papers')}
          label={t('author.plannedArticles')}
          hint={t('author.plannedArticlesHint')}
          isOptional
          rows={5}
          maxLength={5000}
        />
        <TextArea
          {...field('message')}
          label={t('author.otherComments')}
          isOptional
          maxLength={5000}
        />
        <p>
          {rich('author.proposalPrivacy', {
            link: (words) => <a href={privacyPolicyPath()}>{words}</a>,
          })}
        </p>
      </FormFrame>
    </>
  );
}

function Guest({ line, children }: { readonly line: number; readonly children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('author.guestEditor', { number: line })}</legend>
      {children}
    </fieldset>
  );
}

/** The journal of the address is chosen already. */
function JournalField(field: { readonly name: string; readonly problem: string | null }) {
  const [parameters] = useSearchParams();
  const journals = useJournals();
  const open = (journals ?? []).filter(({ status }) => status === 'active');
  return (
    <Field {...field} label={t('author.journal')}>
      <select
        className={styles.input}
        key={open.length}
        defaultValue={parameters.get('journal') ?? ''}
        {...describing(field)}
      >
        <option value="">{journals ? t('author.chooseJournal') : t('forms.oneMoment')}</option>
        {open.map(({ name, fullname }) => (
          <option key={name} value={name}>
            {fullname}
          </option>
        ))}
      </select>
    </Field>
  );
}
