import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, messageOf } from '../../lib/api-error.ts';
import { paths } from '../../lib/paths.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import classes from './Auth.module.css';
import { AuthHeading } from './AuthHeading.tsx';
import { checkNewPassword } from './check-account.ts';
import { FormFailure } from './FormFailure.tsx';
import { NewPasswordField } from './NewPasswordField.tsx';
import { PasswordField } from './PasswordField.tsx';
import { useAccountCalls } from './use-account-calls.ts';
import { useAddressSecrets } from './use-address-secrets.ts';
import { useAuthForm } from './use-auth-form.ts';

const isLinkRefused = (failure: unknown) =>
  failure instanceof ApiError &&
  (failure.code === 'invalid_token' || failure.errors.some(({ path }) => path === 'token'));

/** Where the link of the reset e-mail leads. */
export function ResetConfirm() {
  const { t } = useTranslation('auth');
  const { secrets, isDone, finish } = useAddressSecrets(['token']);
  const [isRefused, setRefused] = useState(false);
  const token = secrets.token ?? '';
  if (isDone)
    return (
      <>
        <AuthHeading title={t('resetConfirm.doneTitle')} lead={t('resetConfirm.done')} takesFocus />
        <ButtonLink to={paths.login()} size="md" fullWidth>
          {t('links.toLogin')}
        </ButtonLink>
      </>
    );
  if (token === '' || isRefused)
    return (
      <>
        <AuthHeading title={t('resetConfirm.invalidTitle')} lead={t('resetConfirm.invalid')} takesFocus />
        <ButtonLink to={paths.resetRequest()} size="md" fullWidth>
          {t('links.newResetLink')}
        </ButtonLink>
      </>
    );
  return <NewPasswordForm token={token} onDone={finish} onRefused={() => setRefused(true)} />;
}

interface NewPasswordFormProps {
  token: string;
  onDone(): void;
  /** The server does not take the link. */
  onRefused(): void;
}

function NewPasswordForm({ token, onDone, onRefused }: NewPasswordFormProps) {
  const { t } = useTranslation('auth');
  const { confirmReset } = useAccountCalls();
  const form = useAuthForm<'password' | 'confirmation', unknown>({
    fields: ['password', 'confirmation'],
    check: checkNewPassword,
    isLast: true,
    async send({ password }) {
      try {
        return await confirmReset(token, password);
      } catch (failure) {
        if (isLinkRefused(failure)) onRefused();
        throw failure;
      }
    },
    onSent: onDone,
  });
  return (
    <>
      <AuthHeading title={t('resetConfirm.title')} lead={t('resetConfirm.lead')} />
      <form className={classes.form} {...form.formProps}>
        <NewPasswordField {...form.field('password')} label={t('fields.newPassword')} />
        <PasswordField
          {...form.field('confirmation')}
          label={t('fields.confirmNewPassword')}
          showLabel={t('fields.showConfirmation')}
          autoComplete="new-password"
        />
        <FormFailure message={form.failure === null ? null : messageOf(form.failure, t('resetConfirm.failed'))} />
        <BusyButton type="submit" size="md" fullWidth isBusy={form.isSending}>
          {t('resetConfirm.submit')}
        </BusyButton>
      </form>
    </>
  );
}
