import { type ReactNode, useState } from 'react';
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
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  const hasPicture = src !== null && src !== undefined && src !== '' && src !== failedSrc;
  return (
    <span className={classes.box} style={size === undefined ? undefined : { width: size, height: size }}>
      {hasPicture ? <img src={src} alt={alt} loading="lazy" onError={() => setFailedSrc(src)} /> : fallback}
    </span>
  );
}
