import type { SocialProvider } from '@cardwright/contract/auth';
import { Stack } from '@mantine/core';
import { IconBrandGoogle, IconKey } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../lib/api-error.ts';
import { useServices } from '../../lib/services.tsx';
import { BusyButton } from '../../ui/BusyButton.tsx';
import classes from './Auth.module.css';
import { FormFailure } from './FormFailure.tsx';
import { rememberSocialState } from './social-state.ts';
import { useAccountCalls } from './use-account-calls.ts';
import { useRequest } from './use-request.ts';

interface SocialSignInProps {
  /** Leaves for the provider's own page. */
  onLeave(address: string): void;
}

/** A button for each provider that is set up; nothing at all when there is none, or while that is not known. */
export function SocialSignIn({ onLeave }: SocialSignInProps) {
  const { t } = useTranslation('auth');
  const calls = useAccountCalls();
  const { data } = useQuery({
    queryKey: ['auth-providers'],
    queryFn: ({ signal }) => calls.providers(signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const providers = data?.providers ?? [];
  if (providers.length === 0) return null;
  return (
    <>
      <div className={classes.or}>{t('social.or')}</div>
      <Stack gap="xs">
        {providers.map((provider) => (
          <ProviderButton key={provider.id} provider={provider} onLeave={onLeave} />
        ))}
      </Stack>
    </>
  );
}

function ProviderButton({ provider: { id, name }, onLeave }: SocialSignInProps & { provider: SocialProvider }) {
  const { t } = useTranslation('auth');
  const { drafts } = useServices();
  const { socialAddress } = useAccountCalls();
  const start = useRequest({
    isLast: true,
    send: socialAddress,
    onDone({ url }) {
      if (!rememberSocialState(drafts, url)) throw new Error('the address of the provider carries no state');
      onLeave(url);
    },
  });
  const reset = useRef(start.reset);
  useEffect(() => {
    // A person who comes back from the provider may find the page as it was left, still busy.
    const onReturn = (event: PageTransitionEvent) => event.persisted && reset.current();
    window.addEventListener('pageshow', onReturn);
    return () => window.removeEventListener('pageshow', onReturn);
  }, []);
  const Icon = id === 'google' ? IconBrandGoogle : IconKey;
  return (
    <div>
      <BusyButton
        variant="default"
        size="md"
        fullWidth
        leftSection={<Icon size={18} />}
        isBusy={start.isSending}
        onClick={() => void start.run(id)}
      >
        <span className={classes.provider}>{t('social.continue', { name })}</span>
      </BusyButton>
      <FormFailure
        message={start.failure === null ? null : messageOf(start.failure, t('social.startFailed', { name }))}
      />
    </div>
  );
}
