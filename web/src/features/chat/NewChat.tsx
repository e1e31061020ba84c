import type { FilePart } from '@cardwright/contract/chats';
import { Alert, Pill } from '@mantine/core';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isolated } from '../../lib/isolated.ts';
import { useFileDrop } from '../../ui/use-file-drop.ts';
import { AttachmentList } from './composer/AttachmentList.tsx';
import { Composer, type ComposerHandle } from './composer/Composer.tsx';
import { newChatDraft } from './composer/chat-drafts.ts';
import { DropHint } from './composer/DropHint.tsx';
import { useMessageDraft } from './composer/use-message-draft.ts';
import { Greeting } from './Greeting.tsx';
import classes from './NewChat.module.css';
import { Suggestions } from './Suggestions.tsx';

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
    // Until the chat's page is there, what is typed waits here: another message would begin a second chat.
    if (outcome !== 'started') setIsStarting(false);
    if (outcome === 'no-card') return;
    chatRef.current = null;
    if (outcome === 'started') message.clear();
    else setFailure(outcome === 'failed' ? 'start' : 'startFiles');
    if (outcome !== 'no-files') return;
    message.clear();
    message.setText(text);
  };

  const suggest = (text: string) => {
    message.setText(text);
    composerRef.current?.focus();
  };

  return (
    <div className={classes.page} {...drop.handlers}>
      <div className={classes.column}>
        <Greeting userName={userName} />
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
        <Suggestions text={message.text} onText={suggest} />
      </div>
      {drop.isOver && <DropHint />}
    </div>
  );
}
