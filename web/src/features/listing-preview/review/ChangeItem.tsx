import { textParts } from '@cardwright/listing/compare/text-parts';
import { Badge, Button, Text } from '@mantine/core';
import { IconArrowBackUp, IconCheck } from '@tabler/icons-react';
import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { singlePress } from '../../../ui/single-press.ts';
import { useTextAttributes } from '../../../ui/text-language.ts';
import { ComparedText } from '../ComparisonView.tsx';
import type { Change } from './field-changes.ts';
import classes from './review.module.css';

interface ChangeItemProps {
  change: Change;
  path: string;
  isAccepted: boolean;
  /** Left out if the later version is not the current one: then there is nothing to choose. */
  onKeep: (() => void) | undefined;
  onUndo: (() => void) | undefined;
}

const colors = { changed: 'blue', added: 'teal', removed: 'red', moved: 'gray' } as const;
/** Enough of a sentence to recognise it. */
const shortLength = 60;

/** One sentence or entry that differs, with the choice to keep the change or to undo it. */
export const ChangeItem = memo(({ change, path, isAccepted, onKeep, onUndo }: ChangeItemProps) => {
  const { t } = useTranslation('editing');
  const { kind, from, to, places } = change;
  const attributes = useTextAttributes();
  const parts = useMemo(() => textParts(from, to), [from, to]);
  const words = (to || from).slice(0, shortLength);
  return (
    <li className={classes.change} data-accepted={isAccepted}>
      <div className={classes.changeHead}>
        <Badge variant="light" size="sm" color={colors[kind]}>
          {t(`review.kind.${kind}`)}
        </Badge>
        {places !== null && (
          <Text size="xs" c="dimmed">
            {t('review.places', places)}
          </Text>
        )}
        <div className={classes.choices}>
          {isAccepted ? (
            <Text size="xs" c="dimmed" className={classes.kept ?? ''}>
              <IconCheck size={14} aria-hidden /> {t('review.kept')}
            </Text>
          ) : (
            onKeep !== undefined && (
              <Button
                size="compact-xs"
                variant="default"
                leftSection={<IconCheck size={14} />}
                aria-label={t('review.keepOne', { words })}
                {...singlePress(onKeep)}
              >
                {t('review.keep')}
              </Button>
            )
          )}
          {onUndo !== undefined && (
            <Button
              size="compact-xs"
              variant="default"
              leftSection={<IconArrowBackUp size={14} />}
              aria-label={t('review.undoOne', { words })}
              {...singlePress(onUndo)}
            >
              {t('review.undo')}
            </Button>
          )}
        </div>
      </div>
      {kind === 'moved' ? (
        <p className={classes.moved} {...attributes}>
          {to}
        </p>
      ) : (
        <ComparedText field={{ path, parts }} />
      )}
    </li>
  );
});
