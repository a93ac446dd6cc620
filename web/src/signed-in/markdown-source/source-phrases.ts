import { EditorState, type Extension } from '@codemirror/state';
import { t } from '@quire/model/messages/t';

/** CodeMirror puts the number in place of this. */
const NUMBER = '$';

/** The words of CodeMirror's own parts: its search, its suggestions and its comparison of two texts. */
export const sourcePhrases = (): Extension =>
  EditorState.phrases.of({
    Find: t('sourceEditor.find'),
    Replace: t('sourceEditor.replaceWith'),
    next: t('sourceEditor.next'),
    previous: t('sourceEditor.previous'),
    all: t('sourceEditor.all'),
    'match case': t('sourceEditor.matchCase'),
    regexp: t('sourceEditor.regularExpression'),
    'by word': t('sourceEditor.wholeWords'),
    replace: t('sourceEditor.replace'),
    'replace all': t('sourceEditor.replaceAll'),
    close: t('sourceEditor.close'),
    'current match': t('sourceEditor.currentMatch'),
    'on line': t('sourceEditor.onLine'),
    'replaced match on line $': t('sourceEditor.replacedOnLine', { line: NUMBER }),
    'replaced $ matches': t('sourceEditor.replacedCount', { count: NUMBER }),
    'Go to line': t('sourceEditor.goToLine'),
    go: t('sourceEditor.go'),
    Completions: t('sourceEditor.completions'),
    Diagnostics: t('sourceEditor.problems'),
    'No diagnostics': t('sourceEditor.noProblems'),
    'Selection deleted': t('sourceEditor.selectionDeleted'),
    '$ unchanged lines': t('sourceEditor.unchangedLines', { count: NUMBER }),
    'Revert this chunk': t('sourceEditor.takeThis'),
    Accept: t('sourceEditor.accept'),
    Reject: t('sourceEditor.reject'),
    'Control character': t('sourceEditor.controlCharacter'),
  });
