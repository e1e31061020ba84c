import type { Card } from '@cardwright/contract/cards';
import type { ImagePart } from '@cardwright/contract/chats';
import { Button, Text } from '@mantine/core';
import { IconCheck, IconExternalLink, IconPhoto, IconPhotoPlus } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isOwnAddress } from '../../../lib/picture-address.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { useRepeatablePost } from '../../../lib/repeatable-post.ts';
import { useServices } from '../../../lib/services.tsx';
import { BusyButton } from '../../../ui/BusyButton.tsx';
import classes from './ImagePart.module.css';

interface ImagePartViewProps {
  image: ImagePart;
  /** The card that the conversation is about. */
  activeCardId: string | null;
}

/** Whether the card has the picture already: from this page, by the assistant, or in another tab. */
function useIsInGallery(cardId: string | null, imageId: string): boolean {
  const { api } = useServices();
  const { data: card } = useQuery({
    queryKey: queryKeys.card(cardId ?? ''),
    queryFn: ({ signal }) => api.call<Card>('GET', `/cards/${cardId}`, { signal }),
    enabled: cardId !== null,
  });
  return card?.images.some(({ id }) => id === imageId) ?? false;
}

/** A picture that the answer made, with the way into the card's gallery. */
export function ImagePartView({ image, activeCardId }: ImagePartViewProps) {
  const { t } = useTranslation(['chat', 'common']);
  const queryClient = useQueryClient();
  const post = useRepeatablePost();
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const [hasNoCard, setHasNoCard] = useState(false);
  const cardId = image.card_id ?? activeCardId;
  const add = useMutation({
    mutationFn: (target: string) => post(`/cards/${target}/images`, { image_id: image.image_id }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: queryKeys.cards }),
  });
  const isInGallery = useIsInGallery(cardId, image.image_id) || add.isSuccess;
  const isShown = image.url !== failedUrl && isOwnAddress(image.url, window.location.origin);
  const problem = hasNoCard ? t('image.noCard') : add.isError ? t('image.addFailed') : null;
  return (
    <figure className={classes.figure}>
      {isShown ? (
        <a href={image.url} target="_blank" rel="noreferrer noopener" className={classes.picture}>
          <img
            src={image.thumbnail_url || image.url}
            alt={image.alt === '' ? t('image.unnamed') : image.alt}
            width={image.width ?? undefined}
            height={image.height ?? undefined}
            loading="lazy"
            decoding="async"
            onError={() => setFailedUrl(image.url)}
          />
        </a>
      ) : (
        <div className={classes.missing}>
          <IconPhoto size={28} stroke={1.4} aria-hidden />
          <Text size="sm">{t('common:errors.image')}</Text>
        </div>
      )}
      <figcaption className={classes.bar}>
        <Text size="xs" c="dimmed" className="tabular">
          {image.width !== null &&
            image.height !== null &&
            t('files.pixels', { width: image.width, height: image.height })}
        </Text>
        <div className={classes.actions}>
          <Button
            component="a"
            href={image.url}
            target="_blank"
            rel="noreferrer noopener"
            size="xs"
            variant="default"
            leftSection={<IconExternalLink size={14} aria-hidden />}
          >
            {t('image.open')}
          </Button>
          <BusyButton
            size="xs"
            variant="light"
            isBusy={add.isPending}
            leftSection={isInGallery ? <IconCheck size={14} aria-hidden /> : <IconPhotoPlus size={14} aria-hidden />}
            aria-disabled={isInGallery}
            onClick={() => {
              setHasNoCard(cardId === null);
              if (cardId !== null && !isInGallery) add.mutate(cardId);
            }}
          >
            {t(isInGallery ? 'image.added' : 'image.add')}
          </BusyButton>
        </div>
      </figcaption>
      <div role="status" className={classes.problem}>
        {problem}
      </div>
    </figure>
  );
}
