import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isOwnAddress } from '../lib/picture-address.ts';
import { markLoaded } from './mark-loaded.ts';
import classes from './Thumbnail.module.css';

interface ThumbnailProps {
  src: string | null | undefined;
  alt?: string;
  /** Pixels of the square; without it the picture fills its box. */
  size?: number;
  /** Shown when there is no picture, or it cannot be loaded. */
  fallback: ReactNode;
}

export function Thumbnail({ src, alt = '', size, fallback }: ThumbnailProps) {
  const { t } = useTranslation();
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  const isGiven = src !== null && src !== undefined && src !== '';
  const hasPicture = isGiven && src !== failedSrc && isOwnAddress(src, window.location.origin);
  return (
    <span className={classes.box} style={size === undefined ? undefined : { width: size, height: size }}>
      {hasPicture ? (
        <img src={src} alt={alt} loading="lazy" onLoad={markLoaded} onError={() => setFailedSrc(src)} />
      ) : isGiven ? (
        <span className={classes.failed} role="img" aria-label={t('errors.image')} title={t('errors.image')}>
          {fallback}
        </span>
      ) : (
        fallback
      )}
    </span>
  );
}
