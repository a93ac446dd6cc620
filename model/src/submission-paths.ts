/** An author's pages of one submission: apart from `paths.ts`, which is part of every public page. */

export const submissionPath = (submission: string) =>
  `/submission/view?id=${encodeURIComponent(submission)}`;
/** After it was sent. */
export const submittedPath = (submission: string) =>
  `/submission/ok?id=${encodeURIComponent(submission)}`;
/** Where an author reads a proof and notes what is to be corrected. */
export const proofPath = (submission: string) => `${submissionPath(submission)}&proof=read`;

/** Abstracts for conferences: the author's list, the form, and the list that a committee reviews. */
export const abstractsPath = () => '/submission/abstracts';
export const abstractFormPath = (conference: string, abstract = 'new') =>
  `${abstractsPath()}?conference=${encodeURIComponent(conference)}&abstract=${encodeURIComponent(abstract)}`;
export const committeePath = (conference: string) =>
  `${abstractsPath()}?conference=${encodeURIComponent(conference)}&as=committee`;

/** The highlights and notes that a reader has made in articles. */
export const ownNotesPath = () => '/account/notes';

/** Papers that authors write together: the author's list, one paper, and the link by which others join it. */
export const sharedPapersPath = () => '/submission/papers';
export const sharedPaperPath = (paper: string) =>
  `${sharedPapersPath()}?paper=${encodeURIComponent(paper)}`;
/** A new paper with the text of the Markdown editor on this device; signing in first leads back here. */
export const paperFromEditorPath = (paper: string) => `${sharedPaperPath(paper)}&from=editor`;
/** The key is behind `#`: no server and no log learns it. */
export const joinPaperPath = (paper: string, key: string) => `${sharedPaperPath(paper)}#${key}`;
