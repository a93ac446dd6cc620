/** The style of highlights, the bar and the panel: it comes with the notes, not with the page. */
const STYLE = `
::highlight(quire-notes) { background-color: rgb(255 205 50 / 38%); }
::highlight(quire-comments) { text-decoration: underline dotted 2px; }
::highlight(quire-shown) { background-color: rgb(255 150 30 / 55%); }
.notes-bar { position: relative; z-index: 3; height: 0; }
.notes-bar > div { position: absolute; display: flex; gap: 0.4rem; padding: 0.35rem; border: 1px solid var(--rule-strong); border-radius: 2px; background: var(--ground-raised); box-shadow: 0 2px 10px rgb(0 0 0 / 20%); }
:is(.notes-bar, .notes-panel) button, .notes-panel .sign-in {
  min-height: 2rem; padding: 0.2rem 0.6rem; border: 1px solid var(--rule-strong); border-radius: 2px;
  background: var(--ground-raised); color: var(--ink); font: 600 var(--tiny)/1.2 var(--sans); cursor: pointer;
}
:is(.notes-bar, .notes-panel) button:hover { background: var(--ground-sunk); }
.notes-panel {
  position: fixed; z-index: 20; inset-block: auto 0; inset-inline: 0; max-height: 60dvh; overflow: auto; overscroll-behavior: contain;
  padding: 0.75rem 1rem 1.25rem; border-block-start: 2px solid var(--rule-strong); background: var(--ground); color: var(--ink);
  font: var(--small)/1.45 var(--sans);
}
.notes-panel header { position: sticky; inset-block-start: -0.75rem; z-index: 1; margin-block-start: -0.75rem; padding-block: 0.75rem 0.25rem; background: var(--ground); }
.notes-panel header > div:first-child { display: flex; gap: 0.75rem; align-items: center; justify-content: space-between; }
.notes-panel h2 { margin: 0; font: 600 1rem/1.3 var(--sans); }
.notes-panel h2:focus { outline: none; }
.notes-panel ol { margin: 0.5rem 0 0; padding: 0; list-style: none; }
.notes-panel li { padding-block: 0.7rem; border-block-start: 1px solid var(--rule); overflow-wrap: anywhere; }
.notes-panel blockquote { display: -webkit-box; margin: 0 0 0.35rem; padding-inline-start: 0.6rem; overflow: hidden; border-inline-start: 2px solid var(--rule-strong); color: var(--ink-soft); -webkit-box-orient: vertical; -webkit-line-clamp: 3; }
.notes-panel p { margin: 0 0 0.35rem; font-size: inherit; white-space: pre-wrap; }
.notes-panel .facts { color: var(--ink-soft); font-size: var(--tiny); }
.notes-panel .acts { display: flex; flex-wrap: wrap; gap: 0.4rem; }
.notes-panel textarea { box-sizing: border-box; width: 100%; min-height: 6rem; margin-block: 0.25rem 0.4rem; padding: 0.4rem; border: 1px solid var(--rule-strong); background: var(--ground-raised); color: var(--ink); font: inherit; }
.notes-panel .said:not(:empty) { margin-block-start: 0.4rem; }
@media (width >= 60rem) {
  .notes-panel { inset-block: 0; inset-inline: auto 0; width: 22rem; max-height: none; border-block-start: 0; border-inline-start: 1px solid var(--rule-strong); }
}
`;

let isThere = false;

/** Puts the style into the page, once. */
export function addNotesStyle(): void {
  if (isThere) return;
  isThere = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLE);
  document.adoptedStyleSheets.push(sheet);
}
