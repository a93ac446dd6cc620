import { rememberNotes, remembersNotes } from '../notes/remembers-notes.ts';
import { copyText } from './copy-text.ts';
import { elementText } from './element-text.ts';

/** What a button or link opens in place. */
const OPENED: Readonly<Record<string, (tool: HTMLElement) => Promise<void>>> = {
  equations: async () => (await import('./equation-window.ts')).openEquations(),
  sections: async () => (await import('./sheets.ts')).openSections(),
  figures: async () => (await import('./sheets.ts')).openFigures(),
  cite: async () => (await import('./sheets.ts')).openCite(pressTool),
  data: async (tool) => (await import('./data-window.ts')).openData(tool),
  report: async (tool) => (await import('./report-comment.ts')).openReport(tool),
  share: async (tool) => (await import('./share.ts')).share(tool),
};

/** Does what a button of the page says: copies a text or the words of an element, or opens a window. */
export function pressTool(tool: HTMLElement): void {
  const { copy, copyFrom, open } = tool.dataset;
  const openIt = open === undefined ? undefined : OPENED[open];
  if (openIt) {
    openIt(tool).catch(() => location.assign(tool.getAttribute('href') ?? '#'));
    return;
  }
  if (open === 'notes') {
    rememberNotes();
    void import('../notes/open-notes.ts').then(({ openNotes }) => openNotes(tool, false));
    return;
  }
  const from = copyFrom === undefined ? null : document.getElementById(copyFrom);
  const text = copy ?? (from && elementText(from));
  if (text) copyText(text, tool.querySelector('[role="status"]'));
}

/** Draws the notes of a reader who has opened them before on this device. */
export function resumeNotes(opener: HTMLElement): void {
  if (!remembersNotes()) return;
  void import('../notes/open-notes.ts').then(({ openNotes }) => openNotes(opener, true));
}
