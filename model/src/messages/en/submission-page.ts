/** The page on which a person who is named as an author confirms this, or objects. */
export default {
  title: 'You are named as an author',
  description: 'Confirm that you are an author of a manuscript, or object.',
  needsScript:
    'This page needs JavaScript. Without it, please reply to our e-mail. Your reply reaches the journal.',
  loading: 'Loading the manuscript…',
  replyInstead: 'Please reply to our e-mail instead. Your reply reaches the journal.',
  sentBy:
    '{submitter} has submitted this manuscript to {journal} and named you, {you}, as one of its authors.',
  numberAndJournal: '{number}, {journal}',
  abstract: 'Abstract',
  yourAnswer: 'Your answer',
  confirm: 'I am an author of this manuscript and agree to its submission.',
  object: 'I object: I am not an author, or do not agree.',
  answerMissing: 'Choose one of the two.',
  whyObject: 'Why you object',
  whyObjectHint: 'The editor and the submitter read this.',
  whyObjectMissing: 'Say why you object.',
  send: 'Send my answer',
  confirmed: 'You have confirmed that you are an author and agree to this submission. Thank you.',
  orcidLead:
    'Confirm your ORCID iD by signing in at ORCID. We then list it with your name, and readers see that it is yours. We keep no access to your ORCID record.',
  orcidConfirm: 'Confirm at ORCID',
  orcidConfirming: 'Asking ORCID…',
  /** <link>: the iD. */
  orcidConfirmed: 'Your ORCID iD is confirmed: <link>{orcid}</link>',
  orcidDenied: 'You did not sign in at ORCID. Nothing has changed.',
  objected: 'You have objected. The editor and the submitter have been told.',
} as const;
