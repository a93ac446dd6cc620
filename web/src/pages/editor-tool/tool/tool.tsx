import { t } from '@quire/model/messages/t';
import { useMemo, useRef, useState } from 'react';
import { PaperPreview } from '../../../editing/paper-preview/paper-preview.tsx';
import { usePictures } from '../../../editing/paper-preview/use-pictures.ts';
import { useShownPaper } from '../../../editing/paper-preview/use-shown-paper.ts';
import { CommandToolbar } from '../../../editing/toolbar/command-toolbar.tsx';
import { type Pane, useActions } from './actions/use-actions.ts';
import { ToolDialogs } from './dialogs/dialogs.tsx';
import { FileMenu } from './file-menu.tsx';
import { Outline, Problems } from './findings.tsx';
import { PicturesPane } from './pictures-pane.tsx';
import { SourceText } from './source/source-text.tsx';
import { Message } from './state/message.tsx';
import { StatusBar, type ToolPanel } from './status-bar.tsx';
import { useDocument } from './stored/use-document.ts';
import { panelId, type Tab, TabPanel, Tabs, tabId } from './tabs.tsx';
import { useWide } from './use-wide.ts';
import { Welcome } from './welcome.tsx';

/** A work as it is written in BibTeX, for the empty bibliography. */
const SAMPLE_WORK = '@article{key,\n  author = {…},\n  title = {…},\n  year = {…}\n}';

/** The editor itself: source and preview. All of it happens in this browser. */
export default function Tool() {
  const open = useDocument();
  const { store, state, isOpen } = open;
  const { document: paperDocument, generation } = state;
  const pictures = usePictures(paperDocument.pictures);
  const source = useMemo(
    () => ({
      markdown: paperDocument.markdown,
      bibliography: paperDocument.bibliography,
      pictures: new Map(
        [...pictures].map(([path, { src, width, height }]) => [path, { src, width, height }]),
      ),
    }),
    [paperDocument.markdown, paperDocument.bibliography, pictures],
  );
  const shown = useShownPaper(source);
  const { paper, failed } = shown;
  const text = useRef<HTMLTextAreaElement>(null);
  const bibliography = useRef<HTMLTextAreaElement>(null);
  const preview = useRef<HTMLDivElement>(null);
  const [chosen, setPane] = useState<Pane>('text');
  const [panel, setPanel] = useState<ToolPanel | null>(null);
  const isWide = useWide();
  // Beside the text the preview is always there.
  const pane: Pane = isWide && chosen === 'preview' ? 'text' : chosen;
  const actions = useActions({ open, shown, pictures, text, preview, isWide, setPane });

  const tabs: Tab<Pane>[] = [
    { name: 'text', label: t('editorTool.text') },
    { name: 'bibliography', label: t('editorTool.bibliography') },
    { name: 'pictures', label: t('editorTool.pictures'), count: pictures.size },
    ...(isWide ? [] : [{ name: 'preview' as const, label: t('editorTool.preview') }]),
  ];
  const isBlank = paperDocument.markdown.trim() === '';

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: files are dropped on all of it; a button does the same
    <div
      className="editor-tool-tool"
      data-pane={pane}
      data-blank={isBlank}
      onDragOver={(event) => {
        if (event.dataTransfer.types.includes('Files')) event.preventDefault();
      }}
      onDrop={(event) => {
        if (event.dataTransfer.files.length === 0) return;
        event.preventDefault();
        void actions.openFiles([...event.dataTransfer.files]);
      }}
    >
      <div className="editor-tool-top">
        <Tabs label={t('editorTool.parts')} tabs={tabs} chosen={pane} onChoose={setPane} />
        <FileMenu actions={actions} />
      </div>
      <Message
        message={actions.message}
        canUndo={state.before !== null}
        onUndo={actions.undoOpening}
        onClose={actions.dismiss}
      />
      <div className="editor-tool-panes">
        <div className="editor-tool-source">
          <TabPanel name="text" chosen={pane} className="editor-tool-pane">
            <CommandToolbar controls="editor-text" onCommand={actions.run} />
            <SourceText
              key={`text-${generation}-${isOpen}`}
              area={text}
              id="editor-text"
              label={t('editorTool.textField')}
              value={paperDocument.markdown}
              placeholder={t('editorTool.textPlaceholder')}
              describedBy="editor-keys"
              spellCheck
              onText={(value) => store.write('markdown', value)}
              onCommand={actions.run}
              onFiles={(files) => void actions.openFiles(files)}
            />
            <p id="editor-keys" className="editor-tool-keys">
              {t('editorTool.keys')}
            </p>
          </TabPanel>
          <TabPanel name="bibliography" chosen={pane} className="editor-tool-pane">
            <SourceText
              key={`bibliography-${generation}-${isOpen}`}
              area={bibliography}
              id="editor-bibliography"
              label={t('editorTool.bibliographyField')}
              value={paperDocument.bibliography}
              placeholder={t('editorTool.bibliographyPlaceholder', {
                example: SAMPLE_WORK,
                citation: '[@key]',
              })}
              describedBy="editor-keys"
              spellCheck={false}
              onText={(value) => store.write('bibliography', value)}
              onFiles={(files) => void actions.openFiles(files)}
            />
          </TabPanel>
          <TabPanel name="pictures" chosen={pane} className="editor-tool-pane">
            <PicturesPane
              pictures={pictures}
              onAdd={() => actions.ask({ what: 'picture', files: [] })}
              onInsert={actions.insertPicture}
              onRemove={(path) => void store.removePicture(path)}
            />
          </TabPanel>
        </div>
        <section
          id={panelId('preview')}
          className="editor-tool-preview"
          aria-label={t('editorTool.preview')}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
          tabIndex={0}
          {...(isWide ? {} : { role: 'tabpanel', 'aria-labelledby': tabId('preview') })}
        >
          {failed && (
            <p role="alert" className="editor-tool-failed">
              {t('editorTool.previewFailed')}
            </p>
          )}
          {isBlank && isOpen ? (
            <Welcome onBegin={actions.begin} />
          ) : (
            paper && <PaperPreview paper={paper} pictures={pictures} body={preview} />
          )}
        </section>
      </div>
      {panel && (
        <section
          className="editor-tool-panel"
          aria-label={panel === 'problems' ? t('editorTool.problems') : t('editorTool.outline')}
        >
          {panel === 'problems' ? (
            <Problems problems={paper?.problems ?? []} onLine={actions.goToLine} />
          ) : (
            <Outline outline={paper?.outline ?? []} onEntry={actions.goToEntry} />
          )}
        </section>
      )}
      <StatusBar paper={paper} state={state} panel={panel} onPanel={setPanel} />
      <ToolDialogs
        asked={actions.asked}
        actions={actions}
        onClose={() => actions.ask(null)}
        onBibliography={() => setPane('bibliography')}
      />
    </div>
  );
}
