import type { CardPart, ChatMessage, ExportPart, RunStatus } from '@cardwright/contract/chats';
import { isTextUIPart, type UIMessage } from 'ai';

type MessageMetadata = Partial<Pick<ChatMessage, 'created_at' | 'run' | 'alternatives'>>;
/** Type alias, not interface: the library wants an index signature. */
type MessageData = { card: CardPart; export: ExportPart; 'run-state': { status: RunStatus } };
export type ChatUiMessage = UIMessage<MessageMetadata, MessageData>;
export type ChatUiPart = ChatUiMessage['parts'][number];

/** The stored conversation as the chat hook holds it. The server writes the parts in the hook's own format. */
export function toUiMessages(messages: ChatMessage[]): ChatUiMessage[] {
  return messages.map(({ id, role, parts, created_at, run, alternatives }) => ({
    id,
    role,
    parts: parts as unknown as ChatUiPart[],
    metadata: { created_at, run, alternatives },
  }));
}

export function userMessage(id: string, text: string, createdAt: Date): ChatUiMessage {
  return { id, role: 'user', parts: [{ type: 'text', text }], metadata: { created_at: createdAt.toISOString() } };
}

/** The words of a message, without its tools and cards. */
export function textOf(message: ChatUiMessage): string {
  return message.parts
    .filter(isTextUIPart)
    .map((part) => part.text)
    .join('\n\n');
}
