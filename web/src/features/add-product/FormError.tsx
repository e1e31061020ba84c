import { Alert } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../lib/api-error.ts';

/** Why the server did not take a product; nothing while all is well. */
export function FormError({ error, fallback }: { error: unknown; fallback?: string }) {
  const { t } = useTranslation('add');
  if (error === null || error === undefined) return null;
  return (
    <Alert color="red" variant="light" role="alert">
      {messageOf(error, fallback ?? t('errors.failed'))}
    </Alert>
  );
}
