import { legibleAccent } from '@quire/model/accent';

const ratio = (value: number) => `${value.toFixed(1)} : 1`;

function onOne(where: string, chosen: number, shown: number): string {
  return chosen === shown
    ? `${where} its contrast is ${ratio(chosen)}, which is sufficient.`
    : `${where} its contrast would be ${ratio(chosen)}, which is hard to read, so pages adjust it to ${ratio(shown)}.`;
}

/** Whether a colour is readable in light and dark mode, and how pages adjust it if it is not. */
export function accentInWords(colour: string): string {
  const { light, dark } = legibleAccent(colour);
  return [
    onOne('On light pages', light.chosenContrast, light.contrast),
    onOne('On dark pages', dark.chosenContrast, dark.contrast),
  ].join(' ');
}
