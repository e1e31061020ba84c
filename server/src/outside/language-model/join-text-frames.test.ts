import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { joinTextFrames, wholeFrames } from './join-text-frames.ts';

type Frame = (text: string) => string;
const json = (value: object) => `data: ${JSON.stringify(value)}\n\n`;
const chat: Frame = (content) =>
  json({ id: 'c', object: 'chat.completion.chunk', choices: [{ index: 0, delta: { content }, finish_reason: null }] });
const anthropic: Frame = (text) =>
  `event: content_block_delta\n${json({ type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } })}`;
const responses = (delta: string, sequence_number: number, obfuscation: string) =>
  json({ type: 'response.output_text.delta', item_id: 'm', delta, sequence_number, obfuscation });
/** The answer's text as a library would read it. */
const read = (frames: string) =>
  frames
    .split('\n\n')
    .flatMap((frame) => frame.match(/data: (.*)/)?.[1] ?? [])
    .map((data) => JSON.parse(data) as { choices?: [{ delta: { content: string } }]; delta?: { text: string } })
    .map(({ choices, delta }) => choices?.[0].delta.content ?? delta?.text)
    .join('');

describe('joining events', () => {
  it.each([
    ['chat completions', chat],
    ['messages', anthropic],
  ])('keeps the text of %s, whatever it is, in one event', (_, frame) => {
    const words = fc.string({ unit: 'binary', minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(fc.array(words, { minLength: 1, maxLength: 6 }), (texts) => {
        const bytes = Buffer.from(texts.map(frame).join(''));
        const joined = Buffer.from(joinTextFrames(bytes.toString('latin1')), 'latin1').toString();
        expect(joined).toBe(frame(JSON.parse(`"${texts.map((text) => JSON.stringify(text).slice(1, -1)).join('')}"`)));
        expect(read(joined)).toBe(texts.join(''));
      }),
      { numRuns: 40 },
    );
  });

  it('joins the one text of a frame that has places for more', () => {
    const thought = (reasoning: string) =>
      json({ choices: [{ delta: { role: 'assistant', content: '', reasoning } }] });
    const word = (content: string) =>
      json({ choices: [{ delta: { reasoning_content: '', content, tool_calls: [] } }] });
    expect(joinTextFrames(thought('ha') + thought('ha') + word('l') + word('l'))).toBe(thought('haha') + word('ll'));
  });

  it('joins what OpenAI counts and pads', () => {
    expect(joinTextFrames(responses('a', 4, 'xyz') + responses('b', 5, 'q'))).toBe(responses('ab', 4, 'xyz'));
  });

  it('joins nothing that differs in anything else', () => {
    const other = chat('b').replace('"index":0', '"index":1');
    const last = chat('').replace('null', '"stop"');
    const call = json({ choices: [{ delta: { tool_calls: [{ function: { arguments: '{"content":"a"}' } }] } }] });
    const callBeside = json({
      choices: [{ delta: { content: '', tool_calls: [{ index: 0, function: { arguments: '0' } }] } }],
    });
    const two = json({ choices: [{ delta: { content: 'l', reasoning: 'ha' } }] });
    const refusal = json({ choices: [{ delta: { content: 'l', refusal: 'no' } }] });
    const start = json({ type: 'content_block_start', content_block: { type: 'text', text: 'a' } });
    const frames = [
      chat('a'),
      other,
      chat('c'),
      call,
      call,
      callBeside,
      callBeside,
      two,
      two,
      refusal,
      refusal,
      start,
      start,
      last,
      'data: [DONE]\n\n',
      ': ka\n\n',
    ].join('');
    expect(joinTextFrames(frames)).toBe(frames);
  });

  it('leaves events with other ends of lines as they are', () => {
    const frames = (chat('a') + chat('b')).replaceAll('\n', '\r\n');
    expect(joinTextFrames(frames)).toBe(frames);
  });
});

describe('whole events', () => {
  it.each(['\n\n', '\r\n\r\n', '\r\r'])('end with an empty line %j', (end) => {
    expect(wholeFrames(Buffer.from(`data: a${end}data: b${end}data: c`))).toBe(`data: a${end}data: b${end}`.length);
    expect(wholeFrames(Buffer.from('data: a'))).toBe(0);
  });
});
