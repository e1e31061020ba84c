import { useTranslation } from 'react-i18next';
import { ActionFailure } from '../../ui/ActionFailure.tsx';

/** Why the server did not take a product; nothing while all is well. */
export function FormError({ error, fallback }: { error: unknown; fallback?: string }) {
  const { t } = useTranslation('add');
  if (error === null || error === undefined) return null;
  return <ActionFailure error={error} fallback={fallback ?? t('errors.failed')} />;
}
