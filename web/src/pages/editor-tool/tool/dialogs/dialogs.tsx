import { t } from '@quire/model/messages/t';
import { exportHint, exportName } from '../../../../editing/export-names.ts';
import type { ExportFormat } from '../../../../editing/messages.ts';
import type { ToolActions } from '../actions/use-actions.ts';
import type { ToolDialog } from '../state/asked.ts';
import { AddPicture } from './add-picture.tsx';
import { Choose } from './choose.tsx';
import { Cite } from './cite.tsx';
import { Confirm } from './confirm.tsx';

const FORMATS: readonly ExportFormat[] = ['docx', 'latex', 'jats'];

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
      return (
        <Choose title={t('editorTool.insertNotice')} onClose={onClose} choices={actions.notices} />
      );
    case 'diagram':
      return (
        <Choose
          title={t('editorTool.insertDiagram')}
          onClose={onClose}
          choices={actions.diagrams}
        />
      );
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
          title={t('editorTool.savePaper')}
          onClose={onClose}
          choices={[
            {
              name: t('editorTool.saveShared'),
              says: t('editorTool.saveSharedHint'),
              choose: () => void actions.share(),
            },
            {
              name: t('editorTool.saveFolder'),
              says: t('editorTool.saveFolderHint'),
              choose: () => void actions.save('folder'),
            },
            {
              name: t('editorTool.saveText'),
              says: t('editorTool.saveTextHint'),
              choose: () => void actions.save('text'),
            },
            ...FORMATS.map((format) => ({
              name: exportName(format),
              says: exportHint(format),
              choose: () => void actions.save(format),
            })),
            {
              name: t('editorTool.savePage'),
              says: t('editorTool.savePageHint'),
              choose: () => void actions.save('page'),
            },
            {
              name: t('editorTool.print'),
              says: t('editorTool.printHint'),
              choose: () => void actions.save('print'),
            },
          ]}
        />
      );
    case 'forget':
      return (
        <Confirm
          title={t('editorTool.forgetEverything')}
          words={t('editorTool.forgetWhat')}
          yes={t('editorTool.forgetButton')}
          onYes={() => void actions.forget()}
          onClose={onClose}
        />
      );
    case 'replace':
      return (
        <Confirm
          title={asked.title}
          words={asked.words}
          yes={t('editorTool.openButton')}
          onYes={() => void asked.go()}
          onClose={onClose}
        />
      );
  }
}
