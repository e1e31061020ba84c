import { Alert, Button, Group, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { messageOf } from '../lib/api-error.ts';
import { exhaustedOf, isPlanRequired } from '../lib/credits-exhausted.ts';
import { paths } from '../lib/paths.ts';
import classes from './ActionFailure.module.css';
import { ExhaustedNote } from './ExhaustedNote.tsx';

interface ActionFailureProps {
  error: unknown;
  /** The sentence for a failure without one from the server; none is needed below a title. */
  fallback?: string;
  /** What failed, where the server's sentence alone would not say it. */
  title?: string;
  /** Makes the sentence dismissible. */
  onClose?: () => void;
}

/** Why an action was not done: in one sentence or, if credits or the plan were the reason, with the way on. */
export function ActionFailure({ error, fallback = '', title, onClose }: ActionFailureProps) {
  const { t } = useTranslation(['billing', 'common']);
  const exhausted = exhaustedOf(error);
  const needsPlan = isPlanRequired(error);
  const sentence = messageOf(error, fallback);
  const isRefusal = exhausted !== null || needsPlan;
  const ref = useRef<HTMLDivElement>(null);
  // The pressed button may be at one end of the screen, and this message beyond the other.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another failure is shown anew
  useEffect(() => {
    // Answers a promise in some browsers, which is no way to end an effect.
    ref.current?.scrollIntoView({ block: 'nearest' });
  }, [error]);
  return (
    <Alert
      ref={ref}
      className={classes.alert ?? ''}
      color={isRefusal ? 'yellow' : 'red'}
      variant="light"
      role="alert"
      py="xs"
      title={exhausted === null ? title : t(`exhausted.titles.${exhausted.feature}`)}
      withCloseButton={onClose !== undefined}
      closeButtonLabel={t('common:actions.close')}
      {...(onClose && { onClose })}
    >
      {sentence !== '' && <Text size="sm">{sentence}</Text>}
      {exhausted !== null && <ExhaustedNote exhausted={exhausted} />}
      {needsPlan && (
        <Group mt="xs">
          <Button component={Link} to={paths.pricing()} size="xs">
            {t('exhausted.plans')}
          </Button>
        </Group>
      )}
    </Alert>
  );
}
