import { DEFAULT_REGION } from '@quire/model/constants';
import { parameters } from './parameters.ts';

/** For the options of functions: deploying puts the parameter's value in its place. */
export const functionsRegion = () => parameters?.region ?? DEFAULT_REGION;
