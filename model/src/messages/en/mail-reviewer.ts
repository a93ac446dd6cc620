/** Mails to reviewers. */
export default {
  keepLink:
    'This link is personal. It opens your review without an account, as often as you like. Please do not share it.',
  acceptedSubject: 'Thank you for reviewing for {journal}',
  acceptedLead:
    'Thank you for agreeing to review this manuscript. Use the link below to read the files and write your report. The report is saved as you type, so you can continue at any time.',
  openReview: 'Open your review',
  cancelledSubject: 'Your review for {journal} is no longer needed',
  cancelledAtWork:
    'The journal no longer needs your review of this manuscript. Please delete the copies of it that you have. Thank you for agreeing to review it.',
  cancelledInvitation:
    'You were invited to review this manuscript. The journal no longer needs a review. You do not need to reply.',
  openJournal: 'Open the journal',
  clarificationSubject: 'A question about your review for {journal}',
  clarificationLead: 'Thank you for your report. The editor has a question about it:',
  clarificationReopened: 'We have reopened your report. Please change it and send it again.',
  expiredSubject: 'Your invitation to review for {journal} has expired',
  expiredLead:
    'We have not heard from you and have asked another reviewer. You do not need to do anything. If you would have liked to review this manuscript, please reply to this mail.',
  /** The same to a reviewer of the earlier version. */
  invitationLetterAgain:
    'The authors have revised the manuscript that you reviewed for {journal}. We would be grateful if you could read the revision and the authors’ response, and tell us whether they address your points.',
  /** What an editor begins a letter of invitation with. */
  invitationLetterFirst:
    'We would be grateful if you would review a manuscript submitted to {journal}. Its title and abstract are below. The authors receive your report without your name, unless the journal has open review and you agree to be named.',
  invitationReminderSubject: 'Reminder: an invitation to review for {journal}',
  invitationReminderLead:
    'We have asked you to review a manuscript for {journal} and have not heard from you yet. If you cannot review it, please decline with one click, so that we can ask another reviewer.',
  invitationSubject: 'An invitation to review for {journal}',
  invitationAbstract: 'Abstract. {abstract}',
  declineAndSuggest: 'Decline and suggest someone else',
  messageSubject: 'A message about your review for {journal}',
  messageLead: 'The editor writes to you:',
  answerMessage: 'Answer on the page of your review',
  reportOverdueSubject: 'Your review for {journal} is overdue',
  reportDueSubject: 'Your review for {journal} is due on {due}',
  reportOverdueLead:
    'Your report was expected by {due}. It is still welcome. If you need more time, or can no longer write it, please reply to this mail.',
  reportDueLead:
    'This is a reminder that your report is due by {due}. If you need more time, please reply to this mail.',
  thanksSubject: 'Thank you for your review for {journal}',
  thanksLead:
    'The editor has made a decision on this manuscript, with the help of your report. Thank you for your time and care.',
  openCertificate: 'Open and print your certificate',
  thanksVerify:
    'Anyone you show it to can verify it at {certificate}. That page names the journal and the year, but not the manuscript.',
  timeAnsweredSubject: 'More time for your review for {journal}',
  timeRefused:
    'The editor cannot give you the time that you asked for. Your report is due on the same day as before.',
  timeNewDay: 'You asked for more time. The editor has set a new day for your report.',
} as const;
