import { Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../lib/api-error.ts';
import { paths } from '../../lib/paths.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import classes from './Auth.module.css';
import { AuthHeading } from './AuthHeading.tsx';
import { checkEmail } from './check-account.ts';
import { EmailField } from './EmailField.tsx';
import { FormFailure } from './FormFailure.tsx';
import { MailSentNotice } from './MailSentNotice.tsx';
import { useAccountCalls } from './use-account-calls.ts';
import { useAuthForm } from './use-auth-form.ts';

/** The activation link was refused: why that may be, the way to sign in, and a form for a new one. */
export function NewActivationLink() {
  const { t } = useTranslation('auth');
  const { sendActivation } = useAccountCalls();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useAuthForm<'email', unknown>({
    fields: ['email'],
    check: checkEmail,
    send: ({ email }) => sendActivation(email),
    onSent: (_, { email }) => setSentTo(email.trim()),
  });
  const toLogin = (
    <ButtonLink to={paths.login()} variant={sentTo === null ? 'default' : 'filled'} size="md" fullWidth>
      {t('links.toLogin')}
    </ButtonLink>
  );
  if (sentTo !== null)
    return (
      <MailSentNotice
        title={t('activation.sentTitle')}
        sent={t('activation.sent', { email: sentTo })}
        email={sentTo}
        resend={sendActivation}
      >
        {toLogin}
      </MailSentNotice>
    );
  return (
    <>
      <AuthHeading title={t('activation.invalidTitle')} lead={t('activation.invalid')} takesFocus />
      {toLogin}
      <Text mt="lg" mb="xs">
        {t('activation.newLink')}
      </Text>
      <form className={classes.form} {...form.formProps}>
        <EmailField autoComplete="username" {...form.field('email')} />
        <FormFailure message={form.failure === null ? null : messageOf(form.failure, t('resend.failed'))} />
        <BusyButton type="submit" size="md" fullWidth isBusy={form.isSending}>
          {t('activation.newLinkSubmit')}
        </BusyButton>
      </form>
    </>
  );
}
