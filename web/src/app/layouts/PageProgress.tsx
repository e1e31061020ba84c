import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router';

/** The page that was left stays until the next one's files are there: a line at the top says that they are on their way. */
export function PageProgress() {
  const { t } = useTranslation('common', { useSuspense: false });
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return <div className="page-progress" role="progressbar" aria-label={t('loadingPage')} />;
}
