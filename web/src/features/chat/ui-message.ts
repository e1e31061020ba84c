import {
  type CardPart,
  type ChatMessage,
  type ExportPart,
  type FilePart,
  filePartType,
  type ImagePart,
  type RunStatus,
} from '@cardwright/contract/chats';
import { isTextUIPart, type UIMessage } from 'ai';

type MessageMetadata = Partial<Pick<ChatMessage, 'created_at' | 'run' | 'alternatives' | 'place'>>;
/** Type alias, not interface: the library wants an index signature. */
type MessageData = {
  card: CardPart;
  export: ExportPart;
  image: ImagePart;
  file: FilePart;
  'run-state': { status: RunStatus };
  'chat-title': { title: string };
};
export type ChatUiMessage = UIMessage<MessageMetadata, MessageData>;
export type ChatUiPart = ChatUiMessage['parts'][number];

/** A stored message as the chat hook holds it. The server writes the parts in the hook's own format. */
export function toUiMessage({ id, role, parts, created_at, run, alternatives, place }: ChatMessage): ChatUiMessage {
  const metadata = { created_at, run, alternatives, ...(place === undefined ? {} : { place }) };
  return { id, role, parts: parts as unknown as ChatUiPart[], metadata };
}

export function userMessage(id: string, text: string, createdAt: Date, files: readonly FilePart[] = []): ChatUiMessage {
  const attached = files.map((data): ChatUiPart => ({ type: filePartType, id: data.file_id, data }));
  const said: ChatUiPart[] = text === '' ? [] : [{ type: 'text', text }];
  return { id, role: 'user', parts: [...attached, ...said], metadata: { created_at: createdAt.toISOString() } };
}

/** The words of a message, without its tools and cards. */
export function textOf(message: Pick<ChatUiMessage, 'parts'>): string {
  return message.parts
    .filter(isTextUIPart)
    .map((part) => part.text)
    .join('\n\n');
}
