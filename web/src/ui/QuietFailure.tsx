import { Button, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';

interface QuietFailureProps {
  /** What is missing. */
  text: string;
  onRetry(): void;
}

/** Where something beside the main thing could not be loaded: one line, and a button to try again. */
export function QuietFailure({ text, onRetry }: QuietFailureProps) {
  const { t } = useTranslation('common');
  return (
    <Text component="div" size="sm" c="dimmed" role="alert">
      {text}{' '}
      <Button size="compact-xs" variant="default" onClick={onRetry}>
        {t('actions.retry')}
      </Button>
    </Text>
  );
}
