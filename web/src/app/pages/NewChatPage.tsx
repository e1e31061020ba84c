import type { Card } from '@cardwright/contract/cards';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import { useUser } from '../../features/account/use-user.ts';
import { isUnusedChat, useCreateChat } from '../../features/chat/chat-queries.ts';
import { useKeepUnsent } from '../../features/chat/composer/use-keep-unsent.ts';
import { type FirstMessage, NewChat } from '../../features/chat/NewChat.tsx';
import type { OutgoingMessage } from '../../features/chat/outgoing-message.ts';
import { ApiError } from '../../lib/api-error.ts';
import { paths } from '../../lib/paths.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { useServices } from '../../lib/services.tsx';
import { ChatPrice } from './ChatPrice.tsx';

/** Whether the card does not exist, so that another try would not find it either. */
const isGone = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

export function NewChatPage() {
  const { api, newId, logError } = useServices();
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const userName = useUser((user) => user.data?.name ?? null);
  const createChat = useCreateChat();
  const keepUnsent = useKeepUnsent();
  const cardId = params.get('card');
  const queryClient = useQueryClient();
  const cardQuery = {
    queryKey: queryKeys.card(cardId ?? ''),
    queryFn: ({ signal }: { signal: AbortSignal }) => api.call<Card>('GET', `/cards/${cardId}`, { signal }),
  };
  const card = useQuery({ ...cardQuery, enabled: cardId !== null });
  const isCardGone = cardId !== null && isGone(card.error);
  /** Resolves to whether the card is missing, for sellers who send before that is known. */
  const isCardMissing = () => queryClient.fetchQuery(cardQuery).then(() => false, isGone);

  const onStart = async ({ text, files, chatId }: FirstMessage) => {
    try {
      if (cardId !== null && card.isPending && (await isCardMissing())) return 'no-card';
      const about = cardId === null || isCardGone ? {} : { cardId };
      const empty = chatId !== null && (await isUnusedChat(api, chatId)) ? chatId : null;
      if (empty === null && files.length > 0) return 'no-files';
      const id = empty ?? (await createChat.mutateAsync()).id;
      const first: OutgoingMessage = { id: newId(), text, files, ...about };
      keepUnsent(id, first);
      navigate(paths.chat(id), { state: { first } });
      return 'started';
    } catch (error) {
      logError(error);
      return 'failed';
    }
  };
  return (
    <NewChat
      userName={userName}
      card={cardId === null || isCardGone ? null : { title: card.data?.current.listing.title ?? null }}
      isCardGone={isCardGone}
      onForgetCard={() => setParams({}, { replace: true })}
      onMakeChat={async () => (await createChat.mutateAsync()).id}
      onStart={onStart}
      price={<ChatPrice />}
    />
  );
}
