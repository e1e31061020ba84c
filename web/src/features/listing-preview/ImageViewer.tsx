import type { CardImage } from '@cardwright/contract/cards';
import { ActionIcon, Anchor, Button, Modal, Text } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { IconChevronLeft, IconChevronRight, IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isOwnAddress, isWebAddress } from '../../lib/picture-address.ts';
import classes from './Gallery.module.css';

interface ImageViewerProps {
  images: CardImage[];
  /** null: closed. */
  index: number | null;
  onIndex(index: number | null): void;
}

/** One picture large: previous, next, close, download; the arrow keys and Escape do the same. */
export function ImageViewer({ images, index, onIndex }: ImageViewerProps) {
  const { t } = useTranslation(['listing', 'common']);
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const image = index === null ? undefined : images[index];
  const hasFailed =
    image !== undefined && (failedUrl === image.url || !isOwnAddress(image.url, window.location.origin));
  const move = (step: number) => {
    if (index !== null) onIndex((index + step + images.length) % images.length);
  };
  useHotkeys([
    ['ArrowLeft', () => move(-1)],
    ['ArrowRight', () => move(1)],
  ]);
  return (
    <Modal
      opened={image !== undefined}
      onClose={() => onIndex(null)}
      size="xl"
      title={t('images.place', { number: (index ?? 0) + 1, total: images.length })}
      closeButtonProps={{ 'aria-label': t('common:actions.close') }}
    >
      {image && (
        <>
          <div className={classes.viewer} data-failed={hasFailed || undefined}>
            <ActionIcon
              variant="default"
              size="xl"
              radius="xl"
              aria-label={t('images.previous')}
              onClick={() => move(-1)}
              disabled={images.length < 2}
            >
              <IconChevronLeft size={20} />
            </ActionIcon>
            {hasFailed ? (
              <div className={classes.failed}>
                <p>{t('common:errors.image')}</p>
                {isWebAddress(image.url) && (
                  <Anchor href={image.url} target="_blank" rel="noreferrer noopener" size="sm">
                    {t('images.source')}
                  </Anchor>
                )}
              </div>
            ) : (
              <img src={image.url} alt={image.alt} onError={() => setFailedUrl(image.url)} />
            )}
            <ActionIcon
              variant="default"
              size="xl"
              radius="xl"
              aria-label={t('images.next')}
              onClick={() => move(1)}
              disabled={images.length < 2}
            >
              <IconChevronRight size={20} />
            </ActionIcon>
          </div>
          <div className={classes.viewerBar}>
            <Text size="sm" c="dimmed" className="tabular">
              {image.width !== null &&
                image.height !== null &&
                t('images.size', { width: image.width, height: image.height })}
            </Text>
            {!hasFailed && (
              <Button
                component="a"
                href={image.url}
                download
                target="_blank"
                rel="noopener"
                variant="default"
                leftSection={<IconDownload size={16} />}
              >
                {t('common:actions.download')}
              </Button>
            )}
          </div>
        </>
      )}
    </Modal>
  );
}
