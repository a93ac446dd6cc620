import { copyText } from './copy-text.ts';
import { button, element } from './element.ts';

/** A button that copies a text, and what it says when it has. */
export function copier(label: string, text: string): Node[] {
  const said = element('span', { role: 'status' });
  const copy = button(label, () => copyText(text, said));
  return [copy, said];
}
