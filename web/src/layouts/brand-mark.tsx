import type { PressDigest } from '@quire/model/entities/press';
import { PressMark } from '../ui/brand/press-mark.tsx';
import styles from './brand-mark.module.css';

/** The press's logo, or its drawn mark. Its name stands beside it. */
export function BrandMark({ digest: { logo }, size = 32 }: { digest: PressDigest; size?: number }) {
  if (!logo) return <PressMark size={size} />;
  const { src, srcset, width, height } = logo;
  return (
    <img
      className={styles.logo}
      src={src}
      srcSet={srcset}
      sizes="8rem"
      width={width}
      height={height}
      style={{ height: size }}
      alt=""
    />
  );
}
