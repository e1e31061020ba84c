import type { CardImage } from '@cardwright/contract/cards';
import { imageTypes } from '@cardwright/contract/images';
import type { Marketplace } from '@cardwright/contract/listings';
import { arrayMove } from '@dnd-kit/sortable';
import { Box, Button, FileButton, Group, Title, VisuallyHidden } from '@mantine/core';
import { IconPhotoPlus, IconUpload } from '@tabler/icons-react';
import { useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { showFailure } from '../../lib/failure-notice.ts';
import { ActionFailure } from '../../ui/ActionFailure.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { QuietFailure } from '../../ui/QuietFailure.tsx';
import { useFileDrop } from '../../ui/use-file-drop.ts';
import { AltDialog } from './AltDialog.tsx';
import { ChecksList } from './ChecksList.tsx';
import classes from './EditableGallery.module.css';
import { EditImageDialog } from './edit/EditImageDialog.tsx';
import { ImageWorkList } from './edit/ImageWorkList.tsx';
import { useImageEdits, useStartImageEdit } from './edit/image-edit-queries.ts';
import { MakeImageMenu } from './edit/MakeImageMenu.tsx';
import { EmptyGallery, MainPicture } from './Gallery.tsx';
import { ImageViewer } from './ImageViewer.tsx';
import { useDeleteImage, useImageChecks, useReorderImages, useUploadQueue } from './image-queries.ts';
import { SortableTiles } from './SortableTiles.tsx';
import { maxSize, UploadList } from './UploadList.tsx';

interface EditableGalleryProps {
  cardId: string;
  images: CardImage[];
  /** The marketplace by whose rules the pictures are checked. */
  marketplace: Marketplace;
}

/** The seller's gallery: upload, order, alternative texts, deletion, checks; a click opens the viewer. */
export function EditableGallery({ cardId, images, marketplace }: EditableGalleryProps) {
  const { t } = useTranslation('images');
  const queue = useUploadQueue(cardId);
  const uploads = useSyncExternalStore(queue.subscribe, queue.snapshot);
  const checks = useImageChecks(cardId, marketplace, images);
  const reorder = useReorderImages(cardId);
  const remove = useDeleteImage(cardId);
  const edits = useImageEdits(cardId);
  const make = useStartImageEdit(cardId);
  const drop = useFileDrop(queue.addFiles);
  const heading = useRef<HTMLHeadingElement>(null);
  const [opened, setOpened] = useState<number | null>(null);
  const [describing, setDescribing] = useState<string | null>(null);
  const [editing, setEditing] = useState<string | null>(null);
  const [started, setStarted] = useState<string | null>(null);
  const [deleting, setDeleting] = useState<string | null>(null);
  const addedCount = useSyncExternalStore(queue.subscribe, queue.addedCount);
  const placeOf = (id: string | null) => images.findIndex((image) => image.id === id);
  const described = images[placeOf(describing)];
  const edited = images[placeOf(editing)];
  const idAt = (index: number) => images[index]?.id ?? null;

  const move = (from: number, to: number) =>
    reorder.mutate(arrayMove(images, from, to), { onError: (error) => showFailure(t('order.error'), error) });
  const confirmDelete = () => {
    if (deleting === null) return;
    remove.mutate(deleting, {
      onSuccess: () => heading.current?.focus(),
      onError: (error) => showFailure(t('delete.error'), error),
      onSettled: () => setDeleting(null),
    });
  };
  return (
    <section className={classes.area} data-over={drop.isOver || undefined} {...drop.handlers} aria-label={t('title')}>
      <div className={classes.head}>
        <Title order={2} size="h4" ref={heading} tabIndex={-1}>
          {images.length === 0 ? t('title') : t('titleCount', { count: images.length })}
        </Title>
        <Group gap="xs">
          <MakeImageMenu
            cardId={cardId}
            images={images}
            canGenerate={edits.data?.can_generate ?? false}
            onStart={(request) => make.mutate(request, { onSuccess: ({ run_id }) => setStarted(run_id) })}
            onStarted={setStarted}
          />
          <FileButton onChange={queue.addFiles} accept={imageTypes.join(',')} multiple>
            {(button) => (
              <Button {...button} size="xs" variant="default" leftSection={<IconPhotoPlus size={16} />}>
                {t('upload.button')}
              </Button>
            )}
          </FileButton>
        </Group>
      </div>
      {images.length === 0 ? (
        <EmptyGallery />
      ) : (
        <>
          <MainPicture images={images} onOpen={() => setOpened(0)} />
          <SortableTiles
            images={images}
            checks={checks.data}
            onOpen={setOpened}
            onAlt={(index) => setDescribing(idAt(index))}
            onEdit={(index) => setEditing(idAt(index))}
            onDelete={(index) => setDeleting(idAt(index))}
            onMove={move}
          />
        </>
      )}
      {make.isError && (
        <Box mt="sm">
          <ActionFailure error={make.error} fallback={t('edit.error')} onClose={make.reset} />
        </Box>
      )}
      {edits.isError ? (
        <Box mt="sm">
          <QuietFailure text={t('work.loadError')} onRetry={() => void edits.refetch()} />
        </Box>
      ) : (
        <ImageWorkList cardId={cardId} marketplace={marketplace} items={edits.data?.items ?? []} startedId={started} />
      )}
      <UploadList uploads={uploads} queue={queue} />
      <p className={`${classes.hint} screen-only`}>{t('upload.hint', { maxSize })}</p>
      {checks.data !== undefined && images.length > 0 && (
        <div className="screen-only">
          <ChecksList images={images} checks={checks.data} />
        </div>
      )}
      {checks.isError && (
        <Box mt="sm">
          <QuietFailure text={t('checks.error')} onRetry={() => void checks.refetch()} />
        </Box>
      )}
      {drop.isOver && (
        <div className={classes.drop}>
          <IconUpload size={28} aria-hidden />
          {t('upload.drop')}
        </div>
      )}
      <VisuallyHidden role="status">{addedCount > 0 ? t('upload.added', { count: addedCount }) : ''}</VisuallyHidden>
      <ImageViewer images={images} index={opened} onIndex={setOpened} />
      {described !== undefined && (
        <AltDialog
          key={described.id}
          cardId={cardId}
          image={described}
          number={placeOf(described.id) + 1}
          onClose={() => setDescribing(null)}
        />
      )}
      {edited !== undefined && (
        <EditImageDialog
          key={edited.id}
          cardId={cardId}
          image={edited}
          number={placeOf(edited.id) + 1}
          marketplace={marketplace}
          onClose={() => setEditing(null)}
          onStarted={setStarted}
        />
      )}
      <ConfirmDialog
        isOpen={deleting !== null}
        title={t('delete.title')}
        text={t('delete.text', { number: placeOf(deleting) + 1 })}
        confirmLabel={t('delete.confirm')}
        isBusy={remove.isPending}
        onConfirm={confirmDelete}
        onClose={() => setDeleting(null)}
      />
    </section>
  );
}
