import { hueOf } from '@quire/model/accent';
import { JournalRecordSchema } from '@quire/model/entities/journal-record';
import { t } from '@quire/model/messages/t';
import { call } from '../../data/calls.ts';
import type { LiveRecord } from '../../data/live/office/use-record.ts';
import { FormFrame } from '../../session/forms/form-frame.tsx';
import { type FormValues, useForm } from '../../session/forms/use-form.ts';
import { CheckField } from '../../ui/form/check-field.tsx';
import { TextField } from '../../ui/form/field.tsx';
import form from '../../ui/form/form.module.css';
import { TextArea } from '../../ui/form/text-area.tsx';
import { FIRST_ACCENT } from '../kit/accent/first-accent.ts';
import { problemsOf } from './problems-of.ts';
import { RadioChoice } from './radio-choice.tsx';
import { SetupFrame } from './setup-frame.tsx';

const FIELDS = [
  ...['fullname', 'name', 'description', 'aimsScope', 'subjects', 'peerReviewModel'],
  ...['contactEmail', 'issn', 'doiPrefix'],
];

const REVIEW_MODELS = [
  ['double', t('officeSetup.reviewDouble')],
  ['single', t('officeSetup.reviewSingle')],
  ['triple', t('officeSetup.reviewTriple')],
  ['open', t('officeSetup.reviewOpen')],
] as const;

interface FirstJournalStepProps {
  readonly press: LiveRecord['data'];
  readonly onDone: (journal: string) => void;
  readonly onLater: () => void;
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');

const journalOf = (values: FormValues, press: LiveRecord['data']) => {
  const typed = (name: string) => values[name]?.trim() ?? '';
  return {
    fullname: typed('fullname'),
    name: typed('name'),
    description: typed('description'),
    aimsScope: typed('aimsScope'),
    subjects: typed('subjects')
      .split(',')
      .map((subject) => subject.trim())
      .filter(Boolean),
    hue: hueOf(text(press?.accent) || FIRST_ACCENT),
    peerReviewModel: values.peerReviewModel,
    contactEmail: typed('contactEmail'),
    issn: typed('issn'),
    doiPrefix: typed('doiPrefix'),
    status: values.isOpen ? 'active' : 'announced',
    order: 1,
  };
};

/** The schema's problems, in words for people who do not know what a key is. */
const WORDS: Readonly<Record<string, string>> = {
  fullname: t('officeSetup.enterTitle'),
  name: t('officeSetup.enterAcronym'),
  subjects: t('officeSetup.enterSubject'),
};

/** The required fields of the first journal. The others are in the office's form. */
export function FirstJournalStep({ press, onDone, onLater }: FirstJournalStepProps) {
  const state = useForm({
    keptAs: 'quire:setup-journal',
    check: async (values) =>
      problemsOf(JournalRecordSchema, journalOf(values, press), FIELDS).map((problem) => ({
        ...problem,
        message: WORDS[problem.field] ?? problem.message,
      })),
    send: async (values) => {
      const data = journalOf(values, press);
      await call('saveRecord', { kind: 'journals', id: null, base: 0, data });
      onDone(data.name);
    },
  });
  const { problemOf } = state;
  return (
    <SetupFrame title={t('officeSetup.yourFirstJournal')} at="journal">
      <p>{t('officeSetup.journalIntro')}</p>
      <FormFrame
        state={state}
        action={t('officeSetup.saveAndContinue')}
        busy={t('officeSetup.saving')}
        aside={
          <button type="button" className="button quiet" onClick={onLater}>
            {t('officeSetup.later')}
          </button>
        }
      >
        <TextField
          name="fullname"
          label={t('office.title')}
          autoComplete="off"
          problem={problemOf('fullname')}
          maxLength={200}
        />
        <TextField
          name="name"
          label={t('officeSetup.acronym')}
          autoComplete="off"
          spellCheck={false}
          hint={t('officeSetup.acronymHint')}
          problem={problemOf('name')}
          maxLength={20}
        />
        <TextField
          name="description"
          label={t('officeSetup.inOneSentence')}
          isOptional
          autoComplete="off"
          problem={problemOf('description')}
          maxLength={400}
        />
        <TextArea
          name="aimsScope"
          label={t('officeSetup.aimsAndScope')}
          isOptional
          hint={t('officeSetup.aimsAndScopeHint')}
          problem={problemOf('aimsScope')}
        />
        <TextField
          name="subjects"
          label={t('officeSetup.subjects')}
          autoComplete="off"
          hint={t('officeSetup.subjectsHint')}
          problem={problemOf('subjects')}
        />
        <RadioChoice
          name="peerReviewModel"
          legend={t('officeSetup.peerReview')}
          choices={REVIEW_MODELS}
          chosen="double"
        />
        <TextField
          name="contactEmail"
          label={t('officeSetup.editorialOfficeEmail')}
          type="email"
          autoComplete="email"
          defaultValue={text(press?.infoEmail)}
          problem={problemOf('contactEmail')}
          maxLength={254}
        />
        <div className={form.pair}>
          <TextField
            name="issn"
            label={t('officeSetup.issn')}
            isOptional
            autoComplete="off"
            hint={t('officeSetup.issnHint')}
            problem={problemOf('issn')}
            maxLength={9}
          />
          <TextField
            name="doiPrefix"
            label={t('officeSetup.doiPrefix')}
            isOptional
            autoComplete="off"
            hint={t('officeSetup.doiPrefixHint')}
            problem={problemOf('doiPrefix')}
            maxLength={14}
          />
        </div>
        <CheckField name="isOpen" isOptional>
          {t('officeSetup.isOpenNow')}
        </CheckField>
      </FormFrame>
    </SetupFrame>
  );
}
