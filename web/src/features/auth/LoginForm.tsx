import type { Tokens } from '@cardwright/contract/auth';
import { Anchor } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ApiError, messageOf } from '../../lib/api-error.ts';
import { paths } from '../../lib/paths.ts';
import { useServices } from '../../lib/services.tsx';
import { BusyButton } from '../../ui/BusyButton.tsx';
import classes from './Auth.module.css';
import { checkLogin } from './check-account.ts';
import { EmailField } from './EmailField.tsx';
import { FormFailure } from './FormFailure.tsx';
import { PasswordField } from './PasswordField.tsx';
import { ResendButton } from './ResendButton.tsx';
import { useAccountCalls } from './use-account-calls.ts';
import { useAuthForm } from './use-auth-form.ts';

interface LoginFormProps {
  /** The tokens are stored. */
  onSignedIn(): void;
}

const isCode = (failure: unknown, code: string) => failure instanceof ApiError && failure.code === code;

export function LoginForm({ onSignedIn }: LoginFormProps) {
  const { t } = useTranslation('auth');
  const { tokens } = useServices();
  const calls = useAccountCalls();
  const [triedEmail, setTriedEmail] = useState('');
  const form = useAuthForm<'email' | 'password', Tokens>({
    fields: ['email', 'password'],
    check: checkLogin,
    isLast: true,
    send({ email, password }) {
      setTriedEmail(email.trim());
      return calls.logIn(email, password);
    },
    onSent(pair) {
      tokens.save(pair);
      onSignedIn();
    },
  });
  const { failure } = form;
  const isNotVerified = isCode(failure, 'email_not_verified');
  const sentence = () => {
    if (isCode(failure, 'invalid_credentials')) return t('login.credentials');
    return messageOf(failure, isNotVerified ? t('login.notVerified') : t('errors.unavailable'));
  };
  return (
    <>
      <form className={classes.form} {...form.formProps}>
        <EmailField autoComplete="username" {...form.field('email')} />
        <PasswordField
          {...form.field('password')}
          label={t('fields.password')}
          showLabel={t('fields.showPassword')}
          autoComplete="current-password"
          aside={
            <Anchor component={Link} to={paths.resetRequest()} inherit className="lone-link">
              {t('links.forgotPassword')}
            </Anchor>
          }
        />
        <FormFailure message={failure === null ? null : sentence()} />
        <BusyButton type="submit" size="md" fullWidth isBusy={form.isSending}>
          {t('login.submit')}
        </BusyButton>
      </form>
      {isNotVerified && (
        <div className={classes.afterForm}>
          <ResendButton
            key={triedEmail}
            email={triedEmail}
            label={t('resend.activation')}
            isJustSent={false}
            send={calls.sendActivation}
          />
        </div>
      )}
    </>
  );
}
