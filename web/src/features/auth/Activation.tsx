import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, messageOf } from '../../lib/api-error.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { AuthHeading } from './AuthHeading.tsx';
import { FormFailure } from './FormFailure.tsx';
import { NewActivationLink } from './NewActivationLink.tsx';
import { useAccountCalls } from './use-account-calls.ts';
import { useAddressSecrets } from './use-address-secrets.ts';
import { useOnce } from './use-once.ts';
import { Working } from './Working.tsx';

const isRefused = (error: unknown) => error instanceof ApiError && error.status < 500 && error.status !== 429;

/** Where the link of the confirmation e-mail leads. */
export function Activation() {
  const { t } = useTranslation('auth');
  const { activate } = useAccountCalls();
  const { secrets, isDone, finish } = useAddressSecrets(['token']);
  const token = secrets.token ?? '';
  const activation = useOnce(['activation', token], token !== '' && !isDone, () => activate(token));
  const { isSuccess } = activation;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the answer is there.
  useEffect(() => {
    if (isSuccess) finish();
  }, [isSuccess]);

  if (isDone || isSuccess)
    return (
      <>
        <AuthHeading title={t('activation.doneTitle')} lead={t('activation.done')} takesFocus />
        <ButtonLink to={paths.login()} size="md" fullWidth>
          {t('links.toLogin')}
        </ButtonLink>
      </>
    );
  if (token === '' || isRefused(activation.error)) return <NewActivationLink />;
  if (activation.error === null || activation.isFetching) return <Working title={t('activation.working')} />;
  return (
    <>
      <AuthHeading title={t('activation.failedTitle')} takesFocus />
      <FormFailure message={messageOf(activation.error, t('errors.unavailable'))} />
      <Button size="md" fullWidth onClick={() => void activation.refetch()}>
        {t('activation.retry')}
      </Button>
    </>
  );
}
