import type { CardImage } from '@cardwright/contract/cards';
import { Button, UnstyledButton } from '@mantine/core';
import { IconPhotoOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './Gallery.module.css';
import { ImageViewer } from './ImageViewer.tsx';
import { Picture } from './Picture.tsx';

/** Shown in place of a picture that cannot be loaded. */
export function NoPicture() {
  const { t } = useTranslation();
  return (
    <span className={classes.broken} role="img" aria-label={t('errors.image')} title={t('errors.image')}>
      <IconPhotoOff size={24} stroke={1.4} />
    </span>
  );
}

export function MainPicture({ images, onOpen }: { images: CardImage[]; onOpen(): void }) {
  const { t } = useTranslation('images');
  const [image] = images;
  if (image === undefined) return null;
  return (
    <UnstyledButton
      className={classes.main ?? ''}
      onClick={onOpen}
      aria-label={t('open', { number: 1, total: images.length })}
    >
      <Picture image={image} sizes="(max-width: 62em) 92vw, 400px" isLazy={false} fallback={<NoPicture />} />
    </UnstyledButton>
  );
}

export function EmptyGallery() {
  const { t } = useTranslation('images');
  return (
    <div className={classes.none}>
      <IconPhotoOff size={28} stroke={1.4} aria-hidden />
      {t('none')}
    </div>
  );
}

/** How many pictures show at first, so that what is below the gallery stays near. */
const shortGallery = 7;

interface MoreImagesProps {
  total: number;
  /** How many are shown at once. */
  short: number;
  isWhole: boolean;
  onToggle(): void;
}

/** Shows and hides the rest of a long gallery; nothing for a short one. */
export function MoreImages({ total, short, isWhole, onToggle }: MoreImagesProps) {
  const { t } = useTranslation('images');
  if (total <= short) return null;
  return (
    <Button variant="subtle" size="xs" mt={4} className={classes.fold ?? ''} aria-expanded={isWhole} onClick={onToggle}>
      {isWhole ? t('showFewer') : t('showAll', { count: total })}
    </Button>
  );
}

/** The card's pictures to look at; a click opens the viewer. */
export function Gallery({ images }: { images: CardImage[] }) {
  const { t } = useTranslation('images');
  const [opened, setOpened] = useState<number | null>(null);
  const [isWhole, setIsWhole] = useState(false);
  if (images.length === 0) return <EmptyGallery />;
  return (
    <>
      <MainPicture images={images} onOpen={() => setOpened(0)} />
      {images.length > 1 && (
        <ul className={classes.tiles} aria-label={t('title')}>
          {images.slice(1, isWhole ? undefined : shortGallery).map((image, index) => (
            <li key={image.id}>
              <UnstyledButton
                className={classes.picture ?? ''}
                onClick={() => setOpened(index + 1)}
                aria-label={t('open', { number: index + 2, total: images.length })}
              >
                <Picture image={image} sizes="130px" fallback={<NoPicture />} />
              </UnstyledButton>
            </li>
          ))}
        </ul>
      )}
      <MoreImages total={images.length} short={shortGallery} isWhole={isWhole} onToggle={() => setIsWhole(!isWhole)} />
      <ImageViewer images={images} index={opened} onIndex={setOpened} />
    </>
  );
}
