import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { CallingConference, OwnAbstract } from '@quire/model/calls/abstracts';
import { ABSTRACT_PREFERENCES, abstractNumber } from '@quire/model/entities/abstract';
import type { Profile } from '@quire/model/entities/profile';
import { longDate } from '@quire/model/messages/dates';
import { t } from '@quire/model/messages/t';
import { countWords } from '@quire/model/submission/submission-check';
import { abstractsPath } from '@quire/model/submission-paths';
import { type FormEvent, useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { call } from '../../data/calls.ts';
import { Panel } from '../../signed-in/panel.tsx';
import { ProblemNote } from '../../signed-in/problem-note.tsx';
import { useSentForm } from '../invoices/use-sent-form.ts';
import { useStoredValue } from '../invoices/use-stored-value.ts';
import { DoneNote } from '../kit/done-note.tsx';
import { useProfileOnce } from '../kit/use-own-profile.ts';
import { AbstractAuthors } from './abstract-authors.tsx';
import { PREFERENCE_LABELS } from './abstract-labels.ts';
import {
  firstValues,
  problemsIn,
  type TypedAbstract,
  TypedAbstractSchema,
} from './abstract-values.ts';

interface AbstractFormProps {
  readonly uid: string;
  readonly conference: CallingConference;
  /** Null for a new abstract. */
  readonly abstract: OwnAbstract | null;
}

/** The form of an abstract, once the author is known. */
export function AbstractForm(props: AbstractFormProps) {
  const profile = useProfileOnce(props.uid);
  const { stage, call: calling } = props.conference;
  const isDecided = props.abstract !== null && props.abstract.state !== 'submitted';
  if (stage !== 'open' || isDecided) {
    return (
      <ProblemNote>
        {isDecided
          ? t('authorAbstracts.alreadyDecided')
          : stage === 'ahead' && calling
            ? t('authorAbstracts.callOpens', { date: longDate(calling.opens) })
            : t('authorAbstracts.callClosed')}
      </ProblemNote>
    );
  }
  if (profile === undefined) return <Typography role="status">{t('forms.oneMoment')}</Typography>;
  return <Fields {...props} profile={profile} />;
}

const newKey = () => crypto.randomUUID().replaceAll('-', '').slice(0, 24);

function Fields({
  uid,
  conference,
  abstract,
  profile,
}: AbstractFormProps & { readonly profile: Profile | null }) {
  const { ckey, name, topics, call: calling, timeZone } = conference;
  const place = `quire:abstract:${uid}:${abstract ? `${abstract.id}:${abstract.revision}` : ckey}`;
  const [blank] = useState(() => firstValues(abstract, profile, newKey()));
  const typed = useStoredValue(place, TypedAbstractSchema, blank);
  const sending = useSentForm('fields.');
  const [sent, setSent] = useState<number | null>(null);
  const { value } = typed;
  const { problems } = sending;
  const change = (part: Partial<TypedAbstract>) => {
    sending.setProblems({});
    typed.set({ ...value, ...part });
  };
  const words = countWords(value.text);
  const most = calling?.wordLimit ?? 0;
  async function submit(event: FormEvent) {
    event.preventDefault();
    const found = problemsIn(value, conference);
    const [first] = Object.keys(found);
    if (first !== undefined) {
      sending.setProblems(found);
      document.getElementById(`abstract-${first}`)?.focus();
      return;
    }
    const { key, hasConsent: _agreed, ...fields } = value;
    const own = abstract ? { key: abstract.id.split('~')[1] ?? '' } : { key };
    let number = 0;
    const isDone = await sending.send(async () => {
      const asked = { conference: ckey, ...own, base: abstract?.revision ?? 0 };
      const answer = await call('saveAbstract', {
        ...asked,
        fields: { ...fields, hasConsent: true },
      });
      number = answer.number;
    });
    if (!isDone) return;
    typed.forget();
    setSent(number);
    window.scrollTo({ top: 0 });
  }
  if (sent !== null) {
    return (
      <Panel title={abstract ? t('authorAbstracts.changesSaved') : t('authorAbstracts.received')}>
        <DoneNote>
          {abstract
            ? t('authorAbstracts.changed', { number: abstractNumber(sent) })
            : t('authorAbstracts.receivedHint', { number: abstractNumber(sent) })}
        </DoneNote>
        <Button variant="contained" component={RouterLink} to={abstractsPath()} sx={{ mt: 2 }}>
          {t('authorAbstracts.myAbstracts')}
        </Button>
      </Panel>
    );
  }
  return (
    <Box
      component="form"
      method="post"
      noValidate
      onSubmit={submit}
      sx={{ display: 'grid', gap: 3, maxWidth: '46rem' }}
    >
      <Box>
        <Typography variant="h2" sx={{ fontSize: '1.3rem' }}>
          {name}
        </Typography>
        {calling && (
          <Typography sx={{ color: 'text.secondary' }}>
            {t('authorAbstracts.openUntilHint', { date: longDate(calling.closes), timeZone })}
          </Typography>
        )}
        {calling?.guidance && (
          <Typography sx={{ mt: 1.5, whiteSpace: 'pre-line' }}>{calling.guidance}</Typography>
        )}
      </Box>
      <TextField
        id="abstract-title"
        label={t('authorAbstracts.title')}
        required
        multiline
        value={value.title}
        error={problems.title !== undefined}
        helperText={problems.title}
        onChange={({ target }) => change({ title: target.value.replaceAll('\n', ' ') })}
        slotProps={{ htmlInput: { maxLength: 250 } }}
      />
      <AbstractAuthors
        authors={value.authors}
        problems={problems}
        onChange={(authors) => change({ authors })}
      />
      <TextField
        id="abstract-text"
        label={t('authorAbstracts.abstract')}
        required
        multiline
        minRows={8}
        value={value.text}
        error={problems.text !== undefined || words > most}
        helperText={problems.text ?? t('authorAbstracts.textHint', { words, most })}
        onChange={({ target }) => change({ text: target.value })}
        slotProps={{ htmlInput: { maxLength: 12_000 } }}
      />
      {topics.length > 0 && (
        <TextField
          select
          id="abstract-topic"
          label={t('authorAbstracts.topic')}
          required
          value={value.topic}
          error={problems.topic !== undefined}
          helperText={problems.topic}
          onChange={({ target }) => change({ topic: target.value })}
          slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        >
          <option value="">{t('forms.choose')}</option>
          {topics.map((topic) => (
            <option key={topic} value={topic}>
              {topic}
            </option>
          ))}
        </TextField>
      )}
      <TextField
        select
        id="abstract-preference"
        label={t('authorAbstracts.presentation')}
        value={value.preference}
        helperText={t('authorAbstracts.preferenceHint')}
        onChange={({ target }) =>
          change({
            preference:
              ABSTRACT_PREFERENCES.find((each) => each === target.value) ?? value.preference,
          })
        }
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      >
        {ABSTRACT_PREFERENCES.map((each) => (
          <option key={each} value={each}>
            {PREFERENCE_LABELS[each]}
          </option>
        ))}
      </TextField>
      <Box>
        <FormControlLabel
          control={
            <Checkbox
              id="abstract-hasConsent"
              checked={value.hasConsent}
              onChange={({ target }) => change({ hasConsent: target.checked })}
              slotProps={{
                input: { 'aria-describedby': problems.hasConsent ? 'consent-problem' : undefined },
              }}
            />
          }
          label={t('authorAbstracts.consent')}
        />
        {problems.hasConsent && (
          <FormHelperText id="consent-problem" error>
            {problems.hasConsent}
          </FormHelperText>
        )}
      </Box>
      <div>
        <Button type="submit" variant="contained" loading={sending.busy}>
          {abstract ? t('authorAbstracts.saveChanges') : t('authorAbstracts.submitAbstract')}
        </Button>
        <ProblemNote>
          {sending.problem ??
            (Object.keys(problems).length > 0 ? t('author.fieldsNeedAttention') : null)}
        </ProblemNote>
      </div>
    </Box>
  );
}
