import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import {
  ABSTRACT_DECISIONS,
  ABSTRACT_STATES,
  type AbstractDecision,
  type AbstractState,
} from '@quire/model/entities/abstract';
import { t } from '@quire/model/messages/t';
import { adminConferencePath } from '@quire/model/office-paths';
import { can } from '@quire/model/roles';
import { useState } from 'react';
import { z } from 'zod';
import { useRecord } from '../../../data/live/office/use-record.ts';
import type { Person } from '../../../session/use-person.ts';
import { Panel } from '../../../signed-in/panel.tsx';
import { OfficeFrame } from '../../kit/office-frame.tsx';
import { AbstractRow } from './abstract-row.tsx';
import { BookPanel } from './book-panel.tsx';
import { CommitteePanel } from './committee-panel.tsx';
import { DecisionDialog } from './decision-dialog.tsx';
import { ABSTRACT_DECISION_LABELS, OFFICE_STATE_LABELS } from './decision-labels.ts';
import { PapersPanel, type PapersPlace } from './papers-panel.tsx';
import { useAbstracts } from './use-abstracts.ts';

const ProceedingsSchema = z.union([
  z.object({ journal: z.string(), issue: z.string() }),
  z.object({ book: z.string() }),
]);

/**
 * Where the accepted papers go; null: not said yet. Undefined: the person may not edit what they would become.
 */
function placeOf(person: Person, stored: unknown): PapersPlace | null | undefined {
  const proceedings = ProceedingsSchema.safeParse(stored).data;
  if (!proceedings) return null;
  if ('book' in proceedings) return { book: proceedings.book };
  const { journal, issue } = proceedings;
  return can(person, 'article.edit', { journal }) ? { issue: `${journal} ${issue}` } : undefined;
}

interface AbstractsOfficeProps {
  readonly person: Person;
  readonly conference: string;
}

/** `?tab=abstracts&conference=…`: abstracts with their scores, decisions in bulk, and the committee. */
export function AbstractsOffice({ person, conference }: AbstractsOfficeProps) {
  const [state, setState] = useState<AbstractState | null>('submitted');
  const [pages, setPages] = useState<readonly string[]>([]);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [decision, setDecision] = useState<AbstractDecision | null>(null);
  const { found, problem, reload } = useAbstracts(conference, state, pages.at(-1));
  const { data } = useRecord('conferences', conference);
  const name = typeof data?.name === 'string' ? data.name : conference;
  const place = data ? placeOf(person, data.proceedings) : undefined;
  const abstracts = found?.abstracts ?? [];
  const open = abstracts.filter((each) => !each.isOwn && each.state !== 'withdrawn');
  const selected = open.filter(({ id }) => chosen.has(id));
  const turn = (next: readonly string[]) => {
    setChosen(new Set());
    setPages(next);
  };
  return (
    <OfficeFrame
      person={person}
      title={t('officeConference.abstracts')}
      crumbs={[
        { label: t('officeConference.conferences'), path: adminConferencePath() },
        { label: name, path: adminConferencePath(conference) },
      ]}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'end', mb: 2 }}>
        <TextField
          select
          size="small"
          label={t('officeConference.status')}
          value={state ?? ''}
          sx={{ minWidth: '12rem' }}
          onChange={({ target }) => {
            setState(ABSTRACT_STATES.find((each) => each === target.value) ?? null);
            turn([]);
          }}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        >
          <MenuItem value="">{t('officeConference.all')}</MenuItem>
          {ABSTRACT_STATES.map((each) => (
            <MenuItem key={each} value={each}>
              {OFFICE_STATE_LABELS[each]}
            </MenuItem>
          ))}
        </TextField>
        <Button
          variant="text"
          disabled={open.length === 0}
          onClick={() =>
            setChosen(
              selected.length === open.length ? new Set() : new Set(open.map(({ id }) => id)),
            )
          }
        >
          {selected.length > 0 && selected.length === open.length
            ? t('officeConference.selectNone')
            : t('officeConference.selectAll')}
        </Button>
        <Typography role="status" color="text.secondary">
          {selected.length > 0 && t('officeConference.selected', { count: selected.length })}
        </Typography>
        {ABSTRACT_DECISIONS.map((each) => (
          <Button
            key={each}
            variant={each === 'rejected' ? 'outlined' : 'contained'}
            color={each === 'rejected' ? 'error' : 'primary'}
            disabled={selected.length === 0}
            onClick={() => setDecision(each)}
          >
            {ABSTRACT_DECISION_LABELS[each]}
          </Button>
        ))}
      </Box>
      {problem && <Alert severity="error">{problem}</Alert>}
      {!found && !problem && (
        <Typography role="status">{t('officeConference.oneMoment')}</Typography>
      )}
      {found && abstracts.length === 0 && (
        <Typography color="text.secondary" sx={{ mb: 2 }}>
          {state === 'submitted'
            ? t('officeConference.noneAwaitingDecision')
            : t('officeConference.noneWithStatus')}
        </Typography>
      )}
      <Box
        component="ul"
        aria-label={t('officeConference.abstracts')}
        sx={{ m: 0, p: 0, listStyle: 'none' }}
      >
        {abstracts.map((abstract) => (
          <AbstractRow
            key={abstract.id}
            abstract={abstract}
            isChosen={chosen.has(abstract.id)}
            onChoose={(isOn) => {
              const next = new Set(chosen);
              if (isOn) next.add(abstract.id);
              else next.delete(abstract.id);
              setChosen(next);
            }}
          />
        ))}
      </Box>
      {(pages.length > 0 || found?.next !== undefined) && (
        <Box
          component="nav"
          aria-label={t('officeConference.pages')}
          sx={{ display: 'flex', gap: 1, my: 2 }}
        >
          <Button disabled={pages.length === 0} onClick={() => turn(pages.slice(0, -1))}>
            {t('officeConference.previousPage')}
          </Button>
          <Button
            disabled={found?.next === undefined}
            onClick={() => found?.next !== undefined && turn([...pages, found.next])}
          >
            {t('officeConference.nextPage')}
          </Button>
        </Box>
      )}
      <Box sx={{ mt: 3 }}>
        <Panel title={t('officeConference.committee')} isDense>
          <CommitteePanel
            conference={conference}
            members={found?.committee ?? []}
            reload={reload}
          />
        </Panel>
      </Box>
      <Box sx={{ mt: 2 }}>
        <Panel title={t('officeConference.bookOfAbstracts')} isDense>
          <BookPanel conference={conference} book={found?.book} reload={reload} />
        </Panel>
      </Box>
      {place !== undefined && (
        <Box sx={{ mt: 2 }}>
          <Panel title={t('officeConference.papers')} isDense>
            <PapersPanel conference={conference} place={place} />
          </Panel>
        </Box>
      )}
      {decision && (
        <DecisionDialog
          conference={conference}
          decision={decision}
          abstracts={selected}
          onDone={async () => {
            setChosen(new Set());
            await reload();
          }}
          onClose={() => setDecision(null)}
        />
      )}
    </OfficeFrame>
  );
}
