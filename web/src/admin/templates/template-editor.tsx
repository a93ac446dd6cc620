import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { MailOverride } from '@quire/model/entities/mail-template';
import {
  checkWording,
  type DescribedTemplate,
  templateOf,
} from '@quire/model/mail/registry/describe-template';
import { isLetterName } from '@quire/model/mail/registry/letter-templates';
import type { MailWording } from '@quire/model/mail/registry/mail-wording';
import { language } from '@quire/model/messages/language';
import { t } from '@quire/model/messages/t';
import { useRef, useState } from 'react';
import { call } from '../../data/calls.ts';
import type { Person } from '../../session/use-person.ts';
import { messageOf } from '../../signed-in/message-of.ts';
import { LeaveDialog } from '../kit/form/leave-dialog.tsx';
import { useSaveKeys } from '../kit/form/use-save-keys.ts';
import { useUnsavedGuard } from '../kit/form/use-unsaved-guard.ts';
import { tell, tellFailure } from '../kit/notices.ts';
import { insertVariable } from './insert-variable.ts';
import { MailPreview } from './mail-preview.tsx';
import { TemplateActions } from './template-actions.tsx';
import { useWording } from './use-wording.ts';
import { VariableList } from './variable-list.tsx';
import { selectIn, useWordingCursor, WordingFields } from './wording-fields.tsx';
import { WordingNotes } from './wording-notes.tsx';
import { WordingProblems } from './wording-problems.tsx';

interface TemplateEditorProps {
  readonly person: Person;
  readonly template: DescribedTemplate;
  readonly own: MailOverride | undefined;
  /** The journal whose wording this is; null for the press. */
  readonly journal: string | null;
  /** The wording that applies otherwise: for a journal, the press's. */
  readonly below: MailWording;
}

/** The editor of one mail or letter: editing, checks, preview, test and saving. */
export function TemplateEditor({ person, template, own, journal, below }: TemplateEditorProps) {
  const state = useWording(person.uid, template, own, journal, below);
  const isLetter = isLetterName(template.name);
  const cursor = useWordingCursor();
  const guard = useUnsavedGuard(state.isDirty);
  const [submission, setSubmission] = useState<string | null>(null);
  const { words, isDirty, isStale } = state;
  const raw = templateOf(template.name);
  const problems = raw && !template.isFixed ? checkWording(raw, words) : [];
  const isOk = problems.length === 0;

  async function save(): Promise<boolean> {
    if (!isOk || !isDirty || isStale || state.saving) return false;
    try {
      await state.save();
      tell(isLetter ? t('officeTemplates.letterSaved') : t('officeTemplates.mailSaved'));
      return true;
    } catch (error) {
      tellFailure(messageOf(error));
      return false;
    }
  }
  const latest = useRef(save);
  latest.current = save;
  useSaveKeys(latest);

  async function test() {
    try {
      const wording = template.isFixed ? {} : { wording: { ...words } };
      const { to } = await call('sendTestMail', {
        ...{ template: template.name, language: language() },
        ...wording,
        ...(journal && { journal }),
        ...(submission && { submission }),
      });
      tell(t('officeTemplates.testSent', { to }));
    } catch (error) {
      tellFailure(messageOf(error));
    }
  }

  function insert(name: string) {
    const field = cursor.last.current;
    const input = cursor[field].current;
    const end = words[field].length;
    const { text, cursor: place } = insertVariable(words[field], name, {
      start: input?.selectionStart ?? end,
      end: input?.selectionEnd ?? end,
    });
    state.change({ [field]: text });
    selectIn(input, place, place);
  }

  return (
    <Stack spacing={2}>
      {template.isFixed ? (
        <Alert severity="info">{t('officeTemplates.cannotBeChanged')}</Alert>
      ) : (
        <>
          <WordingNotes {...{ state, own, journal }} />
          <Box
            sx={{
              display: 'grid',
              gap: 3,
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 320px' },
            }}
          >
            <Stack spacing={2}>
              <WordingFields
                words={words}
                cursor={cursor}
                wrong={new Set(problems.map(({ field }) => field))}
                disabled={state.saving}
                isLetter={isLetter}
                onChange={state.change}
              />
              <WordingProblems
                problems={problems}
                words={words}
                onShow={(field, { start, end }) => selectIn(cursor[field].current, start, end)}
              />
            </Stack>
            <VariableList template={template} words={words} onInsert={insert} />
          </Box>
        </>
      )}
      <TemplateActions
        {...{ state, template, isOk, journal, below }}
        isOwn={own !== undefined && !own.isReset}
        onSave={() => void save()}
        onTest={() => void test()}
      />
      <MailPreview
        template={template.name}
        journal={journal}
        words={template.isFixed ? null : words}
        isHeld={!isOk}
        submission={submission}
        onSubmission={setSubmission}
      />
      <LeaveDialog blocker={guard.blocker} onDiscard={state.discard} />
    </Stack>
  );
}
