/** Parts that the office and people’s own pages share. */
export default {
  /** How far a manuscript is. */
  stages: 'Stages',
  messages: 'Messages',
  /** Above a message: who wrote it, and when. */
  from: '{name}, {time}',
  sendMessage: 'Send the message',
} as const;
