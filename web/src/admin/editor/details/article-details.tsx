import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import type { Article } from '@quire/model/entities/article';
import { isOpen } from '@quire/model/entities/gate-problem';
import { t } from '@quire/model/messages/t';
import { can } from '@quire/model/roles';
import { suggestDoi } from '@quire/model/suggest-doi';
import { useJournal } from '../../../data/live/journals.ts';
import type { Person } from '../../../session/use-person.ts';
import { DoiState } from '../../kit/registrations/doi-state.tsx';
import { ArticleFiles } from './article-files.tsx';
import { GateList } from './gate-list.tsx';
import { MetadataForm } from './metadata-form.tsx';
import { PublicationActions } from './publication-actions.tsx';
import { useGate } from './use-gate.ts';
import { useMetadata } from './use-metadata.ts';

export interface ArticleDetailsProps {
  readonly id: string;
  readonly article: Article;
  readonly person: Person;
  /** Saves unsaved changes of the text. */
  readonly settle?: () => Promise<void>;
  /** Shows a line of the text. */
  readonly onLine?: (line: number) => void;
}

const NOTHING_TO_SAVE = async () => {};

/** Everything about an article except its text: the checks, publication, metadata and files. */
export default function ArticleDetails({
  id,
  article,
  person,
  settle = NOTHING_TO_SAVE,
  onLine,
}: ArticleDetailsProps) {
  const gate = useGate(id, article.revision);
  const metadata = useMetadata(id, article, person.uid);
  const journal = useJournal(article.journal);
  const mayEdit = can(person, 'article.edit', article);
  const doi = metadata.version?.metadata.doi;
  const prefix = journal?.journal.doiPrefix;
  return (
    <Stack spacing={3}>
      {article.status === 'removed' && (
        <Alert severity="error">
          {t('officeEditorDetails.removedBecause', { reason: article.tombstone?.reason ?? '' })}
        </Alert>
      )}
      {doi && article.publishedRevision > 0 && <DoiState doi={doi} />}
      <GateList {...{ gate, article, onLine }} />
      <PublicationActions
        {...{ id, article, person, settle }}
        isReady={gate.problems !== null && isOpen(gate.problems) && !metadata.isDirty}
      />
      {metadata.isDirty && <Alert severity="info">{t('officeEditorDetails.unsaved')}</Alert>}
      <ArticleFiles {...{ id, metadata, person, mayEdit, settle }} />
      <MetadataForm
        {...{ metadata, person, mayEdit }}
        suggestedDoi={prefix ? suggestDoi(prefix, article.journal, article.akey) : null}
      />
    </Stack>
  );
}
