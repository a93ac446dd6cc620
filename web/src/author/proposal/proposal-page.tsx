import { privacyPolicyPath } from '@quire/model/paths';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { CallError } from '../../data/call-error.ts';
import { call } from '../../data/calls.ts';
import { useJournals } from '../../data/live/journals.ts';
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
    <AuthorPage title="Propose a special issue">
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
        <p>
          Thank you. The journal’s editors have received your proposal. We have sent a confirmation
          to {person.email}. The editors will reply by e-mail.
        </p>
      </Note>
    );
  }
  return (
    <>
      <p>The journal’s editors will read your proposal and reply by e-mail.</p>
      <FormFrame state={state} action="Send proposal" busy="Sending…">
        <h2>The special issue</h2>
        <JournalField {...field('journal')} />
        <TextField {...field('title')} label="Title" maxLength={200} />
        <TextArea
          {...field('scope')}
          label="Scope"
          hint="The question, why it is timely, and who it is for. Editors may use this as the call for papers."
          rows={8}
          maxLength={5000}
        />
        <TextArea
          {...field('topics')}
          label="Topics"
          hint="One on each line."
          isOptional
          rows={4}
          maxLength={2000}
        />
        <h2>Guest editors</h2>
        <p>If the special issue is approved, we invite each guest editor by e-mail.</p>
        {GUEST_LINES.map((line) => (
          <Guest key={line} line={line}>
            <div className={styles.pair}>
              <TextField
                {...field(guestField(line, 'name'))}
                label="Name"
                isOptional={line > 1}
                maxLength={80}
              />
              <TextField
                {...field(guestField(line, 'email'))}
                label="E-mail"
                type="email"
                isOptional={line > 1}
                maxLength={254}
              />
            </div>
            <TextField
              {...field(guestField(line, 'affiliation'))}
              label="Institution"
              isOptional
              maxLength={250}
            />
          </Guest>
        ))}
        <h2>Papers</h2>
        <div className={styles.pair}>
          <TextField
            {...field('expectedPapers')}
            label="Expected number of papers"
            inputMode="numeric"
            isOptional
            maxLength={3}
          />
          <TextField {...field('deadline')} label="Submission deadline" type="date" isOptional />
        </div>
        <TextArea
          {...field('papers')}
          label="Planned papers"
          hint="Authors and working titles, as far as you know them."
          isOptional
          rows={5}
          maxLength={5000}
        />
        <TextArea {...field('message')} label="Other comments" isOptional maxLength={5000} />
        <p>
          We store these details to reply to you, as described in our{' '}
          <a href={privacyPolicyPath()}>privacy policy</a>. Please inform the guest editors that you
          have named them.
        </p>
      </FormFrame>
    </>
  );
}

function Guest({ line, children }: { readonly line: number; readonly children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>Guest editor {line}</legend>
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
    <Field {...field} label="Journal">
      <select
        className={styles.input}
        key={open.length}
        defaultValue={parameters.get('journal') ?? ''}
        {...describing(field)}
      >
        <option value="">{journals ? 'Choose a journal' : 'One moment…'}</option>
        {open.map(({ name, fullname }) => (
          <option key={name} value={name}>
            {fullname}
          </option>
        ))}
      </select>
    </Field>
  );
}
