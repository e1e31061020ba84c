import type { ServerResponse } from 'node:http';
import { type ScriptedAnswer, wordsOf } from './model-script.ts';

/** Google's generateContent and streamGenerateContent, as bytes. */

const usageMetadata = {
  promptTokenCount: 120,
  cachedContentTokenCount: 100,
  candidatesTokenCount: 30,
  totalTokenCount: 150,
};

export function writeContent(response: ServerResponse, answer: ScriptedAnswer, isStream: boolean): void {
  const piece = (parts: object[], finishReason?: string) => ({
    candidates: [
      { index: 0, content: { role: 'model', parts }, ...(finishReason === undefined ? {} : { finishReason }) },
    ],
    usageMetadata,
    modelVersion: 'test',
  });
  const text =
    answer.kind === 'writes'
      ? typeof answer.value === 'string'
        ? answer.value
        : JSON.stringify(answer.value)
      : 'text' in answer
        ? (answer.text ?? '')
        : '';
  if (!isStream) {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(piece([{ text }], answer.kind === 'blocks' ? 'SAFETY' : 'STOP')));
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const send = (value: object) => void response.write(`data: ${JSON.stringify(value)}\n\n`);
  for (const word of wordsOf(text)) send(piece([{ text: word }]));
  // Google gives whole calls, without ids.
  if (answer.kind === 'calls')
    for (const { name, input } of answer.calls) send(piece([{ functionCall: { name, args: input } }]));
  if (answer.kind === 'breaks') send({ error: { code: 503, message: answer.message, status: 'UNAVAILABLE' } });
  else if (answer.kind === 'blocks' && text === '') send({ promptFeedback: { blockReason: 'SAFETY' }, usageMetadata });
  else send(piece([], answer.kind === 'blocks' ? 'SAFETY' : 'STOP'));
  response.end();
}
