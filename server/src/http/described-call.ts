import { STATUS_CODES } from 'node:http';
import { messagesLeftHeader } from '@cardwright/contract/case-limits';
import { problemSchema } from '@cardwright/contract/problem';
import type { FastifyContextConfig } from 'fastify';
import { z } from 'zod';
import { idempotencyKeyForm } from './idempotency.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route answers with `text/event-stream`. */
    stream?: StreamFacts;
    /** Headers of its answers that clients should read. */
    answer_headers?: AnswerHeader[];
    /** A client may revalidate an answer that it has kept. */
    is_conditional?: true;
  }
}

interface StreamFacts {
  tells: string;
  /** The data of its events, by their names. */
  events?: Record<string, z.ZodType>;
  /** `Last-Event-ID` resumes the stream after that event. */
  is_resumable?: boolean;
}

type JsonSchema = Record<string, unknown>;
/** What the type provider makes of a route's Zod schemas. */
export interface CallSchema extends JsonSchema {
  body?: JsonSchema & { anyOf?: JsonSchema[] };
  headers?: JsonSchema;
  response?: Record<string, JsonSchema>;
}

const answerHeaders = {
  'x-request-id': { type: 'string', description: 'Names the request, as a problem does in `request_id`' },
  'x-run-id': { type: 'string', format: 'uuid', description: 'The run that the events are of' },
  'x-vercel-ai-ui-message-stream': { type: 'string', description: 'Version of the AI SDK’s UI message stream format' },
  [messagesLeftHeader]: { type: 'integer', description: 'Questions that the visitor has left today' },
  'content-disposition': { type: 'string', description: 'The name under which the file is kept' },
  etag: { type: 'string', description: 'Names this state; `If-None-Match` with it answers 304 while it is the same' },
  'cache-control': { type: 'string', description: 'Who may keep the answer, and for how long' },
  'retry-after': { type: 'integer', description: 'Seconds to wait before the request is sent again' },
  'www-authenticate': { type: 'string', description: 'With 401: how to sign in' },
} as const;
/** With the answer, and with 304. */
const keepingHeaders = ['etag', 'cache-control'] as const;
type AnswerHeader = keyof typeof answerHeaders;

const headersOf = (names: AnswerHeader[]) => Object.fromEntries(names.map((name) => [name, answerHeaders[name]]));

/** The problems that every call may answer with; `code` says which one it is. */
const refusal = {
  description: 'A problem (RFC 9457)',
  headers: headersOf(['x-request-id', 'retry-after', 'www-authenticate']),
  // As input, so that further members are allowed: a problem may have its own.
  content: { 'application/problem+json': { schema: z.toJSONSchema(problemSchema, { io: 'input' }) } },
};

/** The description of a call, with what only the route's `config` says: streams, files, and headers of request and answer. */
export function describedCall(schema: CallSchema, config: FastifyContextConfig): CallSchema {
  const { stream, answer_headers = [] } = config;
  const answers: Record<string, JsonSchema> = { ...schema.response };
  if (stream !== undefined) answers[200] = streamAnswer(stream);
  const response = Object.entries(answers).map(([status, answer]) => {
    const description = answer.description ?? STATUS_CODES[status];
    const more = [...(answer.type === 'null' ? [] : answer_headers), ...(config.is_conditional ? keepingHeaders : [])];
    const headers = headersOf(['x-request-id', ...more]);
    return [status, { ...answer, 'x-response-description': description, headers }];
  });
  const asked = { ...propertiesOf(schema.headers), ...requestHeaders(config) };
  return {
    ...schema,
    ...(config.access === 'open' ? { security: [] } : {}),
    ...(schema.body === undefined || config.upload === undefined
      ? {}
      : { body: formBody(schema.body, config.upload.max_bytes) }),
    ...(Object.keys(asked).length === 0 ? {} : { headers: { type: 'object', properties: asked } }),
    response: { ...Object.fromEntries(response), default: refusal },
  };
}

const streamAnswer = ({ tells, events = {} }: StreamFacts): JsonSchema => ({
  description: tells,
  content: {
    'text/event-stream': {
      schema: {
        type: 'string',
        // OpenAPI 3.1 cannot describe the events of a stream.
        'x-events': Object.fromEntries(Object.entries(events).map(([name, data]) => [name, z.toJSONSchema(data)])),
      },
    },
  },
});

function requestHeaders({ idempotent, stream, is_conditional }: FastifyContextConfig): JsonSchema {
  const key = {
    type: 'string',
    pattern: idempotencyKeyForm.source,
    description: 'The same key and body give the same answer for 24 hours; the same key with another body is refused',
  };
  const event = { type: 'string', description: 'The id of the last event that was seen: the stream goes on after it' };
  const known = { type: 'string', description: 'The `ETag` of the answer that is kept: 304 while it is the same' };
  return {
    ...(is_conditional === undefined ? {} : { 'If-None-Match': known }),
    ...(idempotent === undefined ? {} : { 'Idempotency-Key': key }),
    ...(stream?.is_resumable === true ? { 'Last-Event-ID': event } : {}),
  };
}

/** A file comes in a form; anything else that the route accepts comes as JSON. */
function formBody({ anyOf, ...body }: NonNullable<CallSchema['body']>, maxBytes: number): JsonSchema {
  const kinds = anyOf ?? [body];
  const forms = kinds.filter((kind) => 'file' in propertiesOf(kind));
  const others = kinds.filter((kind) => !forms.includes(kind));
  const file = {
    type: 'string',
    contentMediaType: 'application/octet-stream',
    description: `At most ${Math.floor(maxBytes / 1_048_576)} MB`,
  };
  const form = forms.map((kind) => ({ ...kind, properties: { ...propertiesOf(kind), file } }));
  return {
    content: {
      'multipart/form-data': { schema: oneOf(form) },
      ...(others.length === 0 ? {} : { 'application/json': { schema: oneOf(others) } }),
    },
  };
}

const oneOf = (schemas: JsonSchema[]): JsonSchema | undefined => (schemas.length > 1 ? { anyOf: schemas } : schemas[0]);
const propertiesOf = (schema: JsonSchema | undefined) => (schema?.properties ?? {}) as JsonSchema;
