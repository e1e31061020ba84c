import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../lib/api-error.ts';
import { paths } from '../../lib/paths.ts';
import { useServices } from '../../lib/services.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { AuthHeading } from './AuthHeading.tsx';
import { FormFailure } from './FormFailure.tsx';
import { takeSocialState } from './social-state.ts';
import { useAccountCalls } from './use-account-calls.ts';
import { useAddressSecrets } from './use-address-secrets.ts';
import { useOnce } from './use-once.ts';
import { Working } from './Working.tsx';

interface SocialLandingProps {
  provider: string;
  /** The tokens are stored. */
  onSignedIn(): void;
}

/** The answer belongs to no sign-in that this tab started. */
class ForeignSignIn extends Error {}

/** Where the provider sends the browser back to (RFC 6749, sections 4.1.2 and 4.1.2.1). */
export function SocialLanding({ provider, onSignedIn }: SocialLandingProps) {
  const { t } = useTranslation('auth');
  const { drafts, tokens } = useServices();
  const { socialLogIn } = useAccountCalls();
  const { code = '', state = '', error } = useAddressSecrets(['code', 'state', 'error']).secrets;
  const signIn = useOnce(['social', provider, code, state], error === undefined, async () => {
    if (!takeSocialState(drafts, state) || code === '') throw new ForeignSignIn();
    tokens.save(await socialLogIn(provider, code, state));
    return true;
  });
  const { isSuccess } = signIn;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the answer is there.
  useEffect(() => {
    if (isSuccess) onSignedIn();
  }, [isSuccess]);

  const isCancelled = error === 'access_denied';
  if (error === undefined && signIn.error === null)
    return <Working title={t('social.working')} lead={t('social.workingLead')} />;
  const reason = () => {
    if (error !== undefined) return t('social.failed');
    return signIn.error instanceof ForeignSignIn ? t('social.foreign') : messageOf(signIn.error, t('social.failed'));
  };
  return (
    <>
      <AuthHeading title={t('social.failedTitle')} {...(isCancelled && { lead: t('social.cancelled') })} takesFocus />
      <FormFailure message={isCancelled ? null : reason()} />
      <ButtonLink to={paths.login()} size="md" fullWidth>
        {t('links.toLogin')}
      </ButtonLink>
    </>
  );
}
