import type { CardImage } from '@cardwright/contract/cards';
import { ActionIcon, Anchor, VisuallyHidden } from '@mantine/core';
import {
  IconChevronLeft,
  IconChevronRight,
  IconDownload,
  IconZoomIn,
  IconZoomOut,
  IconZoomReset,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isOwnAddress, isWebAddress } from '../../lib/picture-address.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import classes from './ImageViewer.module.css';
import { useViewerKeys } from './use-viewer-keys.ts';
import { useZoom } from './use-zoom.ts';

interface ImageViewerProps {
  images: CardImage[];
  /** What each of them is, where its number does not say enough. */
  names?: readonly string[];
  /** null: closed. */
  index: number | null;
  onIndex(index: number | null): void;
}

/** One picture large: previous, next, close, download, zoom; by buttons, keys (arrows, +, -, 0, Escape), swipe and push. */
export function ImageViewer({ images, names, index, onIndex }: ImageViewerProps) {
  const { t } = useTranslation(['images', 'common']);
  const place = index === null ? null : Math.min(index, images.length - 1);
  const image = place === null ? undefined : images[place];
  const move = (step: number) => {
    if (place === null || images.length < 2) return;
    zoom.fit();
    onIndex((place + step + images.length) % images.length);
  };
  const zoom = useZoom(move);
  const close = () => {
    zoom.fit();
    onIndex(null);
  };
  useViewerKeys(image !== undefined, [
    ['ArrowLeft', () => move(-1)],
    ['ArrowRight', () => move(1)],
    ['+', zoom.grow],
    ['=', zoom.grow],
    ['-', zoom.shrink],
    ['0', zoom.fit],
  ]);
  const number = t('place', { number: (place ?? 0) + 1, total: images.length });
  const name = names?.[place ?? 0];
  const label = name === undefined ? number : `${name} · ${number}`;
  return (
    <Dialog
      opened={image !== undefined}
      onClose={close}
      fullScreen
      padding={0}
      title={label}
      closeButtonProps={{ 'aria-label': t('common:actions.close'), size: 'lg' }}
      classNames={{ body: classes.body ?? '', content: classes.content ?? '' }}
      styles={{ header: { paddingInline: 16 }, body: { flex: 1, minHeight: 0 } }}
    >
      {image !== undefined && place !== null && (
        <>
          <div className={classes.stage} data-large={zoom.isLarge || undefined} {...zoom.handlers}>
            {images.length > 1 && (
              <ActionIcon
                className={classes.previous ?? ''}
                variant="default"
                size="xl"
                radius="xl"
                aria-label={t('previous')}
                title={t('previous')}
                onClick={() => move(-1)}
              >
                <IconChevronLeft size={20} />
              </ActionIcon>
            )}
            <Shown key={image.url} image={image} zoom={zoom} />
            {images.length > 1 && (
              <ActionIcon
                className={classes.next ?? ''}
                variant="default"
                size="xl"
                radius="xl"
                aria-label={t('next')}
                title={t('next')}
                onClick={() => move(1)}
              >
                <IconChevronRight size={20} />
              </ActionIcon>
            )}
          </div>
          <div className={classes.bar}>
            <div className={classes.caption}>
              {image.alt}
              {image.width !== null && image.height !== null && (
                <small className="tabular">{t('size', { width: image.width, height: image.height })}</small>
              )}
            </div>
            <Tools image={image} number={place + 1} zoom={zoom} />
          </div>
          <VisuallyHidden role="status">{label}</VisuallyHidden>
          <Neighbours images={images} place={place} />
        </>
      )}
    </Dialog>
  );
}

type Zoom = ReturnType<typeof useZoom>;
const isShowable = (image: CardImage) => image.url !== '' && isOwnAddress(image.url, window.location.origin);

function Shown({ image, zoom }: { image: CardImage; zoom: Zoom }) {
  const { t } = useTranslation(['images', 'common']);
  const [hasFailed, setHasFailed] = useState(!isShowable(image));
  if (hasFailed)
    return (
      <div className={classes.failed} role="alert">
        <p>{t('common:errors.image')}</p>
        {isWebAddress(image.url) && (
          <Anchor href={image.url} target="_blank" rel="noreferrer noopener" size="sm">
            {t('source')}
          </Anchor>
        )}
      </div>
    );
  return (
    <img
      src={image.url}
      alt={image.alt}
      draggable={false}
      style={{ transform: `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.zoom})` }}
      onError={() => setHasFailed(true)}
      onDoubleClick={zoom.toggle}
    />
  );
}

function Tools({ image, number, zoom }: { image: CardImage; number: number; zoom: Zoom }) {
  const { t } = useTranslation(['images', 'common']);
  const percent = Math.round(zoom.zoom * 100);
  const tool = { variant: 'default', size: 'lg' } as const;
  const zooms = [
    { key: 'zoomOut', Icon: IconZoomOut, isOff: !zoom.isLarge, onPress: zoom.shrink },
    { key: 'zoomReset', Icon: IconZoomReset, isOff: !zoom.isLarge, onPress: zoom.fit },
    { key: 'zoomIn', Icon: IconZoomIn, isOff: !zoom.canGrow, onPress: zoom.grow },
  ] as const;
  return (
    <div className={classes.tools}>
      {zooms.map(({ key, Icon, isOff, onPress }) => (
        // Not disabled where it can do no more: a disabled button would lose the focus.
        <ActionIcon
          key={key}
          {...tool}
          aria-label={t(`viewer.${key}`, { percent })}
          title={t(`viewer.${key}`, { percent })}
          aria-disabled={isOff}
          data-disabled={isOff}
          onClick={isOff ? undefined : onPress}
        >
          <Icon size={18} aria-hidden />
        </ActionIcon>
      ))}
      {isShowable(image) && (
        <ActionIcon
          {...tool}
          component="a"
          href={image.url}
          download={`image-${number}.webp`}
          aria-label={t('common:actions.download')}
          title={t('common:actions.download')}
        >
          <IconDownload size={18} />
        </ActionIcon>
      )}
    </div>
  );
}

/** The pictures before and after are fetched ahead. */
function Neighbours({ images, place }: { images: CardImage[]; place: number }) {
  const near = new Set([place - 1, place + 1].map((at) => images[(at + images.length) % images.length]));
  return (
    <div hidden>
      {[...near].map(
        (image) =>
          image !== undefined &&
          image !== images[place] &&
          isShowable(image) && <img key={image.id} src={image.url} alt="" />,
      )}
    </div>
  );
}
