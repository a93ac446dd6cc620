import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ImportProblem } from '@quire/model/entities/import-problem';
import { t } from '@quire/model/messages/t';
import { memo, type RefObject, useEffect, useId, useRef } from 'react';
import type { ArticleDraftStore } from '../draft/draft-store.ts';
import type { EditorParts } from './editor-setup.ts';
import { SourceView } from './source-view.ts';

interface SourcePaneProps {
  readonly store: ArticleDraftStore;
  readonly source: RefObject<SourceView | null>;
  readonly parts: Omit<EditorParts, 'label' | 'describedBy'>;
  readonly isReadOnly: boolean;
  readonly problems: readonly ImportProblem[];
  readonly onReady: (view: SourceView) => void;
}

/** The source text. */
export const SourcePane = memo(function SourcePane({
  store,
  source,
  parts,
  isReadOnly,
  problems,
  onReady,
}: SourcePaneProps) {
  const place = useRef<HTMLDivElement>(null);
  const hint = useId();
  const first = useRef({ parts, isReadOnly, onReady });
  useEffect(() => {
    if (!place.current) return;
    const { parts: own, isReadOnly: locked, onReady: ready } = first.current;
    const view = new SourceView(
      place.current,
      store,
      { ...own, label: t('officeEditor.textLabel'), describedBy: hint },
      locked,
    );
    source.current = view;
    ready(view);
    return () => {
      source.current = null;
      view.destroy();
    };
  }, [store, source, hint]);
  useEffect(() => source.current?.setReadOnly(isReadOnly), [source, isReadOnly]);
  useEffect(() => source.current?.showProblems(problems), [source, problems]);
  return (
    <Box sx={{ height: '100%', minHeight: 0, display: 'flex', flexDirection: 'column' }}>
      <Box ref={place} sx={{ flexGrow: 1, minHeight: 0 }} />
      <Typography
        id={hint}
        variant="caption"
        color="text.secondary"
        sx={{ px: 1.5, py: 0.25, borderTop: 1, borderColor: 'divider' }}
      >
        {t('officeEditor.textHint')}
      </Typography>
    </Box>
  );
});
