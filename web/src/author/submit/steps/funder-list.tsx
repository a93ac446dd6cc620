import { FUNDERS_MAX } from '@quire/model/entities/funder';
import { DraftFunderSchema } from '@quire/model/entities/submission';
import { t } from '@quire/model/messages/t';
import { useWizard } from '../context/wizard-context.ts';
import { FIELD_LABELS } from '../step-table/field-labels.ts';
import { EntryList } from './entry-list.tsx';
import { FunderCard } from './funder-card.tsx';

/** Who paid for the work. */
export function FunderList() {
  const { draft, edit } = useWizard();
  return (
    <EntryList
      field="funders"
      label={FIELD_LABELS.funders}
      hint={t('authorSubmit.fundersHint')}
      entries={draft.funders}
      most={FUNDERS_MAX}
      add={t('articleWords.addFunder')}
      blank={() => DraftFunderSchema.parse({ id: crypto.randomUUID() })}
      first="name"
      onChange={(funders) => edit({ funders })}
    >
      {(funder, place, { to, remove }) => (
        <FunderCard place={place} funder={funder} onChange={to} onRemove={remove} />
      )}
    </EntryList>
  );
}
