import type { LanguageModelV4TextPart } from '@ai-sdk/provider';
import type { ModelMessage, TextPart } from 'ai';
import { attachedFileOf } from './attached-files.ts';

/** What a conversation holds before its turn begins. */
export interface SaidBefore {
  /** What the seller wrote, message by message; the last one is the request. */
  sellerTexts: string[];
  /** Files that came with it: they may state facts and ask for nothing. */
  fileTexts: string[];
  /** What the assistant wrote before the request. */
  lastAnswer: string;
  /** The model sees what tools answered in earlier turns. */
  hasReadBefore: boolean;
  /** Cards that earlier turns worked on. */
  cardsInChat: ReadonlySet<string>;
  /** Titles of the cards that tools named, by id. */
  cardsSeen: ReadonlyMap<string, string>;
  /** Ids of the scheduled tasks that tools named. */
  tasksSeen: ReadonlySet<string>;
}

export function saidBefore(messages: readonly ModelMessage[]): SaidBefore {
  const said = messages.flatMap((message) => {
    if (message.role !== 'user') return [];
    const { content } = message;
    const parts = typeof content === 'string' ? [{ type: 'text' as const, text: content }] : content;
    return [parts.flatMap((part) => (part.type === 'text' ? [{ text: part.text, isFile: isFile(part) }] : []))];
  });
  const textsOf = (areFiles: boolean) =>
    said.map((parts) => parts.flatMap(({ text, isFile: is }) => (is === areFiles ? [text] : [])).join('\n'));
  const results = messages.flatMap((message) =>
    message.role === 'tool' ? message.content.filter((part) => part.type === 'tool-result') : [],
  );
  const outputs = results.map(({ output }): unknown => ('value' in output ? output.value : null));
  return {
    sellerTexts: textsOf(false),
    fileTexts: textsOf(true).filter((text) => text !== ''),
    lastAnswer: lastAnswerIn(messages),
    hasReadBefore: results.length > 0,
    cardsInChat: new Set(outputs.flatMap(cardsWorkedOn)),
    cardsSeen: new Map(outputs.flatMap(cardsSeenIn).map(({ card_id, title }) => [card_id, title])),
    tasksSeen: new Set(outputs.flatMap(tasksSeenIn)),
  };
}

const isFile = (part: TextPart): boolean => attachedFileOf(part as LanguageModelV4TextPart) !== null;

function lastAnswerIn(messages: readonly ModelMessage[]): string {
  const requests = messages.flatMap(({ role }, index) => (role === 'user' ? [index] : []));
  return messages
    .slice((requests.at(-2) ?? -1) + 1, requests.at(-1))
    .flatMap((message) => {
      if (message.role !== 'assistant') return [];
      const { content } = message;
      return typeof content === 'string'
        ? [content]
        : content.flatMap((part) => (part.type === 'text' ? [part.text] : []));
    })
    .join('\n');
}

/** Ids of the cards that a result of a tool is about; lists only name cards. */
export function cardsWorkedOn(output: unknown): string[] {
  const { card, card_ids: ids } = (output ?? {}) as { card?: { card_id?: unknown } | null; card_ids?: unknown };
  return [card?.card_id, ...(Array.isArray(ids) ? ids : [])].filter((id) => typeof id === 'string');
}

/** The cards that a result of a tool names, with their titles. */
export function cardsSeenIn(output: unknown): { card_id: string; title: string }[] {
  const { card, cards } = (output ?? {}) as { card?: unknown; cards?: unknown };
  return [card, ...(Array.isArray(cards) ? cards : [])].flatMap((each) => {
    const { card_id, title } = (each ?? {}) as { card_id?: unknown; title?: unknown };
    return typeof card_id === 'string' && typeof title === 'string' ? [{ card_id, title }] : [];
  });
}

/** Ids of the scheduled tasks that a result of a tool shows. */
export function tasksSeenIn(output: unknown): string[] {
  const { tasks, ...task } = (output ?? {}) as { tasks?: unknown };
  return [task, ...(Array.isArray(tasks) ? tasks : [])].flatMap((each) => {
    const { task_id: id, schedule } = (each ?? {}) as { task_id?: unknown; schedule?: unknown };
    return typeof id === 'string' && typeof schedule === 'string' ? [id] : [];
  });
}
