import type { Chat } from '@cardwright/contract/chats';
import { Button, Skeleton, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import { IconSearch } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isolated } from '../../lib/isolated.ts';
import { namedTerm } from '../../lib/named-term.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { LoadMore } from '../../ui/LoadMore.tsx';
import classes from './ChatsList.module.css';
import { ChatsListItem } from './ChatsListItem.tsx';
import { useChats, useDeleteChat } from './chat-queries.ts';
import { useChatsWithDrafts } from './composer/use-chats-with-drafts.ts';

const searchDelayMs = 250;
/** Longer searches are refused. */
const longestSearch = 200;

/** A file that is attached before the first message makes a chat, which nobody has begun or named yet. */
const isUnbegun = ({ title, last_message_at, status }: Chat, untitled: string) =>
  last_message_at === null && status === 'idle' && (title === '' || title === untitled);

interface ChatsListProps {
  onDeleted(chatId: string): void;
  onOpened(): void;
}

export function ChatsList({ onDeleted, onOpened }: ChatsListProps) {
  const { t } = useTranslation(['chat', 'common']);
  const [search, setSearch] = useState('');
  const [debounced] = useDebouncedValue(search.trim(), searchDelayMs);
  const [asked, setAsked] = useState<Chat | null>(null);
  const sectionRef = useRef<HTMLElement>(null);
  const listRef = useRef<HTMLUListElement>(null);
  const list = useChats(debounced);
  const remove = useDeleteChat();
  const withDrafts = useChatsWithDrafts();
  const chats = (list.data?.pages.flatMap((page) => page.items) ?? []).filter(
    (chat) => withDrafts.has(chat.id) || !isUnbegun(chat, t('list.untitled')),
  );
  // The box stays where somebody types, also while the list is still that of the words before.
  const hasSearch = search !== '' || debounced !== '' || list.isPlaceholderData || chats.length > 0 || list.hasNextPage;
  const titleOf = (chat: Chat) => (chat.title === '' ? t('list.untitled') : chat.title);

  const confirmDelete = (chat: Chat) =>
    remove.mutate(chat.id, {
      onSuccess: () => {
        sectionRef.current?.focus();
        onDeleted(chat.id);
      },
      onError: () => notifications.show({ color: 'red', message: t('errors.delete') }),
      onSettled: () => setAsked(null),
    });

  return (
    <section ref={sectionRef} tabIndex={-1} className={classes.section} aria-label={t('list.region')}>
      <Text className={classes.heading ?? ''}>{t('list.title')}</Text>
      {hasSearch && (
        <TextInput
          size="xs"
          type="search"
          value={search}
          maxLength={longestSearch}
          onChange={(event) => setSearch(event.currentTarget.value)}
          placeholder={t('list.search')}
          aria-label={t('list.search')}
          leftSection={<IconSearch size={14} />}
          mb={4}
        />
      )}
      {list.isPending && [0, 1, 2].map((row) => <Skeleton key={row} height={28} my={4} />)}
      {list.isError && list.data === undefined && (
        <div role="alert" className={classes.failure}>
          <Text size="sm" c="dimmed">
            {t('errors.list')}
          </Text>
          <Button size="xs" variant="default" onClick={() => void list.refetch()}>
            {t('common:actions.retry')}
          </Button>
        </div>
      )}
      {list.isSuccess && chats.length === 0 && !list.hasNextPage && (
        <Text size="sm" c="dimmed" px={10} role="status">
          {debounced === '' ? t('list.empty') : t('list.noMatch', { search: namedTerm(debounced) })}
        </Text>
      )}
      <ul ref={listRef} className={classes.list}>
        {chats.map((chat) => (
          <ChatsListItem
            key={chat.id}
            chat={chat}
            title={titleOf(chat)}
            hasDraft={withDrafts.has(chat.id)}
            onOpened={onOpened}
            onDelete={() => setAsked(chat)}
          />
        ))}
      </ul>
      <LoadMore list={list} listRef={listRef} variant="subtle" color="gray" size="xs" />
      <ConfirmDialog
        isOpen={asked !== null}
        title={t('list.confirmTitle')}
        text={asked === null ? '' : t('list.confirmText', { title: isolated(titleOf(asked)) })}
        confirmLabel={t('common:actions.delete')}
        isBusy={remove.isPending}
        onConfirm={() => asked !== null && confirmDelete(asked)}
        onClose={() => setAsked(null)}
      />
    </section>
  );
}
