import type { Chat } from '@cardwright/contract/chats';
import { ActionIcon, Loader, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import { paths } from '../../lib/paths.ts';
import classes from './ChatsList.module.css';
import { useRenameChat } from './chat-queries.ts';
import { isComposing } from './composer/is-composing.ts';

const longestTitle = 200;

/** The title as a field. Enter and leaving it keep what was written, Escape does not. */
function TitleField({ before, onEnd }: { before: string; onEnd(title: string, returnsFocus: boolean): void }) {
  const { t } = useTranslation('chat');
  const [title, setTitle] = useState(before);
  const hasEndedRef = useRef(false);
  const end = (keeps: boolean, returnsFocus: boolean) => {
    // The field is left once more when it goes.
    if (hasEndedRef.current) return;
    hasEndedRef.current = true;
    const wanted = title.trim();
    onEnd(keeps && wanted !== '' ? wanted : before, returnsFocus);
  };
  return (
    <TextInput
      className={classes.rename ?? ''}
      size="xs"
      aria-label={t('list.renameLabel')}
      value={title}
      maxLength={longestTitle}
      autoFocus
      // In the drawer of a phone Escape would close the drawer too.
      data-mantine-stop-propagation="true"
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => setTitle(event.currentTarget.value)}
      onBlur={() => end(true, false)}
      onKeyDown={(event) => {
        if (isComposing(event) || (event.key !== 'Enter' && event.key !== 'Escape')) return;
        event.preventDefault();
        event.stopPropagation();
        end(event.key === 'Enter', true);
      }}
    />
  );
}

interface ChatsListItemProps {
  chat: Chat;
  title: string;
  /** Something is written in it and not sent. */
  hasDraft: boolean;
  onOpened(): void;
  onDelete(): void;
}

/** A chat in the list, with what can be done with it. */
export function ChatsListItem({ chat, title, hasDraft, onOpened, onDelete }: ChatsListItemProps) {
  const { t } = useTranslation('chat');
  const [isRenaming, setIsRenaming] = useState(false);
  const renameRef = useRef<HTMLButtonElement>(null);
  const returnsFocusRef = useRef(false);
  useEffect(() => {
    if (!isRenaming && returnsFocusRef.current) renameRef.current?.focus();
    returnsFocusRef.current = false;
  }, [isRenaming]);
  const rename = useRenameChat();
  const onRenamed = (wanted: string, returnsFocus: boolean) => {
    returnsFocusRef.current = returnsFocus;
    setIsRenaming(false);
    if (wanted === chat.title) return;
    rename.mutate(
      { id: chat.id, title: wanted },
      { onError: () => notifications.show({ color: 'red', message: t('errors.rename') }) },
    );
  };
  if (isRenaming) {
    return (
      <li className={classes.item}>
        <TitleField before={chat.title} onEnd={onRenamed} />
      </li>
    );
  }
  return (
    <li className={classes.item}>
      <NavLink to={paths.chat(chat.id)} className={classes.link ?? ''} onClick={onOpened} title={title}>
        {({ isActive }) => (
          <>
            {chat.status === 'running' && <Loader size={12} aria-label={t('list.running')} />}
            <span className={classes.title} dir="auto">
              {title}
            </span>
            {hasDraft && !isActive && <span className={classes.draft}>{t('list.draft')}</span>}
          </>
        )}
      </NavLink>
      <ActionIcon
        ref={renameRef}
        className={classes.action ?? ''}
        variant="subtle"
        color="gray"
        aria-label={t('list.rename', { title })}
        title={t('list.rename', { title })}
        onClick={() => setIsRenaming(true)}
      >
        <IconPencil size={15} />
      </ActionIcon>
      <ActionIcon
        className={classes.action ?? ''}
        variant="subtle"
        color="gray"
        aria-label={t('list.delete', { title })}
        title={t('list.delete', { title })}
        onClick={onDelete}
      >
        <IconTrash size={15} />
      </ActionIcon>
    </li>
  );
}
