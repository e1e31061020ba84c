import { maxMessageCharacters } from '@cardwright/contract/chats';
import { ActionIcon, Text, Textarea, Tooltip } from '@mantine/core';
import { IconArrowUp, IconPlayerStopFilled } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './Composer.module.css';

/** The counter shows from here on, before the limit refuses the message. */
const counterFrom = maxMessageCharacters * 0.9;

interface ComposerProps {
  text: string;
  onChange(text: string): void;
  onSend(text: string): void;
  /** Present while an answer runs: the send button becomes the stop button. */
  onStop?: (() => void) | undefined;
  isSending?: boolean;
  autoFocus?: boolean;
  /** What the message will carry, above the text. */
  attachment?: ReactNode;
  /** What sending takes, beside the button. */
  price?: ReactNode;
}

export function Composer({
  text,
  onChange,
  onSend,
  onStop,
  isSending = false,
  autoFocus,
  attachment,
  price,
}: ComposerProps) {
  const { t } = useTranslation('chat');
  const boxRef = useRef<HTMLTextAreaElement>(null);
  const isTooLong = text.length > maxMessageCharacters;
  const canSend = text.trim() !== '' && !isTooLong && !isSending && onStop === undefined;
  const count = { count: text.length, max: maxMessageCharacters };

  const submit = () => {
    if (canSend) onSend(text);
  };
  // The stop button goes with its click; the box is where a keyboard goes on from.
  const stop = () => {
    boxRef.current?.focus();
    onStop?.();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // During composition Enter chooses a word of the input method; it must not send.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    submit();
  };

  return (
    <form
      className={classes.composer}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {attachment}
      <Textarea
        ref={boxRef}
        aria-label={t('composer.label')}
        placeholder={t('composer.placeholder')}
        value={text}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        autosize
        minRows={2}
        maxRows={10}
        variant="unstyled"
        autoFocus={autoFocus ?? false}
        error={isTooLong}
        aria-describedby="composer-note"
        classNames={{ input: classes.input ?? '' }}
      />
      <div className={classes.bar}>
        <Text id="composer-note" size="xs" c={isTooLong ? 'red' : 'dimmed'} role={isTooLong ? 'alert' : undefined}>
          {isTooLong
            ? t('composer.tooLong', count)
            : text.length >= counterFrom
              ? t('composer.count', count)
              : t('composer.hint')}
        </Text>
        {onStop === undefined && (
          <Text component="span" id="composer-price" size="xs" c="dimmed" className={classes.price ?? ''}>
            {price}
          </Text>
        )}
        {onStop === undefined ? (
          <ActionIcon
            type="submit"
            size={36}
            radius="xl"
            disabled={!canSend}
            loading={isSending}
            aria-label={t('composer.send')}
            aria-describedby="composer-price"
          >
            <IconArrowUp size={20} />
          </ActionIcon>
        ) : (
          <Tooltip label={t('composer.stop')}>
            <ActionIcon size={36} radius="xl" color="dark" onClick={stop} aria-label={t('composer.stop')}>
              <IconPlayerStopFilled size={16} />
            </ActionIcon>
          </Tooltip>
        )}
      </div>
    </form>
  );
}
