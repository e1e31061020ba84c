import type { CardImage } from '@cardwright/contract/cards';
import { useState } from 'react';
import { isOwnAddress } from '../../lib/picture-address.ts';
import { markLoaded } from '../../ui/mark-loaded.ts';

interface PictureProps {
  image: CardImage;
  /** How wide it is shown, in the syntax of the attribute `sizes`: the browser takes the smallest form that fits. */
  sizes: string;
  isLazy?: boolean;
  /** Shown when it cannot be loaded. */
  fallback: React.ReactNode;
}

/** The smallest form of a picture that fits, as AVIF where the browser can read it; its space is reserved from the start. */
export function Picture({ image, sizes, isLazy = true, fallback }: PictureProps) {
  const [failed, setFailed] = useState<string | null>(null);
  if (failed === image.url || image.url === '' || !isOwnAddress(image.url, window.location.origin)) return fallback;
  const sources = (type: string) =>
    (image.variants ?? [])
      .filter((variant) => variant.content_type === type)
      .map(({ url, width }) => `${url} ${width}w`)
      .join(', ');
  const [avif, webp] = [sources('image/avif'), sources('image/webp')];
  return (
    <picture>
      {avif !== '' && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      {webp !== '' && <source type="image/webp" srcSet={webp} sizes={sizes} />}
      <img
        src={webp === '' ? image.thumbnail_url || image.url : image.url}
        alt={image.alt}
        width={image.width ?? undefined}
        height={image.height ?? undefined}
        loading={isLazy ? 'lazy' : undefined}
        decoding="async"
        draggable={false}
        onLoad={markLoaded}
        onError={() => setFailed(image.url)}
      />
    </picture>
  );
}
