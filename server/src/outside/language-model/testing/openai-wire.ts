import type { ServerResponse } from 'node:http';
import { argumentsOf, pieces, type ScriptedAnswer, wordsOf } from './model-script.ts';

/** OpenAI's chat completions and its responses, as bytes. */

const usage = {
  prompt_tokens: 120,
  completion_tokens: 30,
  total_tokens: 150,
  prompt_tokens_details: { cached_tokens: 100 },
};
const startEvents = (response: ServerResponse) => response.writeHead(200, { 'content-type': 'text/event-stream' });
const data = (value: object) => `data: ${JSON.stringify(value)}\n\n`;

const chunk = (delta: object, finish_reason: string | null = null) =>
  data({
    id: 'chat-1',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'test',
    choices: [{ index: 0, delta, finish_reason }],
  });
const lastChunk = `${data({ id: 'chat-1', object: 'chat.completion.chunk', created: 1, model: 'test', choices: [], usage })}data: [DONE]\n\n`;

export function writeCompletion(response: ServerResponse, answer: ScriptedAnswer, isStream: boolean): void {
  if (!isStream) {
    const content = answer.kind === 'writes' ? jsonOf(answer.value) : 'text' in answer ? answer.text : '';
    const finish_reason = answer.kind === 'blocks' ? 'content_filter' : 'stop';
    const choices = [{ index: 0, message: { role: 'assistant', content }, finish_reason }];
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ id: 'c', object: 'chat.completion', created: 1, model: 'test', choices, usage }));
    return;
  }
  startEvents(response);
  const text = 'text' in answer ? (answer.text ?? '') : '';
  for (const word of wordsOf(text)) response.write(chunk({ role: 'assistant', content: word }));
  if (answer.kind === 'calls')
    for (const [index, call] of answer.calls.entries()) {
      const id = call.id === null ? {} : { id: call.id ?? `call_${index}` };
      response.write(
        chunk({ tool_calls: [{ index, ...id, type: 'function', function: { name: call.name, arguments: '' } }] }),
      );
      for (const piece of pieces(argumentsOf(call)))
        response.write(chunk({ tool_calls: [{ index, function: { arguments: piece } }] }));
    }
  if (answer.kind === 'breaks') {
    response.end(data({ error: { message: answer.message, type: 'server_error' } }));
    return;
  }
  const finish = answer.kind === 'calls' ? 'tool_calls' : answer.kind === 'blocks' ? 'content_filter' : 'stop';
  response.end(chunk({}, answer.kind === 'says' ? (answer.finish ?? finish) : finish) + lastChunk);
}

const jsonOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

const responseUsage = {
  input_tokens: 120,
  input_tokens_details: { cached_tokens: 100 },
  output_tokens: 30,
  output_tokens_details: { reasoning_tokens: 0 },
};
const messageItem = (text: string, status = 'completed') => ({
  type: 'message',
  id: 'msg_1',
  status,
  role: 'assistant',
  content: [{ type: 'output_text', text, annotations: [] }],
});

export function writeResponse(response: ServerResponse, answer: ScriptedAnswer, isStream: boolean): void {
  const whole = (output: object[], extra: object = {}) => ({
    id: 'resp_1',
    object: 'response',
    created_at: 1,
    status: 'completed',
    model: 'test',
    output,
    usage: responseUsage,
    incomplete_details: null,
    ...extra,
  });
  const blocked = { status: 'incomplete', incomplete_details: { reason: 'content_filter' } };
  if (!isStream) {
    const text = answer.kind === 'writes' ? jsonOf(answer.value) : 'text' in answer ? (answer.text ?? '') : '';
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(whole([messageItem(text)], answer.kind === 'blocks' ? blocked : {})));
    return;
  }
  startEvents(response);
  let number = 0;
  const send = (type: string, value: object) =>
    void response.write(`event: ${type}\n${data({ type, sequence_number: number++, ...value })}`);
  send('response.created', { response: { id: 'resp_1', created_at: 1, model: 'test' } });
  const text = 'text' in answer ? (answer.text ?? '') : '';
  const output: object[] = [];
  if (text !== '') {
    send('response.output_item.added', { output_index: 0, item: { type: 'message', id: 'msg_1' } });
    for (const delta of wordsOf(text))
      send('response.output_text.delta', { item_id: 'msg_1', output_index: 0, content_index: 0, delta });
    if (answer.kind === 'breaks') {
      send('error', { error: { type: 'server_error', code: 'server_error', message: answer.message, param: null } });
      response.end();
      return;
    }
    send('response.output_item.done', { output_index: 0, item: messageItem(text) });
    output.push(messageItem(text));
  }
  if (answer.kind === 'calls')
    for (const [index, call] of answer.calls.entries()) {
      const id = `fc_${index}`;
      const item = { type: 'function_call', id, call_id: call.id ?? `call_${index}`, name: call.name };
      const output_index = index + 1;
      send('response.output_item.added', { output_index, item: { ...item, arguments: '', status: 'in_progress' } });
      for (const delta of pieces(argumentsOf(call)))
        send('response.function_call_arguments.delta', { item_id: id, output_index, delta });
      const done = { ...item, arguments: argumentsOf(call), status: 'completed' };
      send('response.function_call_arguments.done', { item_id: id, output_index, arguments: argumentsOf(call) });
      send('response.output_item.done', { output_index, item: done });
      output.push(done);
    }
  if (answer.kind === 'breaks')
    send('error', { error: { type: 'server_error', code: 'server_error', message: answer.message, param: null } });
  else if (answer.kind === 'blocks') send('response.incomplete', { response: whole(output, blocked) });
  else send('response.completed', { response: whole(output) });
  response.end();
}
