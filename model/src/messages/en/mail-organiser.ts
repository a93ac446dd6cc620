/** Mails to people who propose or hold a conference or a special issue. */
export default {
  committeeInvitedSubject: 'Invitation to a programme committee at {press}',
  committeeInvitedLead:
    'You are invited to the programme committee of {conference}. Members read the submitted abstracts and give each a score and a comment. Your own abstracts and those from your institution are not shown to you.',
  committeeInvitedHowToAnswer:
    'To accept or decline, sign in with the e-mail address to which this message was sent. If you have no account yet, register with this address first.',
  answerInvitation: 'Answer the invitation',
  proposalAnsweredSubject: 'Your conference proposal at {press}',
  conferences: 'Conferences at our press',
  proposalReceivedSubject: 'We have received your proposal at {press}',
  proposalReceivedLead:
    'Thank you for proposing your conference to us. We read every proposal and usually reply by mail within a week.',
  forConferences: 'What we do for conferences',
  proposalReceivedNotYou: 'If you did not send this proposal, please tell us.',
  specialIssueAnsweredSubject: 'Your proposal for a special issue of {journal}',
  specialIssues: 'Special issues of the journal',
  specialIssueReceivedSubject: 'Your proposal for a special issue of {journal}',
  specialIssueReceivedLead:
    'Thank you for proposing a special issue of {journal}. The editors will read it and reply by mail.',
} as const;
