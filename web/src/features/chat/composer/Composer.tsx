import { chatFileTypes, maxMessageCharacters } from '@cardwright/contract/chats';
import { ActionIcon, Text, Textarea, Tooltip } from '@mantine/core';
import { IconArrowUp, IconPaperclip, IconPlayerStopFilled } from '@tabler/icons-react';
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useCallback,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { isTypedInto } from '../../../lib/typed-in.ts';
import { hasScreenKeys, isSendKey } from '../../../ui/screen-keys.ts';
import type { FilesState } from './attachments.ts';
import classes from './Composer.module.css';
import { isComposing } from './is-composing.ts';

/** The counter shows from here on, before the limit refuses the message. */
const counterFrom = maxMessageCharacters * 0.9;

export interface ComposerHandle {
  /** For somebody who is about to write. */
  focus(): void;
  /** For somebody who has done something else: the place to go on from, without the keys of a screen. */
  takeFocus(): void;
}

interface ComposerProps {
  ref?: Ref<ComposerHandle>;
  text: string;
  onChange(text: string): void;
  /** While an answer runs, what is sent waits for its turn. */
  onSend(text: string): void;
  /** Present while an answer runs. */
  onStop?: (() => void) | undefined;
  isSending?: boolean;
  autoFocus?: boolean;
  /** What the message will carry, above the text. */
  attachment?: ReactNode;
  files?: FilesState;
  onFiles?: ((files: File[]) => void) | undefined;
  /** Arrow up in the empty box. */
  onEditLast?: (() => void) | undefined;
  /** What sending takes, beside the button. */
  price?: ReactNode;
}

function AttachButton({ onFiles }: { onFiles(files: File[]): void }) {
  const { t } = useTranslation('chat');
  const inputRef = useRef<HTMLInputElement>(null);
  return (
    <>
      <Tooltip label={t('composer.attach')}>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          radius="xl"
          aria-label={t('composer.attach')}
          onClick={() => inputRef.current?.click()}
        >
          <IconPaperclip size={20} stroke={1.6} aria-hidden />
        </ActionIcon>
      </Tooltip>
      <input
        ref={inputRef}
        type="file"
        multiple
        hidden
        accept={chatFileTypes.join(',')}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          // The same file may be chosen once more.
          currentTarget.value = '';
        }}
      />
    </>
  );
}

export function Composer(props: ComposerProps) {
  const { ref, text, onChange, onSend, onStop, isSending = false, files = 'none', onFiles, onEditLast, price } = props;
  const { t } = useTranslation('chat');
  const boxRef = useRef<HTMLTextAreaElement>(null);
  const formRef = useRef<HTMLFormElement>(null);
  const takeFocus = useCallback(() => (hasScreenKeys() ? formRef : boxRef).current?.focus(), []);
  useImperativeHandle(ref, () => ({ focus: () => boxRef.current?.focus(), takeFocus }), [takeFocus]);
  const [isFirst] = useState(props.autoFocus === true);
  // Not while it is drawn: the field that a seller has signed in with is still there then.
  useLayoutEffect(() => {
    if (isFirst && !hasScreenKeys() && !isTypedInto()) boxRef.current?.focus();
  }, [isFirst]);
  const isBusy = onStop !== undefined;
  const isTooLong = text.length > maxMessageCharacters;
  const hasContent = text.trim() !== '' || files === 'ready';
  const hasOpenFiles = files === 'pending' || files === 'failed';
  const canSend = hasContent && !isTooLong && !isSending && !hasOpenFiles;
  const count = { count: text.length, max: maxMessageCharacters };

  // Tried before the files were there: that it was not sent is said aloud then.
  const [isHeld, setIsHeld] = useState(false);
  if (isHeld && !hasOpenFiles) setIsHeld(false);

  const submit = () => {
    if (canSend) onSend(text);
    else setIsHeld(hasOpenFiles);
  };
  // The stop button goes with its click; the box is where a keyboard goes on from.
  const stop = () => {
    takeFocus();
    onStop?.();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // During composition Enter chooses a word of the input method; it must not send.
    if (isComposing(event)) return;
    if (event.key === 'ArrowUp' && text === '' && onEditLast) {
      event.preventDefault();
      onEditLast();
    } else if (isSendKey(event)) {
      event.preventDefault();
      submit();
    }
  };
  const onPaste = (event: ClipboardEvent) => {
    const pasted = [...event.clipboardData.files];
    // Office programs put a picture of copied words beside them: then the words are meant.
    if (onFiles === undefined || pasted.length === 0 || event.clipboardData.types.includes('text/plain')) return;
    event.preventDefault();
    onFiles(pasted);
  };
  /** What the seller has to know now; the keys are told of only while there is nothing. */
  const note = () => {
    if (isTooLong) return t('composer.tooLong', count);
    if (text.length >= counterFrom) return t('composer.count', count);
    if (files === 'failed') return t('files.failed');
    return files === 'pending' ? t('files.waiting') : null;
  };
  const shownNote = note();
  const sendLabel = t(isBusy ? 'composer.sendQueued' : 'composer.send');

  return (
    <form
      ref={formRef}
      tabIndex={-1}
      className={classes.composer}
      onSubmit={(event) => {
        event.preventDefault();
        // The button goes or is switched off; by keyboard one goes on from the box, by touch the screen's keys stay away.
        if (event.currentTarget.querySelector('button:focus-visible') !== null) boxRef.current?.focus();
        submit();
      }}
    >
      {props.attachment}
      <Textarea
        ref={boxRef}
        aria-label={t('composer.label')}
        placeholder={t(isBusy ? 'composer.placeholderBusy' : 'composer.placeholder')}
        value={text}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        autosize
        minRows={2}
        maxRows={10}
        variant="unstyled"
        error={isTooLong}
        aria-describedby="composer-note"
        classNames={{ input: classes.input ?? '' }}
      />
      <div className={classes.bar}>
        {onFiles && (
          <AttachButton
            onFiles={(chosen) => {
              onFiles(chosen);
              // What is to be done with them is written next; Enter would ask for more files.
              takeFocus();
            }}
          />
        )}
        <Text
          // An element of its own, for what stands already is not announced.
          key={isHeld ? 'held' : 'note'}
          id="composer-note"
          className={classes.note ?? ''}
          data-hint={shownNote === null || undefined}
          size="xs"
          c={isTooLong || isHeld ? 'red' : 'dimmed'}
          role={isTooLong || isHeld ? 'alert' : undefined}
        >
          {shownNote ?? t(isBusy ? 'composer.hintBusy' : 'composer.hint')}
        </Text>
        <Text component="span" id="composer-price" size="xs" c="dimmed" className={classes.price ?? ''}>
          {(!isBusy || hasContent) && price}
        </Text>
        {isBusy && (
          <Tooltip label={t('composer.stop')}>
            <ActionIcon
              className={classes.stop ?? ''}
              size={36}
              radius="xl"
              onClick={stop}
              aria-label={t('composer.stop')}
            >
              <IconPlayerStopFilled size={16} aria-hidden />
            </ActionIcon>
          </Tooltip>
        )}
        {(!isBusy || hasContent) && (
          <ActionIcon
            type="submit"
            size={36}
            radius="xl"
            disabled={!canSend}
            loading={isSending}
            aria-label={sendLabel}
            title={isBusy ? sendLabel : undefined}
            aria-describedby="composer-price"
          >
            <IconArrowUp size={20} aria-hidden />
          </ActionIcon>
        )}
      </div>
    </form>
  );
}
