/** The guide to the Markdown editor, as HTML. Replaced by Vite (`build/editor-guide.ts`). */
export const editorGuide: string = '';
