import { useEffect, useState } from 'react';
import { lazyReader } from '../../data/public/lazy-reader.ts';
import { getPressDigest } from '../../data/public/press.ts';

/** The press's name; empty until it is loaded or if it cannot be, as signing in does not wait for it. */
export function usePressName(): string {
  const [name, setName] = useState('');
  useEffect(() => {
    let isShown = true;
    getPressDigest(lazyReader()).then(
      ({ press }) => isShown && setName(press.name),
      () => {},
    );
    return () => {
      isShown = false;
    };
  }, []);
  return name;
}
