/** The office’s list of what services announce about articles and are told. */
export default {
  pageTitle: 'Announcements',
  intro:
    'What services announce about articles, and what this press tells them. An accepted work is shown on the article’s page as related work and is registered with its DOI. A notification does not prove who has sent it: follow the link and read the work before you accept it.',
  empty:
    'No announcements yet. Services that may send them are entered in the settings of the press.',
  kindReview: 'Review',
  kindEndorsement: 'Endorsement',
  kindRelationship: 'Relationship',
  kindAnswer: 'Answer',
  waiting: 'Waiting',
  accepted: 'Accepted',
  declined: 'Declined',
  queued: 'To be sent',
  sent: 'Sent',
  failed: 'Not sent',
  answered: 'Not sent: the service answered {status}',
  notAnswered: 'Not sent: the service did not answer or is no longer in the settings',
  what: 'Announced',
  service: 'Service',
  fromService: 'From {name}',
  toService: 'To {name}',
  article: 'Article',
  state: 'State',
  date: 'Date',
  asRelation: 'Shown as: {relation}',
  accept: 'Accept',
  acceptAsk:
    '{count, plural, one {The work} other {# works}} will be shown on the article’s page and registered with its DOI. Have you read what the link leads to?',
  acceptedDone: '{count, plural, one {Announcement accepted.} other {# announcements accepted.}}',
  decline: 'Decline',
  declineAsk:
    '{count, plural, one {The work} other {# works}} will not be shown on the article’s page.',
  declinedDone: '{count, plural, one {Announcement declined.} other {# announcements declined.}}',
  sendAgain: 'Send again',
  sendAgainDone:
    '{count, plural, one {The announcement} other {# announcements}} will be sent again within minutes.',
  /** To a service, about a notification that is not followed. */
  notFollowed:
    'This press does not follow this pattern. It takes announcements of reviews, endorsements and relationships of its articles.',
} as const;
