import type { ToolActions } from '../actions/use-actions.ts';
import type { ToolDialog } from '../state/asked.ts';
import { AddPicture } from './add-picture.tsx';
import { Choose } from './choose.tsx';
import { Cite } from './cite.tsx';
import { Confirm } from './confirm.tsx';

interface DialogsProps {
  readonly asked: ToolDialog | null;
  readonly actions: ToolActions;
  readonly onClose: () => void;
  readonly onBibliography: () => void;
}

/** The one question that is open, if any. */
export function ToolDialogs({ asked, actions, onClose, onBibliography }: DialogsProps) {
  if (!asked) return null;
  switch (asked.what) {
    case 'notice':
      return <Choose title="Put in a notice" onClose={onClose} choices={actions.notices} />;
    case 'diagram':
      return <Choose title="Put in a diagram" onClose={onClose} choices={actions.diagrams} />;
    case 'citation':
      return (
        <Cite
          works={actions.works}
          onCite={actions.cite}
          onBibliography={onBibliography}
          onClose={onClose}
        />
      );
    case 'picture': {
      const [file = null] = asked.files;
      return (
        <AddPicture
          key={file ? `${file.name} ${asked.files.length}` : 'none'}
          file={file}
          onAdd={(picture) => void actions.addFigure(picture, asked.files.slice(1))}
          onClose={onClose}
        />
      );
    }
    case 'save':
      return (
        <Choose
          title="Save as a file"
          onClose={onClose}
          choices={[
            {
              name: 'The whole paper (.zip)',
              says: 'Text, bibliography and pictures in a folder. Can be opened here again, and is what the press takes.',
              choose: () => void actions.save('folder'),
            },
            {
              name: 'The text (.md)',
              says: 'Markdown, for any other editor.',
              choose: () => void actions.save('text'),
            },
            {
              name: 'A page to read (.html)',
              says: 'One file with everything in it, that needs no network.',
              choose: () => void actions.save('page'),
            },
            {
              name: 'Print, or save as PDF',
              says: 'Through the browser’s own dialog.',
              choose: () => void actions.save('print'),
            },
          ]}
        />
      );
    case 'forget':
      return (
        <Confirm
          title="Forget everything?"
          words="Text, bibliography and pictures are deleted from this device. There is no other copy, and this cannot be undone."
          yes="Forget everything here"
          onYes={() => void actions.forget()}
          onClose={onClose}
        />
      );
    case 'replace':
      return (
        <Confirm
          title={`Open “${asked.name}”?`}
          words={asked.words}
          yes="Open it"
          onYes={() => void asked.go()}
          onClose={onClose}
        />
      );
  }
}
