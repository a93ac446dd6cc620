import { t } from '@quire/model/messages/t';
import styles from './qr-code.module.css';

/** A QR code, dark on light in every theme, as apps need it. */
export function QrCode({ qr: { size, path } }: { qr: { size: number; path: string } }) {
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={t('signIn.qrCode')}
      shapeRendering="crispEdges"
    >
      <path className={styles.dark} d={path} />
    </svg>
  );
}
