import { Anchor, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { messageOf } from '../../lib/api-error.ts';
import { paths } from '../../lib/paths.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import classes from './Auth.module.css';
import { AuthHeading } from './AuthHeading.tsx';
import { checkRegistration } from './check-account.ts';
import { EmailField } from './EmailField.tsx';
import { FormFailure } from './FormFailure.tsx';
import { MailSentNotice } from './MailSentNotice.tsx';
import { NewPasswordField } from './NewPasswordField.tsx';
import { PasswordField } from './PasswordField.tsx';
import { useAccountCalls } from './use-account-calls.ts';
import { useAuthForm } from './use-auth-form.ts';

/** The form, and after it the notice that asks to confirm the address. */
export function Registration() {
  const { t } = useTranslation('auth');
  const { sendActivation } = useAccountCalls();
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (sentTo === null) return <RegistrationForm onSent={setSentTo} />;
  return (
    <MailSentNotice
      title={t('registration.sentTitle')}
      sent={t('registration.sent', { email: sentTo })}
      email={sentTo}
      resend={sendActivation}
    >
      <ButtonLink to={paths.login()} fullWidth>
        {t('links.toLogin')}
      </ButtonLink>
      <Anchor component="button" type="button" size="sm" onClick={() => setSentTo(null)}>
        {t('registration.otherAddress')}
      </Anchor>
    </MailSentNotice>
  );
}

function RegistrationForm({ onSent }: { onSent(email: string): void }) {
  const { t } = useTranslation('auth');
  const { register } = useAccountCalls();
  const [email, setEmail] = useState('');
  const form = useAuthForm<'email' | 'password' | 'confirmation', unknown>({
    fields: ['email', 'password', 'confirmation'],
    check: checkRegistration,
    send: (values) => register(values.email, values.password),
    onSent: (_, values) => onSent(values.email.trim()),
  });
  const emailField = form.field('email');
  return (
    <>
      <AuthHeading title={t('registration.title')} lead={t('registration.lead')} />
      <form className={classes.form} {...form.formProps}>
        <EmailField
          {...emailField}
          onChange={(value) => {
            setEmail(value);
            emailField.onChange();
          }}
        />
        <NewPasswordField {...form.field('password')} label={t('fields.password')} email={email} />
        <PasswordField
          {...form.field('confirmation')}
          label={t('fields.confirmPassword')}
          showLabel={t('fields.showConfirmation')}
          autoComplete="new-password"
        />
        <FormFailure message={form.failure === null ? null : messageOf(form.failure, t('registration.failed'))} />
        <BusyButton type="submit" size="md" fullWidth isBusy={form.isSending}>
          {t('registration.submit')}
        </BusyButton>
      </form>
      <Text className={classes.foot ?? ''} c="dimmed">
        {t('registration.terms')}{' '}
        <Anchor component={Link} to={paths.terms()} inherit underline="always">
          {t('registration.termsLink')}
        </Anchor>{' '}
        {t('registration.and')}{' '}
        <Anchor component={Link} to={paths.privacy()} inherit underline="always">
          {t('registration.privacyLink')}
        </Anchor>
        .
      </Text>
      <Text className={classes.foot ?? ''}>
        {t('registration.haveAccount')}{' '}
        <Anchor component={Link} to={paths.login()} inherit underline="always">
          {t('links.signIn')}
        </Anchor>
      </Text>
    </>
  );
}
