import { cardPartSchema, type ExportPart, exportPartSchema, imagePartSchema } from '@cardwright/contract/chats';
import { isDataUIPart, isTextUIPart, isToolUIPart } from 'ai';
import type { ReactNode } from 'react';
import { StreamedMarkdown } from '../../../ui/StreamedMarkdown.tsx';
import type { ChatUiPart } from '../ui-message.ts';
import { CardPartView } from './CardPartView.tsx';
import { ImagePartView } from './ImagePartView.tsx';
import { ToolLine } from './ToolLine.tsx';

/** `isLive`: the answer that started the export is being written right now. */
export type RenderExport = (part: ExportPart, isLive: boolean) => ReactNode;

interface MessagePartsProps {
  parts: readonly ChatUiPart[];
  isLive: boolean;
  /** It was stopped or failed, perhaps in the middle of a bold word. */
  isCutOff: boolean;
  renderExport: RenderExport;
  /** The card that the conversation is about. */
  activeCardId: string | null;
}

function dataView(part: ChatUiPart, { isLive, renderExport, activeCardId }: MessagePartsProps): ReactNode {
  if (!isDataUIPart(part)) return null;
  // Stored parts come from the server as they are, so their data is checked before it is shown.
  if (part.type === 'data-card') {
    const card = cardPartSchema.safeParse(part.data);
    return card.success ? <CardPartView card={card.data} /> : null;
  }
  if (part.type === 'data-image') {
    const image = imagePartSchema.safeParse(part.data);
    return image.success ? <ImagePartView image={image.data} activeCardId={activeCardId} /> : null;
  }
  const started = part.type === 'data-export' ? exportPartSchema.safeParse(part.data) : null;
  return started?.success ? renderExport(started.data, isLive) : null;
}

function partView(part: ChatUiPart, isLast: boolean, props: MessagePartsProps): ReactNode {
  const { isLive, isCutOff } = props;
  if (isTextUIPart(part)) {
    return part.text === '' ? null : <StreamedMarkdown text={part.text} isCut={(isLive || isCutOff) && isLast} />;
  }
  if (isToolUIPart(part)) return <ToolLine part={part} isLive={isLive} />;
  return dataView(part, props);
}

const keyOf = (part: ChatUiPart, index: number): string => {
  if (isToolUIPart(part)) return part.toolCallId;
  return isDataUIPart(part) && part.id !== undefined ? `${part.type}-${part.id}` : `${part.type}-${index}`;
};

/** The parts of an answer: text and steps in their order, then the cards and files, where the reader is when it ends. */
export function MessageParts(props: MessagePartsProps) {
  const { parts } = props;
  const lastText = parts.findLastIndex(isTextUIPart);
  const views = parts.map((part, index) => {
    const view = partView(part, index === lastText, props);
    return { part, view: view === null ? null : <div key={keyOf(part, index)}>{view}</div> };
  });
  const results = views.filter(({ part }) => isDataUIPart(part));
  return [...views.filter(({ part }) => !isDataUIPart(part)), ...results].map(({ view }) => view);
}
