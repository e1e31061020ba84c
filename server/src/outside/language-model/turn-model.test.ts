import type { LanguageModelV4CallOptions, LanguageModelV4StreamPart } from '@ai-sdk/provider';
import { streamText, toUIMessageStream, type UIMessageChunk } from 'ai';
import { expect, it } from 'vitest';
import { createLiveText } from './live-text.ts';
import { LanguageModelError } from './model-error.ts';
import { keepingReport, sayingModel } from './testing/open-scripted.ts';
import { createTurnModel, fallbackNotice } from './turn-model.ts';

const text = (delta: string): LanguageModelV4StreamPart => ({ type: 'text-delta', id: '0', delta });
const finish: LanguageModelV4StreamPart = {
  type: 'finish',
  finishReason: { unified: 'stop', raw: undefined },
  usage: {
    inputTokens: { total: 1, noCache: undefined, cacheRead: undefined, cacheWrite: undefined },
    outputTokens: { total: 1, text: undefined, reasoning: undefined },
  },
};

/** One answer whose pieces come when the test lets them; `seen` is what a reader has been shown. */
function openAnswer() {
  const seen: UIMessageChunk[] = [];
  const news: (() => void)[] = [];
  const show = (chunk: UIMessageChunk) => {
    seen.push(chunk);
    for (const look of news.splice(0)) look();
  };
  const live = createLiveText(show);
  const isShown = async (words: string) => {
    while (!shownText(seen).includes(words)) await new Promise<void>((resolve) => news.push(resolve));
  };
  /** `after`: what comes behind each text that has been shown. */
  const answer = async (parts: (LanguageModelV4StreamPart | { after: string } | Error)[]) => {
    const { model } = createTurnModel({
      name: 'test',
      fallback: sayingModel('The built-in answer.').model,
      report: keepingReport(),
      live,
      watched: {
        async *stream(_: LanguageModelV4CallOptions) {
          for (const part of parts) {
            if (part instanceof Error) throw part;
            if ('after' in part) await isShown(part.after);
            else yield part;
          }
        },
        generate: () => Promise.reject(new Error('not asked for')),
      },
    });
    const result = streamText({ model, prompt: 'How long is it?' });
    const passed: UIMessageChunk[] = [];
    for await (const chunk of toUIMessageStream({ stream: result.stream })) {
      passed.push(chunk);
      if (live.isNew(chunk)) show(chunk);
    }
    return { passed, whole: await result.text };
  };
  return { seen, answer };
}

const deltas = (chunks: UIMessageChunk[]) =>
  chunks.flatMap((chunk) => (chunk.type === 'text-delta' ? [chunk.delta] : []));
const shownText = (chunks: UIMessageChunk[]) => deltas(chunks).join('');

it('shows the pieces of a text at once, and gives the library the rest as one', async () => {
  const { seen, answer } = openAnswer();
  const { passed, whole } = await answer([
    { type: 'text-start', id: '0' },
    text('It '),
    { after: 'It ' },
    text('is '),
    { after: 'is ' },
    text('12 '),
    text('cm'),
    { after: 'cm' },
    { type: 'text-end', id: '0' },
    finish,
  ]);
  expect(deltas(seen)).toEqual(['It ', 'is ', '12 ', 'cm']);
  expect(deltas(passed)).toEqual(['It ', 'is 12 cm']);
  expect(whole).toBe('It is 12 cm');
  expect(seen.map(({ type }) => type).filter((type) => type !== 'text-delta')).toEqual([
    ...['start', 'start-step', 'text-start'],
    ...['text-end', 'finish-step', 'finish'],
  ]);
});

it('keeps what was shown when the model breaks off, and lets the fallback go on behind it', async () => {
  const { seen, answer } = openAnswer();
  const { whole } = await answer([
    { type: 'text-start', id: '0' },
    text('It '),
    { after: 'It ' },
    text('is'),
    { after: 'is' },
    new LanguageModelError('cut', 'test'),
  ]);
  expect(shownText(seen)).toBe(`It is${fallbackNotice}The built-in answer.`);
  expect(whole).toBe(shownText(seen));
});
