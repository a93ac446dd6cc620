import { conferencePath, privacyPolicyPath, proposeConferencePath } from '@quire/model/paths';
import { useState } from 'react';
import { Link } from 'react-router';
import { PageHead } from '../../app/page/page-head.tsx';
import { CallError } from '../../data/call-error.ts';
import { call } from '../../data/calls.ts';
import { FormFrame } from '../../session/forms/form-frame.tsx';
import { useForm } from '../../session/forms/use-form.ts';
import { CheckField } from '../../ui/form/check-field.tsx';
import { TextField } from '../../ui/form/field.tsx';
import styles from '../../ui/form/form.module.css';
import { NarrowPage, Note, OtherWays } from '../../ui/form/narrow-page.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { readProposal } from './proposal.ts';

/** As the callable takes it: made once for each form that is opened, so that none is kept twice. */
const newKey = () => crypto.randomUUID().replaceAll('-', '');

/** `/conference/propose`: an organiser says what conference they would like to publish with the press. */
export default function Propose() {
  const [key] = useState(newKey);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const state = useForm({
    keptAs: 'quire:propose',
    check: async (values) => (await readProposal(values, key)).problems,
    send: async (values) => {
      const { request } = await readProposal(values, key);
      if (!request) throw new CallError('input/invalid');
      await call('proposeConference', request);
      setSentTo(request.organiser.email);
      scrollTo(0, 0);
    },
  });
  const { problemOf } = state;
  const field = (name: string) => ({ name, problem: problemOf(name) });
  return (
    <NarrowPage title="Propose a conference" isWide>
      <PageHead
        title="Propose a conference"
        description="Tell us about your conference, and we answer with what we can do for its papers."
        path={proposeConferencePath()}
      />
      {sentTo !== null ? (
        <Note>
          Thank you. We have received your proposal and have sent a receipt to {sentTo}. We answer
          by mail.
        </Note>
      ) : (
        <>
          <p>
            Tell us about your conference. You can leave out what is not decided yet. We usually
            answer by e-mail within a week.
          </p>
          <FormFrame state={state} action="Send proposal" busy="Sending…">
            <h2>About you</h2>
            <div className={styles.pair}>
              <TextField {...field('name')} label="Name" autoComplete="name" maxLength={80} />
              <TextField
                {...field('email')}
                label="E-mail"
                type="email"
                autoComplete="email"
                maxLength={254}
              />
            </div>
            <TextField
              {...field('affiliation')}
              label="Institution"
              isOptional
              autoComplete="organization"
              maxLength={250}
            />
            <h2>The conference</h2>
            <TextField {...field('conference')} label="Name of the conference" maxLength={200} />
            <div className={styles.pair}>
              <TextField {...field('acronym')} label="Short name" isOptional maxLength={40} />
              <TextField
                {...field('website')}
                label="Website"
                type="url"
                isOptional
                maxLength={400}
              />
            </div>
            <div className={styles.pair}>
              <TextField {...field('start')} label="First day" type="date" isOptional />
              <TextField {...field('end')} label="Last day" type="date" isOptional />
            </div>
            <div className={styles.pair}>
              <TextField
                {...field('place')}
                label="Place"
                isOptional
                hint="City and country."
                maxLength={200}
              />
              <TextField
                {...field('expectedPapers')}
                label="Papers you expect"
                inputMode="numeric"
                isOptional
                maxLength={6}
              />
            </div>
            <CheckField {...field('online')} isOptional>
              It can be attended online
            </CheckField>
            <h2>Its papers</h2>
            <TextArea
              {...field('committee')}
              label="Programme committee"
              isOptional
              hint="Who is on it, and where they work."
              maxLength={5000}
            />
            <TextArea
              {...field('reviewProcess')}
              label="How papers are reviewed"
              isOptional
              maxLength={5000}
            />
            <TextArea {...field('timeline')} label="Timeline" isOptional maxLength={5000} />
            <TextArea
              {...field('guestEditors')}
              label="Guest editors"
              isOptional
              maxLength={2000}
            />
            <TextArea {...field('message')} label="Anything else" isOptional maxLength={5000} />
            <div className={styles.trap} aria-hidden="true">
              <label htmlFor="fax">Leave this empty</label>
              <input id="fax" name="fax" tabIndex={-1} autoComplete="off" />
            </div>
            <p>
              We keep what you write to answer you, as our{' '}
              <a href={privacyPolicyPath()}>privacy policy</a> says.
            </p>
          </FormFrame>
        </>
      )}
      <OtherWays>
        <p>
          <Link to={conferencePath()}>What we do for conferences</Link>
        </p>
      </OtherWays>
    </NarrowPage>
  );
}
