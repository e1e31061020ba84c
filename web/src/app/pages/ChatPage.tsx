import type { ExportPart } from '@cardwright/contract/chats';
import { Button, Center, Stack, Text } from '@mantine/core';
import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useParams } from 'react-router';
import { useUser } from '../../features/account/use-user.ts';
import { ChatSkeleton } from '../../features/chat/ChatSkeleton.tsx';
import { ChatView } from '../../features/chat/ChatView.tsx';
import { isGone, useChatDetail } from '../../features/chat/chat-queries.ts';
import { GoneChat } from '../../features/chat/GoneChat.tsx';
import type { OutgoingMessage } from '../../features/chat/outgoing-message.ts';
import { ExportInChat } from '../../features/exports/ExportInChat.tsx';
import { messageOf } from '../../lib/api-error.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { useHasProduct } from '../app-context.ts';
import classes from './ChatPage.module.css';
import { ChatPrice } from './ChatPrice.tsx';
import { ChatProduct } from './ChatProduct.tsx';

const renderExport = (part: ExportPart, isLive: boolean) => <ExportInChat part={part} isLive={isLive} />;

/** What the new-chat page passes along with the address. */
interface ChatLocationState {
  first?: OutgoingMessage;
}

function OpenChat({ chatId }: { chatId: string }) {
  // An answer may bring an export, whose texts would suspend the whole page if they loaded then.
  const { t } = useTranslation(['chat', 'common', 'exports']);
  const navigate = useNavigate();
  const location = useLocation();
  const [isFollowing, setIsFollowing] = useState(false);
  const wasBusyRef = useRef(false);
  const chat = useChatDetail(chatId, isFollowing);
  const isDeleted = isGone(chat.error);
  const shown = isDeleted ? undefined : chat.data;
  usePageTitle(shown?.title);
  const newestCardId = shown?.cards.at(-1);
  useHasProduct(newestCardId !== undefined);
  const userName = useUser((user) => user.data?.name ?? null);
  const loadSubscription = useUser((user) => user.loadSubscription);
  const onBusyChange = useCallback(
    (isBusy: boolean) => {
      setIsFollowing(isBusy);
      // A turn that has ended may have cost credits.
      if (wasBusyRef.current && !isBusy) void loadSubscription();
      wasBusyRef.current = isBusy;
    },
    [loadSubscription],
  );
  const { pathname } = location;
  const onFirstSent = useCallback(() => navigate(pathname, { replace: true, state: null }), [navigate, pathname]);

  if (isDeleted) return <GoneChat chatId={chatId} wasShown={chat.data !== undefined} />;
  if (shown !== undefined) {
    const state = location.state as ChatLocationState | null;
    return (
      <div className={classes.page}>
        <div className={classes.chat}>
          <ChatView
            chat={shown}
            first={state?.first ?? null}
            onFirstSent={onFirstSent}
            onBusyChange={onBusyChange}
            renderExport={renderExport}
            price={<ChatPrice />}
            userName={userName}
          />
        </div>
        {newestCardId !== undefined && <ChatProduct cardId={newestCardId} />}
      </div>
    );
  }
  if (chat.error !== null) {
    return (
      <Center mih="50vh" p="md">
        <Stack align="center" gap="sm" ta="center" role="alert">
          <Text fw={500}>{t('errors.load')}</Text>
          <Text c="dimmed">{messageOf(chat.error, t('common:errors.connection'))}</Text>
          <Button onClick={() => void chat.refetch()}>{t('common:actions.retry')}</Button>
        </Stack>
      </Center>
    );
  }
  return (
    <div className={classes.page}>
      <div className={classes.chat}>
        <ChatSkeleton />
      </div>
    </div>
  );
}

export function ChatPage() {
  const { chatId = '' } = useParams();
  return <OpenChat key={chatId} chatId={chatId} />;
}
