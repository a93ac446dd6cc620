import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { Registration } from '@quire/model/entities/registration';
import { t } from '@quire/model/messages/t';
import { lazy, Suspense, useMemo, useState } from 'react';
import { MetadataText } from './metadata-text.tsx';
import { readableMetadata } from './readable-metadata.ts';

/** CodeMirror: loaded with the first comparison. */
const MergeEditor = lazy(async () => ({
  default: (await import('../kit/compare/merge-editor.tsx')).MergeEditor,
}));

export interface MetadataViewsProps {
  /** Null: it was never sent. */
  readonly sent: string | null;
  /** Null: there is nothing to send. */
  readonly now: string | null;
  readonly registration: Pick<Registration, 'doi' | 'fileName'>;
}

type View = 'compare' | 'now' | 'sent';

/** What was sent last and what would be sent now: compared, and each by itself. */
export function MetadataViews({ sent, now, registration }: MetadataViewsProps) {
  const [chosen, setChosen] = useState<View>('compare');
  const { doi, fileName } = registration;
  const [before = '', after = ''] = useMemo(
    () => [sent ?? '', now ?? ''].map(readableMetadata),
    [sent, now],
  );
  const name = `${doi.replaceAll(/[^\w.-]+/g, '-')}.${isXml(now ?? sent ?? '') ? 'xml' : 'json'}`;
  if (sent === null && now === null)
    return <Alert severity="info">{t('officeRegistrations.nothingToShow')}</Alert>;
  if (sent === null || now === null) {
    return (
      <Stack spacing={1.5}>
        <Alert severity="info">
          {now === null ? t('officeRegistrations.notSendable') : t('officeRegistrations.neverSent')}
        </Alert>
        <MetadataText
          label={now === null ? VIEWS.sent : VIEWS.now}
          text={now ?? sent ?? ''}
          name={now === null && fileName ? fileName : name}
        />
      </Stack>
    );
  }
  const isSame = before === after;
  return (
    <Stack spacing={1.5}>
      <Alert severity={isSame ? 'success' : 'info'}>
        {isSame ? t('officeRegistrations.sameAsSent') : t('officeRegistrations.differsFromSent')}
      </Alert>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={chosen}
        onChange={(_, view: View | null) => view && setChosen(view)}
        aria-label={t('officeRegistrations.views')}
        sx={{ flexWrap: 'wrap' }}
      >
        {VIEW_NAMES.map((view) => (
          <ToggleButton key={view} value={view}>
            {VIEWS[view]}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {chosen === 'compare' && (
        <Suspense>
          <MergeEditor
            key={`${before}\n${after}`}
            left={before}
            right={after}
            leftLabel={VIEWS.sent}
            rightLabel={VIEWS.now}
          />
        </Suspense>
      )}
      {chosen === 'now' && <MetadataText label={VIEWS.now} text={now} name={name} />}
      {chosen === 'sent' && <MetadataText label={VIEWS.sent} text={sent} name={fileName || name} />}
    </Stack>
  );
}

const VIEWS: Readonly<Record<View, string>> = {
  compare: t('officeRegistrations.viewCompare'),
  now: t('officeRegistrations.viewNow'),
  sent: t('officeRegistrations.viewSent'),
};
const VIEW_NAMES = ['compare', 'now', 'sent'] as const;

const isXml = (text: string): boolean => text.trimStart().startsWith('<');
