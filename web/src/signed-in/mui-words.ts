import type { ThemeOptions } from '@mui/material/styles';
import { t } from '@quire/model/messages/t';

/**
 * What MUI's own parts say, in the page's language. They come from the catalogue, as all other texts do: MUI exports its
 * translations only together, and has none of a press's terms.
 */
export const muiWords = () =>
  ({
    MuiAutocomplete: {
      defaultProps: {
        clearText: t('signedIn.clear'),
        closeText: t('signedIn.close'),
        openText: t('signedIn.open'),
        loadingText: t('signedIn.loading'),
        noOptionsText: t('signedIn.noOptions'),
      },
    },
    MuiAlert: { defaultProps: { closeText: t('signedIn.close') } },
    MuiBreadcrumbs: { defaultProps: { expandText: t('signedIn.showPath') } },
    MuiRating: {
      defaultProps: {
        emptyLabelText: t('signedIn.noStars'),
        getLabelText: (count: number) => t('signedIn.stars', { count }),
      },
    },
  }) satisfies ThemeOptions['components'];
