import { legibleAccent } from '@quire/model/accent';
import { locale } from '@quire/model/messages/language';
import { t } from '@quire/model/messages/t';

const TO_ONE = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
const shown = (contrast: number) => contrast.toLocaleString(locale(), TO_ONE);

/** Whether a colour is readable in light and dark mode, and how pages adjust it if it is not. */
export function accentInWords(colour: string): string {
  const { light, dark } = legibleAccent(colour);
  const onLight = { ratio: shown(light.chosenContrast), adjusted: shown(light.contrast) };
  const onDark = { ratio: shown(dark.chosenContrast), adjusted: shown(dark.contrast) };
  return [
    light.chosenContrast === light.contrast
      ? t('officeKit.contrastOnLight', { ratio: onLight.ratio })
      : t('officeKit.contrastAdjustedOnLight', {
          ratio: onLight.ratio,
          adjusted: onLight.adjusted,
        }),
    dark.chosenContrast === dark.contrast
      ? t('officeKit.contrastOnDark', { ratio: onDark.ratio })
      : t('officeKit.contrastAdjustedOnDark', { ratio: onDark.ratio, adjusted: onDark.adjusted }),
  ].join(' ');
}
