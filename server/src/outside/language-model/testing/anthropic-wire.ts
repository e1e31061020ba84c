import type { ServerResponse } from 'node:http';
import { argumentsOf, pieces, type ScriptedAnswer, wordsOf } from './model-script.ts';

/** Anthropic's messages, as bytes. */

const usage = { input_tokens: 20, cache_creation_input_tokens: 0, cache_read_input_tokens: 100, output_tokens: 30 };

/** `jsonTool`: the tool by which a structured answer is given, when the request names one. */
export function writeMessage(
  response: ServerResponse,
  answer: ScriptedAnswer,
  isStream: boolean,
  jsonTool: string | null,
): void {
  if (!isStream) {
    const content =
      answer.kind === 'writes' && jsonTool !== null && typeof answer.value !== 'string'
        ? [{ type: 'tool_use', id: 'toolu_json', name: jsonTool, input: answer.value }]
        : [
            {
              type: 'text',
              text: answer.kind === 'writes' ? jsonOf(answer.value) : 'text' in answer ? answer.text : '',
            },
          ];
    const stop_reason = answer.kind === 'blocks' ? 'refusal' : 'end_turn';
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(
      JSON.stringify({ id: 'm', type: 'message', role: 'assistant', model: 'test', content, stop_reason, usage }),
    );
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const send = (type: string, value: object = {}) =>
    void response.write(`event: ${type}\ndata: ${JSON.stringify({ type, ...value })}\n\n`);
  send('message_start', {
    message: { id: 'm', type: 'message', role: 'assistant', model: 'test', content: [], stop_reason: null, usage },
  });
  send('ping');
  let index = 0;
  const text = 'text' in answer ? (answer.text ?? '') : '';
  if (text !== '') {
    send('content_block_start', { index, content_block: { type: 'text', text: '' } });
    for (const word of wordsOf(text)) send('content_block_delta', { index, delta: { type: 'text_delta', text: word } });
    if (answer.kind !== 'breaks') send('content_block_stop', { index });
    index += 1;
  }
  if (answer.kind === 'calls')
    for (const call of answer.calls) {
      const block = { type: 'tool_use', id: call.id ?? `toolu_${index}`, name: call.name, input: {} };
      send('content_block_start', { index, content_block: block });
      for (const partial_json of pieces(argumentsOf(call)))
        send('content_block_delta', { index, delta: { type: 'input_json_delta', partial_json } });
      send('content_block_stop', { index });
      index += 1;
    }
  if (answer.kind === 'breaks') {
    send('error', { error: { type: 'overloaded_error', message: answer.message } });
    response.end();
    return;
  }
  const stops: Partial<Record<ScriptedAnswer['kind'], string>> = { calls: 'tool_use', blocks: 'refusal' };
  send('message_delta', { delta: { stop_reason: stops[answer.kind] ?? 'end_turn', stop_sequence: null }, usage });
  send('message_stop');
  response.end();
}

const jsonOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
