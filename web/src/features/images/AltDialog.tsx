import type { CardImage } from '@cardwright/contract/cards';
import { Button, Group, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showFailure } from '../../lib/failure-notice.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useImageAlt } from './image-queries.ts';

const maxCharacters = 1_000;

interface AltDialogProps {
  cardId: string;
  image: CardImage;
  number: number;
  onClose(): void;
}

/** Asks for a picture's alternative text. */
export function AltDialog({ cardId, image, number, onClose }: AltDialogProps) {
  const { t } = useTranslation(['images', 'common']);
  const [alt, setAlt] = useState(image.alt);
  const save = useImageAlt(cardId);
  const submit = () =>
    save.mutate({ id: image.id, alt }, { onSuccess: onClose, onError: (error) => showFailure(t('alt.error'), error) });
  return (
    <Dialog
      opened
      onClose={onClose}
      title={<Text fw={600}>{t('alt.title', { number })}</Text>}
      closeButtonProps={{ 'aria-label': t('common:actions.close') }}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Textarea
          label={t('alt.label')}
          description={t('alt.hint')}
          value={alt}
          onChange={(event) => setAlt(event.currentTarget.value)}
          maxLength={maxCharacters}
          rows={4}
          data-autofocus
        />
        <Group justify="flex-end" mt="lg" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('common:actions.cancel')}
          </Button>
          <BusyButton type="submit" isBusy={save.isPending}>
            {t('alt.save')}
          </BusyButton>
        </Group>
      </form>
    </Dialog>
  );
}
