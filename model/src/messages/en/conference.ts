/** Conferences, their proceedings, and the form to propose one. */
export default {
  conferences: 'Conferences',
  services: 'Conference services',
  /** The heading of the list of services, which is only read out. */
  whatWeDo: 'What we do',
  proceedings: 'Proceedings',
  publishedProceedings: 'Published proceedings',
  upcoming: 'Upcoming conferences',
  past: 'Past conferences',

  online: 'Online',
  /** {place} is a city and a country. */
  placeAndOnline: '{place}, and online',
  /** Of a series. */
  number: 'No. {number}',
  cancelled: 'Cancelled',
  website: 'Website of the conference',
  /** {conference} is a short name. */
  websiteOf: 'Website of {conference}',
  proceedingsBook: 'Proceedings of {conference} (book)',
  proceedingsIn: 'Proceedings of {conference} in {journal}',
  abstractBook: 'Book of abstracts (PDF, {count, plural, one {# abstract} other {# abstracts}})',
  takingPart: 'Taking part',
  topics: 'Topics: {topics}.',
  papers: 'Papers',

  /** What is due on a day. */
  dueAbstracts: 'Abstracts',
  duePapers: 'Papers',
  dueNotification: 'Notification',
  dueFinalPapers: 'Final papers',
  dueRegistration: 'Registration',

  call: 'Call for abstracts',
  callClosed: 'The call closed on {date}.',
  callAhead: 'Abstracts can be submitted from {opens} to the end of {closes} ({timeZone}).',
  callOpen:
    'Abstracts of up to {words, plural, one {# word} other {# words}} can be submitted until the end of {closes} ({timeZone}). You need an account.',
  submitAbstract: 'Submit an abstract',

  programme: 'Programme',
  timesInCity: 'All times are local times in {city}.',
  timesInCityZone: 'All times are local times in {city} ({timeZone}).',
  timesInZone: 'All times are local times ({timeZone}).',
  addAll: 'Add all to calendar (.ics)',
  addMine: 'Add my programme to calendar ({count, number})',
  onlyMine: 'My programme only',
  markHint:
    'Mark sessions and talks with ☆ to create your own programme. It is stored on this device.',
  /** The name of a button that is on or off; {title} is of a session or a talk. */
  inMyProgramme: 'In my programme: {title}',
  chairs: '{count, plural, one {Chair: {names}} other {Chairs: {names}}}',

  propose: 'Propose a conference',
  proposeWhat:
    'Tell us about your conference, and we will reply with what we can do for its papers.',
  proposeHow:
    'Tell us about your conference. You can leave out what is not decided yet. We usually answer by e-mail within a week.',
  proposalReceived:
    'Thank you. We have received your proposal and have sent a receipt to {email}. We will answer by e-mail.',
  sendProposal: 'Send proposal',
  aboutYou: 'About you',
  theConference: 'The conference',
  conferenceName: 'Name of the conference',
  shortName: 'Short name',
  conferenceWebsite: 'Website',
  addressProblem: 'Enter the whole address, beginning with https://.',
  firstDay: 'First day',
  lastDay: 'Last day',
  dayProblem: 'Enter a day, or leave it empty.',
  place: 'Place',
  placeHint: 'City and country.',
  expectedPapers: 'Expected number of papers',
  expectedPapersProblem: 'Enter a number, or leave it empty.',
  canAttendOnline: 'People can attend online',
  review: 'Papers and review',
  committee: 'Programme committee',
  committeeHint: 'The members and their institutions.',
  reviewProcess: 'How papers are reviewed',
  timeline: 'Timeline',
  guestEditors: 'Guest editors',
  anythingElse: 'Anything else',
  proposalKept:
    'We keep your details to answer you, as described in our <link>privacy policy</link>.',
  whatWeDoForConferences: 'What we do for conferences',
} as const;
