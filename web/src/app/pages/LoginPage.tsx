import { Anchor, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { AuthHeading } from '../../features/auth/AuthHeading.tsx';
import { LoginForm } from '../../features/auth/LoginForm.tsx';
import { SocialSignIn } from '../../features/auth/SocialSignIn.tsx';
import { paths } from '../../lib/paths.ts';
import { useAfterSignIn } from '../use-after-sign-in.ts';

/** The providers come last, because they appear a moment later and must not move anything. */
export function LoginPage() {
  const { t } = useTranslation('auth');
  return (
    <>
      <AuthHeading title={t('login.title')} lead={t('login.lead')} />
      <LoginForm onSignedIn={useAfterSignIn()} />
      <Text mt="lg" size="sm">
        {t('login.newHere')}{' '}
        <Anchor component={Link} to={paths.registration()} inherit underline="always">
          {t('links.createAccount')}
        </Anchor>
      </Text>
      <SocialSignIn onLeave={(address) => window.location.assign(address)} />
    </>
  );
}
