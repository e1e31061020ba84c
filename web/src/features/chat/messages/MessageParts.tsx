import { cardPartSchema, type ExportPart, exportPartSchema } from '@cardwright/contract/chats';
import { isDataUIPart, isTextUIPart, isToolUIPart } from 'ai';
import type { ReactNode } from 'react';
import { StreamedMarkdown } from '../../../ui/StreamedMarkdown.tsx';
import { CardPartView } from './CardPartView.tsx';
import { ToolLine } from './ToolLine.tsx';
import type { ChatUiPart } from '../ui-message.ts';

/** `isLive`: the answer that started the export is being written right now. */
export type RenderExport = (part: ExportPart, isLive: boolean) => ReactNode;

interface MessagePartsProps {
  parts: ChatUiPart[];
  isLive: boolean;
  renderExport: RenderExport;
}

function partView(part: ChatUiPart, isLive: boolean, renderExport: RenderExport): ReactNode {
  if (isTextUIPart(part)) return part.text === '' ? null : <StreamedMarkdown text={part.text} />;
  if (isToolUIPart(part)) return <ToolLine part={part} isLive={isLive} />;
  if (!isDataUIPart(part)) return null;
  // Stored parts come from the server as they are, so their data is checked before it is shown.
  if (part.type === 'data-card') {
    const card = cardPartSchema.safeParse(part.data);
    return card.success ? <CardPartView card={card.data} /> : null;
  }
  const started = part.type === 'data-export' ? exportPartSchema.safeParse(part.data) : null;
  return started?.success ? renderExport(started.data, isLive) : null;
}

const keyOf = (part: ChatUiPart, index: number): string => {
  if (isToolUIPart(part)) return part.toolCallId;
  return isDataUIPart(part) && part.id !== undefined ? `${part.type}-${part.id}` : `${part.type}-${index}`;
};

/** The parts of an answer: text and steps in their order, then the cards and files, where the reader is when it ends. */
export function MessageParts({ parts, isLive, renderExport }: MessagePartsProps) {
  const views = parts.map((part, index) => {
    const view = partView(part, isLive, renderExport);
    return { part, view: view === null ? null : <div key={keyOf(part, index)}>{view}</div> };
  });
  const results = views.filter(({ part }) => isDataUIPart(part));
  return [...views.filter(({ part }) => !isDataUIPart(part)), ...results].map(({ view }) => view);
}
