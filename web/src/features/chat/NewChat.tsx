import { Alert, Pill, Text, Title, UnstyledButton } from '@mantine/core';
import { IconArrowsDiff, IconFileSpreadsheet, IconGauge, IconSparkles } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Composer } from './composer/Composer.tsx';
import classes from './NewChat.module.css';
import { useDraft } from './composer/use-draft.ts';

const suggestions = [
  { key: 'improve', Icon: IconSparkles },
  { key: 'score', Icon: IconGauge },
  { key: 'compare', Icon: IconArrowsDiff },
  { key: 'export', Icon: IconFileSpreadsheet },
] as const;

interface NewChatProps {
  userName: string | null;
  /** The card that the first message is about. */
  card: { id: string; title: string } | null;
  onForgetCard(): void;
  /** Makes the chat and opens it; resolves false when that failed. */
  onStart(text: string): Promise<boolean>;
  price?: ReactNode;
}

export function NewChat({ userName, card, onForgetCard, onStart, price }: NewChatProps) {
  const { t } = useTranslation('chat');
  const [text, setText] = useDraft('new');
  const [isStarting, setIsStarting] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);

  const start = async (message: string) => {
    setHasFailed(false);
    setIsStarting(true);
    const hasStarted = await onStart(message);
    setIsStarting(false);
    if (hasStarted) setText('');
    else setHasFailed(true);
  };

  return (
    <div className={classes.page}>
      <div className={classes.column}>
        <Title order={2} className={classes.greeting ?? ''}>
          {userName === null ? t('greeting.plain') : t('greeting.named', { name: userName })}
        </Title>
        <Text c="dimmed" ta="center" mb="md">
          {t('greetingLead')}
        </Text>
        {hasFailed && (
          <Alert color="red" variant="light" role="alert">
            {t('errors.start')}
          </Alert>
        )}
        <Composer
          text={text}
          onChange={setText}
          onSend={start}
          isSending={isStarting}
          autoFocus
          price={price}
          attachment={
            card && (
              <Pill
                size="md"
                mb={4}
                maw="100%"
                withRemoveButton
                onRemove={onForgetCard}
                removeButtonProps={{ 'aria-label': t('aboutCardRemove') }}
              >
                {t('aboutCard', { title: card.title })}
              </Pill>
            )
          }
        />
        <ul className={classes.suggestions} aria-label={t('suggestions.label')}>
          {suggestions.map(({ key, Icon }) => (
            <li key={key}>
              <UnstyledButton
                className={classes.suggestion ?? ''}
                onClick={() => {
                  setText(t(`suggestions.${key}.text`));
                  document.querySelector<HTMLTextAreaElement>('form textarea')?.focus();
                }}
              >
                <Icon size={18} stroke={1.6} aria-hidden />
                {t(`suggestions.${key}.title`)}
              </UnstyledButton>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
