import type { Card } from '@cardwright/contract/cards';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import { useUser } from '../../features/account/use-user.ts';
import { isUnusedChat, useCreateChat } from '../../features/chat/chat-queries.ts';
import { useKeepUnsent } from '../../features/chat/composer/use-keep-unsent.ts';
import { type FirstMessage, NewChat } from '../../features/chat/NewChat.tsx';
import type { OutgoingMessage } from '../../features/chat/outgoing-message.ts';
import { paths } from '../../lib/paths.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { useServices } from '../../lib/services.tsx';
import { ChatPrice } from './ChatPrice.tsx';

export function NewChatPage() {
  const { api, newId, logError } = useServices();
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const userName = useUser((user) => user.data?.name ?? null);
  const createChat = useCreateChat();
  const keepUnsent = useKeepUnsent();
  const cardId = params.get('card');
  const { data: card } = useQuery({
    queryKey: queryKeys.card(cardId ?? ''),
    queryFn: ({ signal }) => api.call<Card>('GET', `/cards/${cardId}`, { signal }),
    enabled: cardId !== null,
  });

  const onStart = async ({ text, files, chatId }: FirstMessage) => {
    try {
      const empty = chatId !== null && (await isUnusedChat(api, chatId)) ? chatId : null;
      if (empty === null && files.length > 0) return 'no-files';
      const id = empty ?? (await createChat.mutateAsync()).id;
      const first: OutgoingMessage = { id: newId(), text, files, ...(card ? { cardId: card.id } : {}) };
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
      card={card && cardId !== null ? { id: card.id, title: card.current.listing.title } : null}
      onForgetCard={() => setParams({}, { replace: true })}
      onMakeChat={async () => (await createChat.mutateAsync()).id}
      onStart={onStart}
      price={<ChatPrice />}
    />
  );
}
