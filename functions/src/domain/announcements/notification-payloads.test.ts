/** Our notifications compared with COAR Notify 1.0.1: its patterns and the shapes of its community. */
import { describe, expect, it } from 'vitest';
import { PREPRINTS } from '../../testing/notify-press.ts';
import {
  classesOfShape,
  dspaceMessage,
  hasNotifyStandard,
  notifyPattern,
  requiredProperties,
} from '../../testing/notify-standard.ts';
import {
  articleAnnouncement,
  offerRejection,
  reviewAnnouncement,
  unprocessable,
} from './notification-payloads.ts';
import { readNotification } from './read-notification.ts';

const ID = 'urn:uuid:94ecae35-dcfd-4182-8550-22c7164fe23f';
const BETWEEN = { origin: 'https://press.example', press: 'Saltmarsh Press', service: PREPRINTS };
const PREPRINT = 'https://doi.org/10.31222/osf.io/9v6hr';
const OFFER = 'urn:uuid:0370c0fb-bb78-4a9b-87f5-bed307a509dd';

const PATTERNS: readonly (readonly [string, string | null, Record<string, unknown>])[] = [
  [
    'announce-relationship',
    'announce-relationship',
    articleAnnouncement(ID, BETWEEN, {
      relationship: 'urn:uuid:74ffb356-0632-44d9-b176-888da85758dc',
      article: 'https://press.example/article/CES/1-1/marsh',
      preprint: PREPRINT,
    }),
  ],
  [
    'announce-review',
    'announce-review',
    reviewAnnouncement(ID, BETWEEN, {
      review: 'https://press.example/article/CES/1-1/marsh/peer_review#report-1-1',
      doi: 'https://doi.org/10.5555/ces.marsh.report-1-1',
      preprint: PREPRINT,
    }),
  ],
  [
    'reject',
    'acknowledge-and-reject',
    offerRejection(
      ID,
      BETWEEN,
      { id: OFFER, type: ['Offer', 'coar-notify:ReviewAction'], object: PREPRINT },
      'No.',
    ),
  ],
  ['unprocessable', null, unprocessable(ID, BETWEEN, OFFER, 'No.')],
];

const typesIn = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'type' ? [inner].flat().map(String) : typesIn(inner),
  );
};
const keysOf = (value: unknown): string[] =>
  typeof value === 'object' && value !== null ? Object.keys(value) : [];
const expanded = (type: string) => (type.includes(':') ? type : `as:${type}`);

describe.skipIf(!hasNotifyStandard)('compared with COAR Notify 1.0.1', () => {
  it.each(PATTERNS)('has all of the pattern %s', (name, _, payload) => {
    const pattern = notifyPattern(name);
    expect(Object.keys(payload)).toEqual(expect.arrayContaining([...requiredProperties()]));
    for (const property of Object.keys(pattern).filter((each) => each !== 'inReplyTo'))
      expect(payload, property).toHaveProperty(property);
    expect([payload.type].flat()).toEqual([pattern.type?.value].flat());
    // An offer is repeated in part: its own pattern is not this one’s.
    expect(keysOf(payload.object)).toEqual(expect.arrayContaining(keysOf(pattern.object?.value)));
  });

  it('replies to what it answers, and announces a relationship with what it is about', () => {
    const [relationship, , reject, flag] = PATTERNS.map(([, , payload]) => payload);
    expect(relationship).toMatchObject({
      context: { id: PREPRINT },
      object: { 'as:object': PREPRINT },
    });
    for (const each of [reject, flag])
      expect(each).toMatchObject({ inReplyTo: OFFER, object: { id: OFFER } });
  });

  it.each(PATTERNS.flatMap(([, shape, payload]) => (shape ? [{ shape, payload }] : [])))(
    'has what the shape $shape wants',
    ({ shape, payload }) => {
      const classes = classesOfShape(shape);
      expect(classes.length).toBeGreaterThan(0);
      expect(typesIn(payload).map(expanded)).toEqual(expect.arrayContaining([...classes]));
      for (const side of ['origin', 'target'])
        expect(payload[side]).toMatchObject({
          ...{ type: 'Service', inbox: expect.stringMatching(/^https:\/\//) },
        });
    },
  );

  it('does not read a message whose id is no address, which the protocol asks for', () => {
    const message = dspaceMessage(
      'ldn_offer_endorsement',
      'https://x.example/1',
      'https://y.example',
    );
    expect(message.id).toBe('123456789');
    expect(readNotification(JSON.stringify(message))).toBeNull();
  });

  it.each([
    'ldn_announce_endorsement',
    'ldn_announce_review',
    'ldn_announce_release',
    'ldn_offer_review',
    'ldn_offer_review2',
    'ldn_offer_review3',
    'ldn_ack_review_reject',
  ])('reads what DSpace sends: %s', (name) => {
    const message = dspaceMessage(name, 'https://x.example/1', 'https://press.example/2');
    expect(readNotification(JSON.stringify(message))).toMatchObject({
      id: message.id,
      type: [message.type].flat(),
    });
  });
});

it('reads what it writes', () => {
  for (const [, , payload] of PATTERNS)
    expect(readNotification(JSON.stringify(payload))).toMatchObject({ id: ID });
});
