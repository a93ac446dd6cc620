import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import type { InsertionChoice } from '../../../editing/insert/insertions.ts';
import { EditorDialog } from './editor-dialog.tsx';

interface ChoiceDialogProps {
  readonly title: string;
  readonly choices: readonly InsertionChoice[];
  readonly onClose: () => void;
}

/** A choice between a few options. */
export function ChoiceDialog({ title, choices, onClose }: ChoiceDialogProps) {
  return (
    <EditorDialog title={title} onClose={onClose}>
      <List>
        {choices.map(({ name, says, choose }) => (
          <ListItemButton
            key={name}
            onClick={() => {
              onClose();
              choose();
            }}
          >
            <ListItemText primary={name} secondary={says} />
          </ListItemButton>
        ))}
      </List>
    </EditorDialog>
  );
}
