import { hueOf } from '@quire/model/accent';
import { JournalRecordSchema } from '@quire/model/entities/journal-record';
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
  ['double', 'Double-anonymous: authors and reviewers do not know each other’s names'],
  ['single', 'Single-anonymous: reviewers know the authors’ names'],
  ['triple', 'Triple-anonymous: the handling editor does not know the authors’ names either'],
  ['open', 'Open: all names are known to authors and reviewers'],
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
  fullname: 'Enter the journal’s title.',
  name: 'Enter an acronym of letters and digits, for example JCS.',
  subjects: 'Enter at least one subject.',
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
    <SetupFrame title="Your first journal" at="journal">
      <p>
        You can add an ISSN and a DOI prefix later. Journals usually get them after their first
        articles.
      </p>
      <FormFrame
        state={state}
        action="Save and continue"
        busy="Saving…"
        aside={
          <button type="button" className="button quiet" onClick={onLater}>
            Later
          </button>
        }
      >
        <TextField
          name="fullname"
          label="Title"
          autoComplete="off"
          problem={problemOf('fullname')}
          maxLength={200}
        />
        <TextField
          name="name"
          label="Acronym"
          autoComplete="off"
          spellCheck={false}
          hint="Used in the addresses of the journal and its articles. It cannot be changed later."
          problem={problemOf('name')}
          maxLength={20}
        />
        <TextField
          name="description"
          label="In one sentence"
          isOptional
          autoComplete="off"
          problem={problemOf('description')}
          maxLength={400}
        />
        <TextArea
          name="aimsScope"
          label="Aims and scope"
          isOptional
          hint="Markdown. Shown to authors."
          problem={problemOf('aimsScope')}
        />
        <TextField
          name="subjects"
          label="Subjects"
          autoComplete="off"
          hint="Separated by commas, for example Ecology, Hydrology."
          problem={problemOf('subjects')}
        />
        <RadioChoice
          name="peerReviewModel"
          legend="Peer review"
          choices={REVIEW_MODELS}
          chosen="double"
        />
        <TextField
          name="contactEmail"
          label="E-mail of the editorial office"
          type="email"
          autoComplete="email"
          defaultValue={text(press?.infoEmail)}
          problem={problemOf('contactEmail')}
          maxLength={254}
        />
        <div className={form.pair}>
          <TextField
            name="issn"
            label="ISSN"
            isOptional
            autoComplete="off"
            hint="For example 2049-3630."
            problem={problemOf('issn')}
            maxLength={9}
          />
          <TextField
            name="doiPrefix"
            label="DOI prefix"
            isOptional
            autoComplete="off"
            hint="For example 10.12345."
            problem={problemOf('doiPrefix')}
            maxLength={14}
          />
        </div>
        <CheckField name="isOpen" isOptional>
          Authors can submit now. Otherwise, the journal is shown as opening soon.
        </CheckField>
      </FormFrame>
    </SetupFrame>
  );
}
