import { MergeView, unifiedMergeView } from '@codemirror/merge';
import { EditorState, type Extension } from '@codemirror/state';
import { EditorView, lineNumbers } from '@codemirror/view';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { t } from '@quire/model/messages/t';
import { useEffect, useRef } from 'react';
import { look } from '../../../signed-in/markdown-source/look.ts';
import { sourcePhrases } from '../../../signed-in/markdown-source/source-phrases.ts';

interface MergeEditorProps {
  readonly left: string;
  readonly right: string;
  readonly leftLabel: string;
  readonly rightLabel: string;
  /** If given, the right side can be edited, and can take pieces from the left one. */
  readonly onRight?: ((text: string) => void) | undefined;
}

const side = (label: string): Extension[] => [
  look,
  sourcePhrases(),
  EditorView.lineWrapping,
  lineNumbers(),
  EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0' }),
];
const LOCKED = EditorState.readOnly.of(true);
const FOLDED = { margin: 2, minSize: 6 };

interface Shown {
  readonly parent: HTMLElement;
  readonly left: string;
  readonly right: string;
  readonly leftLabel: string;
  /** For the editable side. */
  readonly own: readonly Extension[];
  readonly canChange: boolean;
}

/** Two columns: pieces are copied from the left one to the right one. */
function besideEachOther({ parent, left, right, leftLabel, own, canChange }: Shown) {
  return new MergeView({
    parent,
    a: { doc: left, extensions: [...side(leftLabel), LOCKED] },
    b: { doc: right, extensions: own },
    collapseUnchanged: FOLDED,
    ...(canChange ? { revertControls: 'a-to-b' as const } : {}),
  });
}

/** One column, where there is no room for two: removed text is shown above what replaced it. */
function inOne({ parent, left, right, own, canChange }: Shown) {
  const merge = unifiedMergeView({
    original: left,
    mergeControls: canChange,
    collapseUnchanged: FOLDED,
  });
  return new EditorView({ parent, doc: right, extensions: [...own, merge] });
}

const inOneColumn = (side: string, isRemoved: boolean) =>
  isRemoved ? t('officeEditor.sideRemoved', { side }) : t('officeEditor.sideMarked', { side });

/** Two texts with differences marked; identical parts are folded. */
export function MergeEditor({ left, right, leftLabel, rightLabel, onRight }: MergeEditorProps) {
  const place = useRef<HTMLDivElement>(null);
  const change = useRef(onRight);
  change.current = onRight;
  const first = useRef(right);
  const canChange = onRight !== undefined;
  const hasRoom = useMediaQuery('(min-width: 700px)');
  useEffect(() => {
    if (!place.current) return;
    const own = [
      ...side(rightLabel),
      ...(canChange ? [] : [LOCKED]),
      EditorView.updateListener.of(({ docChanged, state }) => {
        if (!docChanged) return;
        first.current = state.doc.toString();
        change.current?.(first.current);
      }),
    ];
    // What is typed there is kept, even when the window becomes narrow.
    const shown = { parent: place.current, left, right: first.current, leftLabel, own, canChange };
    const view = hasRoom ? besideEachOther(shown) : inOne(shown);
    return () => view.destroy();
  }, [left, leftLabel, rightLabel, canChange, hasRoom]);
  return (
    <>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2, mb: 0.5 }}>
        {[leftLabel, rightLabel].map((label, at) => (
          <Typography key={label} variant="subtitle2">
            {hasRoom ? label : inOneColumn(label, at === 0)}
          </Typography>
        ))}
      </Box>
      <Box
        ref={place}
        sx={{
          border: 1,
          borderColor: 'divider',
          maxHeight: '55vh',
          overflow: 'auto',
          '& .cm-content': { pb: '12px' },
          '& .cm-merge-revert button': { color: 'primary.main', cursor: 'pointer' },
          '& .cm-collapsedLines': {
            background: 'none',
            bgcolor: 'action.hover',
            color: 'text.secondary',
            '&::before, &::after': { content: '"…"' },
          },
        }}
      />
    </>
  );
}
