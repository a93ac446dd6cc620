import { float, type RulesValue } from '../values/rules-value.ts';
import { argument, type Methods } from './method.ts';

type LatLng = Extract<RulesValue, { type: 'latlng' }>;

/** Mean radius of the earth in metres (IUGG). */
const EARTH_RADIUS_M = 6_371_008.8;

/** Methods of points on the earth (reference: rules.LatLng); `distance` is in metres. */
export const LATLNG_METHODS: Methods<LatLng> = {
  distance: {
    takes: [['latlng']],
    run: (self, args) => float(haversine(self, argument(args, 0, 'latlng'))),
  },
  latitude: { takes: [], run: (self) => float(self.latitude) },
  longitude: { takes: [], run: (self) => float(self.longitude) },
};

function haversine(a: LatLng, b: LatLng): number {
  const rad = Math.PI / 180;
  const dLat = Math.sin(((b.latitude - a.latitude) * rad) / 2);
  const dLng = Math.sin(((b.longitude - a.longitude) * rad) / 2);
  const h = dLat ** 2 + Math.cos(a.latitude * rad) * Math.cos(b.latitude * rad) * dLng ** 2;
  return 2 * EARTH_RADIUS_M * Math.asin(Math.min(1, Math.sqrt(h)));
}
