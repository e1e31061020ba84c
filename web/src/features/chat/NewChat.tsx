import type { FilePart } from '@cardwright/contract/chats';
import { Alert, Pill, Text, Title, UnstyledButton } from '@mantine/core';
import {
  IconArrowsDiff,
  IconFileSpreadsheet,
  IconGauge,
  IconPencilPlus,
  IconPhotoEdit,
  IconSparkles,
} from '@tabler/icons-react';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isolated } from '../../lib/isolated.ts';
import { useFileDrop } from '../../ui/use-file-drop.ts';
import { AttachmentList } from './composer/AttachmentList.tsx';
import { Composer, type ComposerHandle } from './composer/Composer.tsx';
import { newChatDraft } from './composer/chat-drafts.ts';
import { DropHint } from './composer/DropHint.tsx';
import { joinedText } from './composer/unsent-messages.ts';
import { useMessageDraft } from './composer/use-message-draft.ts';
import classes from './NewChat.module.css';

const suggestions = [
  { key: 'improve', Icon: IconSparkles },
  { key: 'create', Icon: IconPencilPlus },
  { key: 'score', Icon: IconGauge },
  { key: 'image', Icon: IconPhotoEdit },
  { key: 'compare', Icon: IconArrowsDiff },
  { key: 'export', Icon: IconFileSpreadsheet },
] as const;

/** What a chat begins with. */
export interface FirstMessage {
  text: string;
  files: readonly FilePart[];
  /** The chat that was made to hold the files; null when there is none yet. */
  chatId: string | null;
}

interface NewChatProps {
  userName: string | null;
  /** The card that the first message is about; without a title until it is known. */
  card: { title: string | null } | null;
  /** There is no card to attach at the address that the seller came by. */
  isCardGone: boolean;
  onForgetCard(): void;
  /** Makes a chat that takes files, and answers its id. */
  onMakeChat(): Promise<string>;
  /** Makes the chat and opens it. `no-files`: the files are gone with their chat; `no-card`: the card is gone. */
  onStart(message: FirstMessage): Promise<'started' | 'failed' | 'no-files' | 'no-card'>;
  price?: ReactNode;
}

export function NewChat({ userName, card, isCardGone, onForgetCard, onMakeChat, onStart, price }: NewChatProps) {
  const { t } = useTranslation(['chat', 'common']);
  const [isStarting, setIsStarting] = useState(false);
  const [failure, setFailure] = useState<'start' | 'startFiles' | null>(null);
  const composerRef = useRef<ComposerHandle>(null);
  const chatRef = useRef<Promise<string> | null>(null);

  const message = useMessageDraft({
    draftKey: newChatDraft,
    // Several files that come at once share the chat.
    chatId: () => {
      const known = message.draft.chat_id;
      if (known !== null) return Promise.resolve(known);
      const made = chatRef.current ?? onMakeChat();
      chatRef.current = made;
      made.then(
        (chat_id) => message.change({ chat_id }),
        () => {
          chatRef.current = null;
        },
      );
      return made;
    },
  });
  const drop = useFileDrop((files) => message.attachments.add(files));

  const start = async (text: string) => {
    setFailure(null);
    setIsStarting(true);
    const outcome = await onStart({ text, files: message.files, chatId: message.draft.chat_id });
    setIsStarting(false);
    if (outcome === 'no-card') return;
    chatRef.current = null;
    if (outcome === 'started') message.clear();
    else setFailure(outcome === 'failed' ? 'start' : 'startFiles');
    if (outcome !== 'no-files') return;
    message.clear();
    message.setText(text);
  };

  /** An idea takes the place of another one; what the seller has written stays, below it. */
  const suggest = (idea: string) => {
    const isUntouched = suggestions.some(({ key }) => t(`suggestions.${key}.text`).trim() === message.text.trim());
    message.setText(isUntouched || message.text.trim() === '' ? idea : joinedText(idea.trim(), message.text));
    composerRef.current?.focus();
  };

  return (
    <div className={classes.page} {...drop.handlers}>
      <div className={classes.column}>
        <Title order={2} className={classes.greeting ?? ''}>
          {userName === null ? t('greeting.plain') : t('greeting.named', { name: userName })}
        </Title>
        <Text c="dimmed" ta="center" mb="md">
          {t('greetingLead')}
        </Text>
        {failure !== null && (
          <Alert color="red" variant="light" role="alert">
            {t(`errors.${failure}`)}
          </Alert>
        )}
        {isCardGone && (
          <Alert
            color="yellow"
            variant="light"
            role="status"
            withCloseButton
            closeButtonLabel={t('common:actions.close')}
            onClose={onForgetCard}
          >
            {t('aboutCardGone')}
          </Alert>
        )}
        <Composer
          ref={composerRef}
          text={message.text}
          onChange={message.setText}
          onSend={start}
          isSending={isStarting}
          autoFocus
          price={price}
          files={message.filesState}
          onFiles={(files) => message.attachments.add(files)}
          attachment={
            <>
              {card && (
                <Pill
                  size="md"
                  mb={4}
                  maw="100%"
                  withRemoveButton
                  onRemove={onForgetCard}
                  removeButtonProps={{ 'aria-label': t('aboutCardRemove') }}
                >
                  {card.title === null ? t('aboutCardUnknown') : t('aboutCard', { title: isolated(card.title) })}
                </Pill>
              )}
              <AttachmentList list={message.list} attachments={message.attachments} />
            </>
          }
        />
        <ul className={classes.suggestions} aria-label={t('suggestions.label')}>
          {suggestions.map(({ key, Icon }) => (
            <li key={key}>
              <UnstyledButton
                className={classes.suggestion ?? ''}
                onClick={() => suggest(t(`suggestions.${key}.text`))}
              >
                <Icon size={18} stroke={1.6} aria-hidden />
                {t(`suggestions.${key}.title`)}
              </UnstyledButton>
            </li>
          ))}
        </ul>
      </div>
      {drop.isOver && <DropHint />}
    </div>
  );
}
