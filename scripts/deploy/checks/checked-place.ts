/** Where a press is, by the parameters of its deployment. */
import { DEFAULT_REGION } from '../../../model/src/constants.ts';
import { deployedOrigin } from '../../hosting/public-files.ts';
import type { CheckedPlace } from './check.ts';

/** The press's address, without a slash at the end. */
export const originOf = ({ parameters, project }: CheckedPlace): string =>
  parameters.PRESS_ORIGIN || deployedOrigin('', project);

/** The region of its functions. */
export const regionOf = ({ parameters }: CheckedPlace): string =>
  parameters.PRESS_REGION || DEFAULT_REGION;
