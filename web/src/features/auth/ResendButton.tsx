import { Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../lib/api-error.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import classes from './Auth.module.css';
import { FormFailure } from './FormFailure.tsx';
import { useCoolDown } from './use-cool-down.ts';
import { useRequest } from './use-request.ts';

/** Long enough for a message to arrive before a person asks for the next. */
const coolDownSeconds = 30;

interface ResendButtonProps {
  email: string;
  label: string;
  /** The e-mail has just been sent: the first wait begins at once. */
  isJustSent: boolean;
  send(email: string): Promise<unknown>;
}

/** Sends an e-mail again, says that it did, and waits before it does so again. */
export function ResendButton({ email, label, isJustSent, send }: ResendButtonProps) {
  const { t } = useTranslation('auth');
  const coolDown = useCoolDown(isJustSent ? coolDownSeconds : 0);
  const [isAgain, setAgain] = useState(false);
  const request = useRequest({
    send,
    onDone() {
      setAgain(true);
      coolDown.restart(coolDownSeconds);
    },
  });
  const isWaiting = coolDown.secondsLeft > 0;
  return (
    <div>
      <BusyButton
        variant="default"
        fullWidth
        isBusy={request.isSending}
        aria-disabled={isWaiting}
        data-disabled={isWaiting}
        onClick={() => {
          if (!isWaiting) {
            setAgain(false);
            void request.run(email);
          }
        }}
      >
        {isWaiting ? t('resend.wait', { seconds: coolDown.secondsLeft }) : label}
      </BusyButton>
      <Text size="sm" role="status" className={classes.again ?? ''}>
        {isAgain && t('resend.done', { email })}
      </Text>
      <FormFailure message={request.failure === null ? null : messageOf(request.failure, t('resend.failed'))} />
    </div>
  );
}
