/**
 * Letters of decisions as they are drafted, before an editor changes a word: a greeting, `opening`, the sentence of the
 * decision, `reason` where the editor has to add one, and the closing. “It” is the manuscript; `count`: its reports.
 */
export default {
  opening: 'Thank you for submitting “{title}” to {journal}.',
  reason: 'The reason is as follows:',
  closing: 'With kind regards,\n{editor}\nFor the editors of {journal}',
  closingUnnamed: 'With kind regards,\nThe editors of {journal}',
  returnToAuthor:
    'Before an editor can consider it, please correct the following and send it again:',
  deskReject:
    'We have read it and will not send it to reviewers: we do not think that it fits the scope of {journal}.',
  acceptUnreviewed: 'We are glad to accept it for publication.',
  offerTransfer:
    'We think that another journal of our press would suit it better, and offer to transfer it with all its files. The choice is yours.',
  requestMinor:
    '{count, plural, one {A reviewer has read it, and we would like to publish it after a minor revision. Please answer each point of the report and mark your changes.} other {The reviewers have read it, and we would like to publish it after a minor revision. Please answer each point of the reports and mark your changes.}}',
  requestMajor:
    '{count, plural, one {A reviewer has read it and raises points that need a major revision. Please answer each of them and mark your changes; the revision will be reviewed again.} other {The reviewers have read it and raise points that need a major revision. Please answer each of them and mark your changes; the revision will be reviewed again.}}',
  reject:
    '{count, plural, one {On the basis of the report below, we cannot publish it. We know that this is a disappointment, and hope that the report helps you with your work.} other {On the basis of the reports below, we cannot publish it. We know that this is a disappointment, and hope that the reports help you with your work.}}',
  rejectResubmit:
    'We cannot publish it as it is. If you can address the points in the reports, which will take more than a revision, we would welcome a new submission that refers to this one.',
  rescindRevision:
    'We withdraw our request for a revision of this manuscript. You do not need to send one for now. We will write to you again with our decision. Everything that you have written and uploaded is kept.',
  decline: 'We have decided not to consider it further, and will not publish it in {journal}.',
  reverseDeskRejection:
    'We have reversed our decision to reject it without review. An editor will consider it again. Please tell us if you have submitted it elsewhere in the meantime.',
  reverseRejection:
    'We have reversed our decision to reject it, and will write to you again with a new decision. Please tell us if you have submitted it elsewhere in the meantime.',
  reverseOffer:
    'We have withdrawn our offer to transfer it to another journal. You do not need to do anything.',
  reverseAcceptance:
    'We have to reverse our decision to accept it, and are sorry about this. We will write to you again with a new decision. Any unpaid invoice will be cancelled.',
  rejectAccepted:
    'We have to reverse our decision to accept it, and will not publish it. We are sorry about this. Any unpaid invoice will be cancelled.',
  accept:
    'We are glad to accept it for publication. Our production team will prepare it and send you a proof.',
} as const;
