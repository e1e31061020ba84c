import type { CardImage } from '@cardwright/contract/cards';
import { type ImageOperation, imageOperations } from '@cardwright/contract/images';
import type { Marketplace } from '@cardwright/contract/listings';
import { Button, Checkbox, Group, SimpleGrid, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionFailure } from '../../../ui/ActionFailure.tsx';
import { BusyButton } from '../../../ui/BusyButton.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { WorkPrice } from '../../../ui/WorkPrice.tsx';
import { NoPicture } from '../Gallery.tsx';
import { Picture } from '../Picture.tsx';
import classes from './ImageEdit.module.css';
import { useStartImageEdit } from './image-edit-queries.ts';
import { useOperationName } from './use-operation-name.ts';

interface EditImageDialogProps {
  cardId: string;
  image: CardImage;
  number: number;
  /** Whose size is recommended. */
  marketplace: Marketplace;
  onClose(): void;
  onStarted(runId: string): void;
}

/** Chooses the operations and shows their price. The work itself is shown below the gallery. */
export function EditImageDialog({ cardId, image, number, marketplace, onClose, onStarted }: EditImageDialogProps) {
  const { t } = useTranslation(['images', 'common']);
  const [chosen, setChosen] = useState<ImageOperation[]>([]);
  const start = useStartImageEdit(cardId);
  const operationName = useOperationName(marketplace);
  const submit = () => {
    // In the order of the list: each operation makes the next one easier.
    const [operation, ...also] = order.filter((each) => chosen.includes(each));
    if (operation === undefined) return;
    const options = { card_id: cardId, marketplace, ...(also.length === 0 ? {} : { also }) };
    start.mutate(
      { image_id: image.id, operation, options },
      {
        onSuccess: ({ run_id }) => {
          onStarted(run_id);
          onClose();
        },
      },
    );
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      size="lg"
      title={<Text fw={600}>{t('edit.title', { number })}</Text>}
      closeButtonProps={{ 'aria-label': t('common:actions.close') }}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <div className={classes.dialog}>
          <div className={classes.preview}>
            <Picture image={image} sizes="240px" isLazy={false} fallback={<NoPicture />} />
          </div>
          <Checkbox.Group
            label={t('edit.choose')}
            description={t('edit.hint')}
            value={chosen}
            onChange={(values) => setChosen(values as ImageOperation[])}
          >
            <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm" mt="sm">
              {imageOperations.map((operation, index) => (
                <Checkbox
                  key={operation}
                  value={operation}
                  data-autofocus={index === 0 || undefined}
                  label={operationName(operation)}
                  description={t(`edit.about.${operation}`)}
                />
              ))}
            </SimpleGrid>
          </Checkbox.Group>
        </div>
        {start.isError && <ActionFailure error={start.error} fallback={t('edit.error')} onClose={start.reset} />}
        <Group justify="flex-end" mt="lg" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('common:actions.cancel')}
          </Button>
          <BusyButton type="submit" isBusy={start.isPending} disabled={chosen.length === 0}>
            {t('edit.start')}
            {chosen.length > 0 && <WorkPrice work="image" count={chosen.length} />}
          </BusyButton>
        </Group>
      </form>
    </Dialog>
  );
}

/** Straight first, then the background, then what depends on the product's place, the size last. */
const order: readonly ImageOperation[] = [
  'straighten',
  'white_background',
  'crop',
  'lighten',
  'enhance',
  'shadow',
  'square',
  'resize',
];
