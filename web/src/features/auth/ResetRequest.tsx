import { Anchor } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
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

/** Asks for the address, then says that the link is on its way. */
export function ResetRequest() {
  const { t } = useTranslation('auth');
  const { requestReset } = useAccountCalls();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useAuthForm<'email', unknown>({
    fields: ['email'],
    check: checkEmail,
    send: ({ email }) => requestReset(email),
    onSent: (_, { email }) => setSentTo(email.trim()),
  });
  if (sentTo !== null)
    return (
      <MailSentNotice
        title={t('resetRequest.sentTitle')}
        sent={t('resetRequest.sent', { email: sentTo })}
        email={sentTo}
        resend={requestReset}
      >
        <ButtonLink to={paths.login()} fullWidth>
          {t('links.toLogin')}
        </ButtonLink>
      </MailSentNotice>
    );
  return (
    <>
      <AuthHeading title={t('resetRequest.title')} lead={t('resetRequest.lead')} />
      <form className={classes.form} {...form.formProps}>
        <EmailField autoComplete="username" {...form.field('email')} />
        <FormFailure message={form.failure === null ? null : messageOf(form.failure, t('resetRequest.failed'))} />
        <BusyButton type="submit" size="md" fullWidth isBusy={form.isSending}>
          {t('resetRequest.submit')}
        </BusyButton>
      </form>
      <p className={classes.foot}>
        <Anchor component={Link} to={paths.login()} inherit>
          {t('resetRequest.back')}
        </Anchor>
      </p>
    </>
  );
}
