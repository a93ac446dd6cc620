import { t } from '@quire/model/messages/t';
import { conferencePath, privacyPolicyPath, proposeConferencePath } from '@quire/model/paths';
import { useState } from 'react';
import { Link } from 'react-router';
import { PageHead } from '../../app/page/page-head.tsx';
import { CallError } from '../../data/call-error.ts';
import { call } from '../../data/calls.ts';
import { rich } from '../../messages/rich.ts';
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
    <NarrowPage title={t('conference.propose')} isWide>
      <PageHead
        title={t('conference.propose')}
        description={t('conference.proposeWhat')}
        path={proposeConferencePath()}
      />
      {sentTo !== null ? (
        <Note>{t('conference.proposalReceived', { email: sentTo })}</Note>
      ) : (
        <>
          <p>{t('conference.proposeHow')}</p>
          <FormFrame state={state} action={t('conference.sendProposal')} busy={t('forms.sending')}>
            <h2>{t('conference.aboutYou')}</h2>
            <div className={styles.pair}>
              <TextField
                {...field('name')}
                label={t('forms.name')}
                autoComplete="name"
                maxLength={80}
              />
              <TextField
                {...field('email')}
                label={t('forms.email')}
                type="email"
                autoComplete="email"
                maxLength={254}
              />
            </div>
            <TextField
              {...field('affiliation')}
              label={t('forms.institution')}
              isOptional
              autoComplete="organization"
              maxLength={250}
            />
            <h2>{t('conference.theConference')}</h2>
            <TextField
              {...field('conference')}
              label={t('conference.conferenceName')}
              maxLength={200}
            />
            <div className={styles.pair}>
              <TextField
                {...field('acronym')}
                label={t('conference.shortName')}
                isOptional
                maxLength={40}
              />
              <TextField
                {...field('website')}
                label={t('conference.conferenceWebsite')}
                type="url"
                isOptional
                maxLength={400}
              />
            </div>
            <div className={styles.pair}>
              <TextField
                {...field('start')}
                label={t('conference.firstDay')}
                type="date"
                isOptional
              />
              <TextField {...field('end')} label={t('conference.lastDay')} type="date" isOptional />
            </div>
            <div className={styles.pair}>
              <TextField
                {...field('place')}
                label={t('conference.place')}
                isOptional
                hint={t('conference.placeHint')}
                maxLength={200}
              />
              <TextField
                {...field('expectedPapers')}
                label={t('conference.expectedPapers')}
                inputMode="numeric"
                isOptional
                maxLength={6}
              />
            </div>
            <CheckField {...field('online')} isOptional>
              {t('conference.canAttendOnline')}
            </CheckField>
            <h2>{t('conference.review')}</h2>
            <TextArea
              {...field('committee')}
              label={t('conference.committee')}
              isOptional
              hint={t('conference.committeeHint')}
              maxLength={5000}
            />
            <TextArea
              {...field('reviewProcess')}
              label={t('conference.reviewProcess')}
              isOptional
              maxLength={5000}
            />
            <TextArea
              {...field('timeline')}
              label={t('conference.timeline')}
              isOptional
              maxLength={5000}
            />
            <TextArea
              {...field('guestEditors')}
              label={t('conference.guestEditors')}
              isOptional
              maxLength={2000}
            />
            <TextArea
              {...field('message')}
              label={t('conference.anythingElse')}
              isOptional
              maxLength={5000}
            />
            <div className={styles.trap} aria-hidden="true">
              <label htmlFor="fax">{t('forms.leaveEmpty')}</label>
              <input id="fax" name="fax" tabIndex={-1} autoComplete="off" />
            </div>
            <p>
              {rich('conference.proposalKept', {
                link: (words) => <a href={privacyPolicyPath()}>{words}</a>,
              })}
            </p>
          </FormFrame>
        </>
      )}
      <OtherWays>
        <p>
          <Link to={conferencePath()}>{t('conference.whatWeDoForConferences')}</Link>
        </p>
      </OtherWays>
    </NarrowPage>
  );
}
