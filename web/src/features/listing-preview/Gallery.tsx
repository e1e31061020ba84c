import type { CardImage } from '@cardwright/contract/cards';
import { UnstyledButton } from '@mantine/core';
import { IconPhotoOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Thumbnail } from '../../ui/Thumbnail.tsx';
import classes from './Gallery.module.css';
import { ImageViewer } from './ImageViewer.tsx';

/** The card's pictures; a click opens the viewer. */
export function Gallery({ images }: { images: CardImage[] }) {
  const { t } = useTranslation('listing');
  const [opened, setOpened] = useState<number | null>(null);
  if (images.length === 0) {
    return (
      <div className={classes.none}>
        <IconPhotoOff size={28} stroke={1.4} aria-hidden />
        {t('images.none')}
      </div>
    );
  }
  return (
    <>
      <ul className={classes.gallery} aria-label={t('images.title')}>
        {images.map((image, index) => (
          <li key={image.id}>
            <UnstyledButton
              className={classes.picture ?? ''}
              onClick={() => setOpened(index)}
              aria-label={t('images.open', { number: index + 1, total: images.length })}
            >
              <Thumbnail
                src={index === 0 ? image.url : image.thumbnail_url}
                alt={image.alt}
                fallback={<IconPhotoOff size={22} stroke={1.4} />}
              />
            </UnstyledButton>
          </li>
        ))}
      </ul>
      <ImageViewer images={images} index={opened} onIndex={setOpened} />
    </>
  );
}
