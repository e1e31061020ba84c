import { setImmediate } from 'node:timers/promises';
import type { LanguageModelV4, LanguageModelV4StreamPart } from '@ai-sdk/provider';
import { wrapLanguageModel } from 'ai';

type TextDelta = Extract<LanguageModelV4StreamPart, { type: 'text-delta' | 'reasoning-delta' }>;

/**
 * The same model, with pieces of text that came together as one piece: everything behind it, which costs several times
 * what reading them does, runs once for all of them. It waits for nothing that has not arrived.
 */
export const gatherDeltas = (model: LanguageModelV4): LanguageModelV4 =>
  wrapLanguageModel({
    model,
    middleware: {
      specificationVersion: 'v4',
      wrapStream: async ({ doStream }) => {
        const { stream, ...rest } = await doStream();
        return { ...rest, stream: gathered(stream) };
      },
    },
  });

function gathered(stream: ReadableStream<LanguageModelV4StreamPart>): ReadableStream<LanguageModelV4StreamPart> {
  const reader = stream.getReader();
  /** What was asked for and not passed on. */
  let ahead: ReturnType<typeof reader.read> | null = null;
  const next = () => {
    const taken = ahead ?? reader.read();
    ahead = null;
    return taken;
  };
  /** What continues the text and is there before the event loop's next round. */
  const continuation = async (first: TextDelta): Promise<string> => {
    const round = setImmediate(null);
    let text = first.delta;
    for (;;) {
      ahead = reader.read();
      // Its failure is met by the next pull.
      const more = await Promise.race([ahead.catch(() => null), round]);
      if (more === null || more.done || !continues(more.value, first)) return text;
      text += more.value.delta;
    }
  };
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await next();
        if (done) controller.close();
        else controller.enqueue(isDelta(value) ? { ...value, delta: await continuation(value) } : value);
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}

const isDelta = (part: LanguageModelV4StreamPart): part is TextDelta =>
  (part.type === 'text-delta' || part.type === 'reasoning-delta') && part.providerMetadata === undefined;

const continues = (part: LanguageModelV4StreamPart, first: TextDelta): part is TextDelta =>
  isDelta(part) && part.type === first.type && part.id === first.id;
