/** The style of what readers open on an article: it comes with the tools, not with the page. */
const STYLE = `
.preview {
  inset: auto; width: min(27rem, calc(100vw - 1.5rem)); max-height: min(22rem, 55dvh); margin: 0; padding: 0.85rem 1rem; overflow: auto; overscroll-behavior: contain;
  border: 1px solid var(--rule-strong); border-radius: 3px; background: var(--ground-raised); color: var(--ink); box-shadow: 0 0.4rem 1.6rem rgb(0 0 0 / 22%);
  font: 400 var(--small)/1.45 var(--serif); text-align: start; text-indent: 0; letter-spacing: normal; white-space: normal; overflow-wrap: break-word;
}
@supports (position-area: top) {
  .preview { position-anchor: --previewed; position-area: block-end span-all; position-try-fallbacks: flip-block; justify-self: anchor-center; margin: 6px 0.75rem; }
}
.preview .article-body { font-size: 1rem; line-height: 1.45; }
.preview .article-body > :is(*, figure, .notice) { margin-block: 0; }
.preview .article-body p:last-child { margin-block-end: 0; }
.preview figure img { max-height: 12rem; width: auto; }
.return-link { padding-inline: 0.3em; font: 600 var(--tiny)/1.6 var(--sans); white-space: nowrap; }
.equation + .return-link { float: inline-end; margin-block-start: -1.25rem; }
.block-tools { position: relative; z-index: 2; height: 0; }
.block-tools > div { position: absolute; inset-block-start: -0.5rem; inset-inline-end: 0; display: flex; gap: 0.5rem; align-items: center; }
.block-tools [role="status"] { order: -1; font: var(--tiny)/1.2 var(--sans); color: var(--ink-soft); background: var(--ground); }
.table-figure + .block-tools > div { inset-block-start: -1.5rem; }
/* Within the frame of the code: what follows it may lie above what hangs below. */
pre + .block-tools > div { inset-block: auto 1.3rem; inset-inline-end: 0.4rem; }
:is(.block-tools, .tool-window, .formula-menu) button, .tool-window .tool-link {
  display: inline-flex; align-items: center; justify-content: center; min-width: 2rem; min-height: 2rem; padding: 0.2rem 0.6rem;
  border: 1px solid var(--rule-strong); border-radius: 2px; background: var(--ground-raised); color: var(--ink);
  font: 600 var(--tiny)/1.2 var(--sans); text-decoration: none; cursor: pointer;
}
:is(.block-tools, .tool-window, .formula-menu) button:hover, .tool-window .tool-link:hover { background: var(--ground-sunk); }
.tool-window [hidden] { display: none; }
.tool-window button:disabled { opacity: 0.45; cursor: default; }
.formula-menu {
  position: absolute; inset: auto; max-width: min(30rem, calc(100vw - 16px)); margin: 0; padding: 0.6rem 0.75rem;
  border: 1px solid var(--rule-strong); border-radius: 2px; background: var(--ground-raised); color: var(--ink); font: var(--tiny)/1.4 var(--sans);
}
.formula-menu code { display: block; max-height: 8rem; overflow: auto; margin-block-end: 0.5rem; white-space: pre-wrap; overflow-wrap: anywhere; }
.formula-menu p { margin: 0 0 0.3rem; color: var(--ink-soft); }
.formula-menu div:not([role]) { display: flex; flex-wrap: wrap; gap: 0.5rem; align-items: center; }
.formula-menu div + div { margin-block-start: 0.5rem; }
.formula-menu [aria-disabled="true"] { opacity: 0.45; cursor: default; }
.formula-shown { outline: 2px solid var(--accent); outline-offset: 3px; }
.katex-display > .formula-shown { outline-offset: -2px; }
.article-body .sort { all: unset; cursor: pointer; }
.article-body .sort:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
.article-body th:has(> .sort) { position: relative; }
.article-body .sort::after { content: ""; position: absolute; margin-inline-start: 0.25em; color: var(--ink-soft); font-size: 0.8em; }
.article-body .sort:is(:hover, :focus-visible)::after { content: "↕" / ""; }
.article-body [aria-sort="ascending"] > .sort::after { content: "↑" / ""; }
.article-body [aria-sort="descending"] > .sort::after { content: "↓" / ""; }
@media screen {
  .article-body .table-scroll.fits { overflow: visible; }
  :is(.table-scroll.fits, .tool-window) thead :is(th, td) { position: sticky; z-index: 1; inset-block-start: var(--header); background: var(--ground); box-shadow: inset 0 -1px var(--ink); }
  /* As specific as the rule before it: within a window no page's head is in the way. */
  .tool-window .stage thead :is(th, td) { inset-block-start: -1rem; }
}
.tool-window {
  width: 100vw; max-width: none; height: 100dvh; max-height: none; margin: 0; padding: 0; border: 0;
  background: var(--ground); color: var(--ink); font-family: var(--sans);
}
.tool-window[open] { display: grid; grid-template-rows: auto minmax(0, 1fr) auto; }
.tool-window::backdrop { background: rgb(0 0 0 / 50%); }
.tool-window.sheet {
  width: min(44rem, 100vw); height: fit-content; max-height: 85dvh; margin: auto; border: 1px solid var(--rule-strong); border-radius: 4px; background: var(--ground-raised);
}
.sheet .sheet-list { display: grid; gap: 0.15rem; margin: 0; padding: 0; list-style: none; }
.sheet .sheet-list a { display: grid; gap: 0.4rem; padding: 0.6rem 0; color: var(--ink); font-size: var(--small); line-height: 1.4; }
.sheet .sheet-list [data-level="2"] a { padding-inline-start: 1rem; }
.sheet .sheet-list img { max-height: 8rem; width: auto; }
@media (width < 60rem) { .tool-window.sheet { margin: auto auto 0; border-width: 1px 0 0; border-radius: 0; } }
.beside {
  position: sticky; top: calc(var(--header) + 1.5rem); max-height: calc(100dvh - var(--header) - 3rem); margin-block-start: 2rem; overflow: auto; overscroll-behavior: contain; scrollbar-width: thin;
  font: 400 var(--tiny)/1.4 var(--sans);
}
.beside ul { display: grid; gap: 0.75rem; margin: 0.6rem 0 0; padding: 0; list-style: none; }
.beside a { display: grid; gap: 0.3rem; color: var(--ink-soft); text-decoration: none; }
.beside a:hover { color: var(--ink); text-decoration: underline; }
.beside img { max-height: 7rem; height: auto; background: #fff; }
.beside .words { display: -webkit-box; overflow: hidden; -webkit-box-orient: vertical; -webkit-line-clamp: 3; }
@media (width < 76rem) { .beside { display: none; } }
:root[data-width="wide"] .beside { display: none; }
.tool-window header { display: flex; flex-wrap: wrap; gap: 0.5rem 0.75rem; align-items: center; padding: 0.6rem var(--edge); border-block-end: 1px solid var(--rule); }
.tool-window h2 { flex: 1 1 8rem; font-size: 1rem; font-family: var(--sans); }
.tool-window header div { display: flex; flex-wrap: wrap; gap: 0.4rem; }
.tool-window .stage { overflow: auto; overscroll-behavior: contain; padding: 1rem var(--edge); }
.tool-window .stage:focus-visible { outline-offset: -3px; }
.tool-window .stage img { margin: auto; background: #fff; }
.tool-window .stage[data-zoom="1"] { display: grid; padding: 1rem; }
.tool-window .stage[data-zoom="1"] img { width: min(100cqw, 100cqh * var(--shape), var(--whole)); height: auto; cursor: zoom-in; }
.tool-window .stage[data-zoom] { container-type: size; touch-action: none; }
.tool-window .stage:not([data-zoom="1"]) img { max-width: none; cursor: grab; }
.tool-window .tone { display: inline-flex; gap: 0.4rem; align-items: center; font-size: var(--tiny); }
.tool-window select { min-height: 2rem; border: 1px solid var(--rule-strong); background: var(--ground-raised); color: var(--ink); }
@media screen {
  [data-figures="paper"] :is(figure.figure, .stage) img { background: #d8d2c4; filter: brightness(0.85) sepia(0.25); }
  [data-figures="inverted"] :is(figure.figure, .stage) img { filter: invert(1) hue-rotate(180deg); }
}
.tool-window .caption { max-height: 30dvh; overflow: auto; margin: 0; padding: 0.75rem var(--edge); border-block-start: 1px solid var(--rule); font-size: var(--small); line-height: 1.45; }
.tool-window .report { display: grid; gap: 0.6rem; justify-items: start; font-size: var(--small); }
.tool-window .report :is(p, label) { width: 100%; margin: 0; }
.tool-window .report textarea { display: block; box-sizing: border-box; width: 100%; margin-block-start: 0.25rem; padding: 0.4rem; border: 1px solid var(--rule-strong); background: var(--ground); color: var(--ink); font: inherit; }
.tool-window .equations { display: grid; gap: 1rem; margin: 0; padding: 0; list-style: none; }
.tool-window .equations li { display: grid; gap: 0.4rem; padding-block-end: 1rem; border-block-end: 1px solid var(--rule); }
.tool-window .equations pre { margin: 0; overflow-x: auto; white-space: pre-wrap; overflow-wrap: anywhere; }
`;

let isThere = false;

/** Puts the style into the page, once. */
export function addToolStyle(): void {
  if (isThere) return;
  isThere = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLE);
  document.adoptedStyleSheets.push(sheet);
}
