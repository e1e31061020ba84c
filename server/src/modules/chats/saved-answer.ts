import { interruptedStep } from '@cardwright/contract/chats';
import { readUIMessageStream, type UIMessage, type UIMessageChunk } from 'ai';
import { storable } from '../../db/storable-text.ts';

/**
 * The parts of an answer, rebuilt from what was streamed: the same code makes them after an ordinary end, a stop and a
 * crash, so what was shown is what is kept.
 */
export async function answerParts(messageId: string, chunks: unknown[]): Promise<{ type: string }[]> {
  let message: UIMessage = { id: messageId, role: 'assistant', parts: [] };
  const stream = new ReadableStream<UIMessageChunk>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk as UIMessageChunk);
      controller.close();
    },
  });
  // The reader works on a copy of its state, so the last message is the whole one.
  for await (const state of readUIMessageStream({ message, stream, onError: () => {} })) message = state;
  return storable(message.parts.flatMap(settled));
}

function settled(part: UIMessage['parts'][number]): { type: string; [key: string]: unknown }[] {
  if (part.type === 'text' || part.type === 'reasoning') return part.text === '' ? [] : [{ ...part, state: 'done' }];
  if (!('toolCallId' in part)) return [part];
  const { state } = part;
  if (state === 'output-error' || (state === 'output-available' && part.preliminary !== true)) return [part];
  const { toolCallId, input } = part;
  const failed = { type: part.type, toolCallId, state: 'output-error', input: input ?? {}, errorText: interruptedStep };
  return [failed];
}
