import { describe, expect, it } from 'vitest';
import { type Given, outcomeOf } from '../testing/outcome-of.ts';
import { array, fields, mapOf } from '../testing/values.ts';

const ANNA = {
  uid: 'anna',
  token: { email: 'anna@press.example', admin: true, level: 3, tags: ['a'] },
};

describe('what rules can read', () => {
  const given: Given = {
    auth: ANNA,
    data: { title: 'Old', n: 1, list: array('a', 1), sub: mapOf({ deep: true }), nothing: null },
    newData: { title: 'New', n: 1 },
    documents: { 'users/anna': fields({ role: 'editor' }) },
  };
  it.each([
    ['request.auth.uid', '"anna"'],
    ['request.auth.token.email', '"anna@press.example"'],
    ['request.auth.token.admin', 'true'],
    ['request.auth.token.level', '3'],
    ["'a' in request.auth.token.tags", 'true'],
    ['request.auth.token.missing', 'RULES_MISSING'],
    ['request.method', '"get"'],
    ['request.path', '/databases/(default)/documents/posts/p1'],
    ['request.time', 'timestamp(2023-11-14T22:13:20.000Z)'],
    ['request.nothing', 'RULES_MISSING'],
    ['request.query.limit', 'RULES_MISSING'],
    ['resource.id', '"p1"'],
    ['resource.__name__', '/databases/(default)/documents/posts/p1'],
    ["resource['__name__'] == request.path", 'true'],
    ['resource.data.title', '"Old"'],
    ['resource.data.sub.deep', 'true'],
    ['resource.data.nothing', 'null'],
    ['resource.data.missing', 'RULES_MISSING'],
    ["resource.data.get('missing', 5)", '5'],
    ["'title' in resource.data", 'true'],
    ['request.resource.data.title', '"New"'],
    ["request.resource.data.diff(resource.data).affectedKeys().hasOnly(['title'])", 'false'],
    ['get(/databases/(default)/documents/users/anna).data.role', '"editor"'],
    ['get(/databases/(default)/documents/users/$(request.auth.uid)).id', '"anna"'],
    ['get(/databases/(default)/documents/users/bert)', 'null'],
    ['get(/databases/(default)/documents/users/bert).data', 'RULES_TYPE'],
    ['exists(/databases/(default)/documents/users/anna)', 'true'],
    ['existsAfter(/databases/(default)/documents/users/bert)', 'false'],
    ['get(/databases/(default)/documents/users)', 'RULES_LOOKUP'],
    ['get(/users/anna)', 'RULES_LOOKUP'],
    ["get('users/anna')", 'RULES_TYPE'],
    ['firestore.get(/databases/(default)/documents/users/anna)', 'RULES_UNKNOWN_NAME'],
  ])('reads %s as %s', (expression, outcome) => {
    expect(outcomeOf(expression, given)).toBe(outcome);
  });

  it.each([
    ['request.auth == null', 'true'],
    ['request.auth.uid', 'RULES_TYPE'],
    ['resource == null', 'true'],
    ['resource.data', 'RULES_TYPE'],
    // Seen of Google's: not even to be compared with null.
    ['request.resource == null', 'RULES_MISSING'],
    ["'resource' in request", 'false'],
  ])('reads %s as %s for an anonymous visitor where nothing is', (expression, outcome) => {
    expect(outcomeOf(expression)).toBe(outcome);
  });
});
