import type { CardImage } from '@cardwright/contract/cards';
import type { ImageEditRequest } from '@cardwright/contract/images';
import { Button, Group, Menu, Text, Textarea } from '@mantine/core';
import { IconLayoutGrid, IconListDetails, IconRulerMeasure, IconSparkles, IconWand } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionFailure } from '../../../ui/ActionFailure.tsx';
import { BusyButton } from '../../../ui/BusyButton.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { MenuDropdown } from '../../../ui/MenuDropdown.tsx';
import { WorkPrice } from '../../../ui/WorkPrice.tsx';
import { useStartImageEdit } from './image-edit-queries.ts';

interface MakeImageMenuProps {
  cardId: string;
  images: CardImage[];
  /** There is a model that makes pictures from words. */
  canGenerate: boolean;
  onStart(request: ImageEditRequest): void;
  /** Work that was started here with more words. */
  onStarted(runId: string): void;
}

const mostComposed = 6;

/** New images: from the listing's facts, from the existing images, or from words. */
export function MakeImageMenu({ cardId, images, canGenerate, onStart, onStarted }: MakeImageMenuProps) {
  const { t } = useTranslation('images');
  const [isAsking, setAsking] = useState(false);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const options = { card_id: cardId };
  const composed = images.slice(0, mostComposed).map(({ id }) => id);
  const ask = () => {
    // The dialog returns the focus to where it came from, but the menu item disappears with its menu.
    buttonRef.current?.focus({ preventScroll: true });
    setAsking(true);
  };
  const compose = () => {
    const [image_id, ...image_ids] = composed;
    if (image_id !== undefined) onStart({ image_id, operation: 'compose', options: { ...options, image_ids } });
  };
  return (
    <>
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <Button ref={buttonRef} size="xs" variant="default" leftSection={<IconWand size={16} aria-hidden />}>
            {t('make.button')}
          </Button>
        </Menu.Target>
        <MenuDropdown>
          <Menu.Label>{t('make.price')}</Menu.Label>
          <Menu.Item
            leftSection={<IconRulerMeasure size={16} />}
            onClick={() => onStart({ operation: 'size_chart', options })}
          >
            {t('make.size_chart')}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconListDetails size={16} />}
            onClick={() => onStart({ operation: 'feature_graphic', options })}
          >
            {t('make.feature_graphic')}
          </Menu.Item>
          {composed.length > 1 && (
            <Menu.Item leftSection={<IconLayoutGrid size={16} />} onClick={compose}>
              {t('make.compose', { count: composed.length })}
            </Menu.Item>
          )}
          {canGenerate && (
            <Menu.Item leftSection={<IconSparkles size={16} />} onClick={ask}>
              {t('make.generate')}
            </Menu.Item>
          )}
        </MenuDropdown>
      </Menu>
      {isAsking && <PromptDialog cardId={cardId} onClose={() => setAsking(false)} onStarted={onStarted} />}
    </>
  );
}

const maxCharacters = 2_000;

interface PromptDialogProps {
  cardId: string;
  onClose(): void;
  onStarted(runId: string): void;
}

function PromptDialog({ cardId, onClose, onStarted }: PromptDialogProps) {
  const { t } = useTranslation(['images', 'common']);
  const [prompt, setPrompt] = useState('');
  const start = useStartImageEdit(cardId);
  return (
    <Dialog
      opened
      onClose={onClose}
      title={<Text fw={600}>{t('make.prompt.title')}</Text>}
      closeButtonProps={{ 'aria-label': t('common:actions.close') }}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          start.mutate(
            { operation: 'generate', options: { prompt, card_id: cardId } },
            {
              onSuccess: ({ run_id }) => {
                onStarted(run_id);
                onClose();
              },
            },
          );
        }}
      >
        <Textarea
          label={t('make.prompt.label')}
          description={t('make.prompt.hint')}
          value={prompt}
          onChange={(event) => setPrompt(event.currentTarget.value)}
          maxLength={maxCharacters}
          rows={4}
          data-autofocus
        />
        {start.isError && <ActionFailure error={start.error} fallback={t('edit.error')} onClose={start.reset} />}
        <Group justify="flex-end" mt="lg" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('common:actions.cancel')}
          </Button>
          <BusyButton type="submit" isBusy={start.isPending} disabled={prompt.trim() === ''}>
            {t('make.prompt.start')}
            <WorkPrice work="image" />
          </BusyButton>
        </Group>
      </form>
    </Dialog>
  );
}
