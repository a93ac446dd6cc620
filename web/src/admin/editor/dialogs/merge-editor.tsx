import { MergeView } from '@codemirror/merge';
import { EditorState } from '@codemirror/state';
import { EditorView, lineNumbers } from '@codemirror/view';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { look } from '../source/look.ts';

interface MergeEditorProps {
  readonly left: string;
  readonly right: string;
  readonly leftLabel: string;
  readonly rightLabel: string;
  /** Given: the right side can be changed, and takes over pieces of the left one. */
  readonly onRight?: ((text: string) => void) | undefined;
}

const side = (label: string) => [
  look,
  EditorView.lineWrapping,
  lineNumbers(),
  EditorView.contentAttributes.of({ 'aria-label': label }),
];
const LOCKED = [EditorState.readOnly.of(true)];

/** Two texts beside each other, with what differs marked; what is alike is folded. */
export function MergeEditor({ left, right, leftLabel, rightLabel, onRight }: MergeEditorProps) {
  const place = useRef<HTMLDivElement>(null);
  const change = useRef(onRight);
  change.current = onRight;
  const canChange = onRight !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed on the right side is its own from there on
  useEffect(() => {
    if (!place.current) return;
    const view = new MergeView({
      parent: place.current,
      a: { doc: left, extensions: [...side(leftLabel), ...LOCKED] },
      b: {
        doc: right,
        extensions: [
          ...side(rightLabel),
          ...(canChange ? [] : LOCKED),
          EditorView.updateListener.of(({ docChanged, state }) => {
            if (docChanged) change.current?.(state.doc.toString());
          }),
        ],
      },
      collapseUnchanged: { margin: 2, minSize: 6 },
      ...(canChange ? { revertControls: 'a-to-b' as const } : {}),
    });
    return () => view.destroy();
  }, [left, leftLabel, rightLabel, canChange]);
  return (
    <>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2, mb: 0.5 }}>
        {[leftLabel, rightLabel].map((label) => (
          <Typography key={label} variant="subtitle2">
            {label}
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
        }}
      />
    </>
  );
}
