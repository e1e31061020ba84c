import type { Profile } from '@cardwright/contract/users';
import { Alert, Button, Group, PasswordInput, Text, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, messageOf } from '../../lib/api-error.ts';
import { useServices } from '../../lib/services.tsx';
import { subjectOf } from '../../lib/token-subject.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import classes from './Profile.module.css';
import { forgetWritten } from './use-log-out.ts';

interface DeletionFormProps {
  profile: Profile;
  onClose(): void;
}

/** Whether the password was wrong: the server says so by the error's code, or by naming the field. */
const isWrongPassword = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.code === 'invalid_credentials' || error.errors.some(({ path }) => path.endsWith('password')));

function DeletionForm({ profile, onClose }: DeletionFormProps) {
  const { t } = useTranslation(['account', 'common']);
  const { api, tokens, store, logError } = useServices();
  const [entry, setEntry] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const fieldRef = useRef<HTMLInputElement>(null);

  const complain = (sentence: string) => {
    setProblem(sentence);
    fieldRef.current?.focus();
  };
  const findProblem = (): string | null => {
    if (profile.has_password) return entry === '' ? t('deletion.passwordMissing') : null;
    const isSame = entry.trim().toLowerCase() === profile.email.toLowerCase();
    return isSame ? null : t('deletion.emailMismatch', { email: profile.email });
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setFailure(null);
    const found = findProblem();
    if (found !== null) return complain(found);
    setIsBusy(true);
    try {
      await api.call('DELETE', '/users/me', profile.has_password ? { body: { password: entry } } : {});
      const subject = subjectOf(tokens.access());
      tokens.clear();
      forgetWritten(store, subject);
      notifications.show({ message: t('deletion.done') });
    } catch (error) {
      logError(error);
      setIsBusy(false);
      if (isWrongPassword(error)) complain(t('deletion.passwordWrong'));
      else setFailure(messageOf(error, t('deletion.failed')));
    }
  };
  const field = {
    ref: fieldRef,
    value: entry,
    error: problem,
    // Mantine's password input does not announce the error, and the focus does not move, so the error has to be a live region.
    'aria-invalid': problem !== null,
    errorProps: { role: 'alert' },
    'data-autofocus': true,
    onChange: (event: { currentTarget: HTMLInputElement }) => {
      setEntry(event.currentTarget.value);
      setProblem(null);
    },
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Text>{t('deletion.lead')}</Text>
      <ul className={classes.consequences}>
        {t('deletion.consequences', { returnObjects: true }).map((consequence) => (
          <li key={consequence}>{consequence}</li>
        ))}
      </ul>
      {failure !== null && (
        <Alert color="red" variant="light" role="alert" mb="md">
          {failure}
        </Alert>
      )}
      {profile.has_password ? (
        <PasswordInput label={t('deletion.password')} autoComplete="current-password" {...field} />
      ) : (
        <TextInput
          label={t('deletion.email')}
          description={profile.email}
          type="email"
          autoComplete="off"
          styles={{ description: { overflowWrap: 'anywhere' } }}
          {...field}
        />
      )}
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" onClick={onClose}>
          {t('common:actions.cancel')}
        </Button>
        <BusyButton type="submit" color="red" isBusy={isBusy}>
          {t('deletion.confirm')}
        </BusyButton>
      </Group>
    </form>
  );
}

/** Deletes the account, after proof that its owner wants it. Afterwards the session is over. */
export function DeleteAccount({ profile }: { profile: Profile }) {
  const { t } = useTranslation(['account', 'common']);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button variant="outline" color="red" onClick={() => setIsOpen(true)}>
        {t('deletion.open')}
      </Button>
      <Dialog
        opened={isOpen}
        onClose={close}
        title={
          <Text component="span" fw={600}>
            {t('deletion.question')}
          </Text>
        }
        closeButtonProps={{ 'aria-label': t('common:actions.close') }}
      >
        <DeletionForm profile={profile} onClose={close} />
      </Dialog>
    </>
  );
}
