import { ActionIcon, Button, Text } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './Message.module.css';

interface LeafProps {
  of: 'answers' | 'wordings';
  index: number;
  count: number;
  onChange(index: number): void;
  /** Present where the conversation could go on from the one that is shown. */
  onSelect?: (() => void) | undefined;
}

/** Leafs through the alternatives of a message: "2 of 3". */
export function Leaf({ of, index, count, onChange, onSelect }: LeafProps) {
  const { t } = useTranslation('chat');
  if (count < 2) return null;
  const place = t(`alternatives.${of}`, { number: index + 1, count });
  // Not disabled at the ends: a disabled button would lose the focus of whoever leafs by keyboard.
  const step = (next: number) => {
    if (next >= 0 && next < count) onChange(next);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
    <div className={classes.leaf} role="group" aria-label={t(`alternatives.${of}Label`)}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={28}
        aria-label={t('alternatives.previous')}
        aria-disabled={index === 0}
        onClick={() => step(index - 1)}
      >
        <IconChevronLeft size={16} aria-hidden />
      </ActionIcon>
      <Text component="span" size="xs" className="tabular" aria-live="polite">
        {place}
      </Text>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={28}
        aria-label={t('alternatives.next')}
        aria-disabled={index === count - 1}
        onClick={() => step(index + 1)}
      >
        <IconChevronRight size={16} aria-hidden />
      </ActionIcon>
      {onSelect && (
        <Button size="compact-xs" variant="default" onClick={onSelect}>
          {t('alternatives.select')}
        </Button>
      )}
    </div>
  );
}
