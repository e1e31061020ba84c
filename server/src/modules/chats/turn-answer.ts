import type { FastifyContextConfig } from 'fastify';

/** Of the routes that answer with a turn. */
export const turnAnswer = {
  stream: { tells: 'The turn in the format of the AI SDK’s UI message stream; the last data is `[DONE]`' },
  answer_headers: ['x-run-id', 'x-vercel-ai-ui-message-stream'],
} satisfies FastifyContextConfig;
