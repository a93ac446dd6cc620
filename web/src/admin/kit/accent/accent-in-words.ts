import { legibleAccent } from '@quire/model/accent';

const ratio = (value: number) => `${value.toFixed(1)} : 1`;

function onOne(where: string, chosen: number, shown: number): string {
  return chosen === shown
    ? `${where} its contrast is ${ratio(chosen)}, which is enough.`
    : `${where} its contrast would be ${ratio(chosen)}, which is hard to read: pages change it to ${ratio(shown)}.`;
}

/** Whether a colour can be read in the light and in the dark, and what pages do where it cannot. */
export function accentInWords(colour: string): string {
  const { light, dark } = legibleAccent(colour);
  return [
    onOne('On light pages', light.chosenContrast, light.contrast),
    onOne('On dark pages', dark.chosenContrast, dark.contrast),
  ].join(' ');
}
