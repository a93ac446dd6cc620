import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

/** The office's colours, from variables that follow the light and dark schemes. */
const colour = (light: string, dark: string) => `light-dark(${light}, ${dark})`;
const MUTED = 'var(--mui-palette-text-secondary)';

const theme = EditorView.theme({
  '&': {
    height: '100%',
    color: 'var(--mui-palette-text-primary)',
    backgroundColor: 'var(--mui-palette-background-paper)',
    fontSize: '0.9375rem',
  },
  '&.cm-focused': { outline: '2px solid var(--mui-palette-primary-main)', outlineOffset: '-2px' },
  '.cm-scroller': {
    fontFamily: 'ui-monospace, "SFMono-Regular", Menlo, Consolas, monospace',
    lineHeight: '1.6',
    overflow: 'auto',
  },
  '.cm-content': { padding: '12px 0 40vh', caretColor: 'var(--mui-palette-text-primary)' },
  '.cm-line': { padding: '0 14px' },
  '.cm-activeLine': { backgroundColor: colour('#1252600a', '#8fc7cc12') },
  '.cm-gutters': { backgroundColor: 'transparent', border: 'none', color: MUTED },
  '.cm-tooltip': {
    backgroundColor: 'var(--mui-palette-background-paper)',
    color: 'var(--mui-palette-text-primary)',
    border: '1px solid var(--mui-palette-divider)',
    borderRadius: '6px',
    boxShadow: 'var(--mui-shadows-3)',
  },
  '.cm-tooltip-autocomplete ul li[aria-selected]': {
    backgroundColor: 'var(--mui-palette-primary-main)',
    color: 'var(--mui-palette-primary-contrastText)',
  },
  '.cm-completionDetail': { fontStyle: 'normal', color: MUTED, marginInlineStart: '1em' },
  'li[aria-selected] .cm-completionDetail': { color: 'inherit' },
  '.cm-formula': {
    padding: '6px 12px',
    maxWidth: 'min(40rem, 88vw)',
    overflowX: 'auto',
    fontSize: '1rem',
  },
  '.cm-formula[data-wrong="true"]': {
    color: 'var(--mui-palette-error-main)',
    fontSize: '0.875rem',
  },
  '.cm-panels': { backgroundColor: 'var(--mui-palette-background-default)', color: 'inherit' },
  '.cm-panels-top': { borderBottom: '1px solid var(--mui-palette-divider)' },
  '.cm-panel.cm-search': { padding: '8px 12px', fontFamily: 'inherit' },
  '.cm-panel input, .cm-panel button': {
    font: 'inherit',
    color: 'inherit',
    backgroundImage: 'none',
    backgroundColor: 'transparent',
    border: '1px solid var(--mui-palette-divider)',
    borderRadius: '4px',
  },
  '.cm-selectionMatch': { backgroundColor: colour('#e0a45c55', '#e0a45c44') },
  '.cm-searchMatch': { backgroundColor: colour('#e0a45c88', '#99461d99') },
});

const highlight = HighlightStyle.define([
  { tag: tags.heading, fontWeight: '700', color: colour('#125260', '#8fc7cc') },
  { tag: tags.strong, fontWeight: '700' },
  { tag: tags.emphasis, fontStyle: 'italic' },
  { tag: tags.strikethrough, textDecoration: 'line-through' },
  { tag: tags.special(tags.string), color: colour('#6b3fa0', '#c9a8f0') },
  { tag: tags.labelName, color: colour('#99461d', '#e0a45c') },
  { tag: [tags.link, tags.url], color: colour('#125260', '#8fc7cc') },
  { tag: tags.monospace, color: colour('#4f5b2a', '#b8c98a') },
  { tag: [tags.processingInstruction, tags.contentSeparator, tags.comment], color: MUTED },
  { tag: tags.quote, color: MUTED },
]);

export const look: Extension = [theme, syntaxHighlighting(highlight)];
