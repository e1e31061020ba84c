import { Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './Auth.module.css';
import { AuthHeading } from './AuthHeading.tsx';
import { OutboxHint } from './OutboxHint.tsx';
import { ResendButton } from './ResendButton.tsx';

interface MailSentNoticeProps {
  title: string;
  /** What was sent, to which address, and what to do with it. */
  sent: string;
  email: string;
  resend(email: string): Promise<unknown>;
  /** The ways on from here. */
  children: ReactNode;
}

/** Replaces a form that made the server send an e-mail. */
export function MailSentNotice({ title, sent, email, resend, children }: MailSentNoticeProps) {
  const { t } = useTranslation('auth');
  return (
    <>
      <AuthHeading title={title} takesFocus />
      <Stack gap="md">
        <Text className={classes.text ?? ''}>{sent}</Text>
        <OutboxHint />
        <Text c="dimmed" size="sm">
          {t('resend.nothingCame')}
        </Text>
        <ResendButton email={email} label={t('resend.again')} isJustSent send={resend} />
        {children}
      </Stack>
    </>
  );
}
