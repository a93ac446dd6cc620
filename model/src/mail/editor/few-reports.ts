import { toldToEditors } from './of-review.ts';

/** To the editor-in-chief. The reason may name reviewers, so it is read on the manuscript's page alone. */
export const fewReports = toldToEditors({
  name: 'editor/few-reports',
  subject: 'decided with fewer reports than the journal asks for',
  says: 'A decision on this manuscript was made with fewer reports than the journal asks for. The manuscript’s history gives the reason.',
});
