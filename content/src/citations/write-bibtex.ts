import { type CSL, plugins } from '@citation-js/core';
import '@citation-js/plugin-bibtex';

/** Works as BibTeX, their ids as keys. */
export function writeBibtex(works: readonly CSL[]): string {
  const settings = plugins.config.get('@bibtex');
  settings.format.useIdAsLabel = true;
  settings.format.asciiOnly = false;
  settings.format.checkLabel = false;
  return String(plugins.output.format('bibtex', [...works], { format: 'text' })).trim();
}
