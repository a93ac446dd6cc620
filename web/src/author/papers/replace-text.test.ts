import { expect, it } from 'vitest';
import * as Y from 'yjs';
import { replaceText } from './replace-text.ts';

it.each([
  ['', 'Mud'],
  ['Mud and sand', 'Mud or sand'],
  ['aaaa', 'aa'],
  ['Mud', ''],
  ['same', 'same'],
  ['abcabc', 'abcxabc'],
])('turns %j into %j', (before, after) => {
  const text = new Y.Doc().getText();
  text.insert(0, before);
  replaceText(text, after);
  expect(text.toString()).toBe(after);
});

it('leaves what does not differ, so that a place in it stays', () => {
  const doc = new Y.Doc();
  const text = doc.getText();
  text.insert(0, 'Mud and sand');
  const place = Y.createRelativePositionFromTypeIndex(text, 9);
  replaceText(text, 'Deep mud and sand'.replace('Deep m', 'M').replace('and', 'with'));
  expect(Y.createAbsolutePositionFromRelativePosition(place, doc)?.index).toBe(10);
});
