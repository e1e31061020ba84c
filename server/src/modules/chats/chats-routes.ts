import {
  chatDetailSchema,
  chatPageSchema,
  chatQuerySchema,
  chatSchema,
  chatsQuerySchema,
  chatUpdateEvent,
  chatUpdateSchema,
  createChatRequestSchema,
  patchChatRequestSchema,
  postMessageRequestSchema,
  retryMessageRequestSchema,
} from '@cardwright/contract/chats';
import { idSchema } from '@cardwright/contract/common';
import { planSchema, planUpdateEvent } from '@cardwright/contract/plans';
import { UI_MESSAGE_STREAM_HEADERS } from 'ai';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { currentUser } from '../../http/auth-guard.ts';
import { type EventStreams, lastEventId } from '../../http/event-stream.ts';
import type { HttpServer } from '../../http/http-server.ts';
import { requestIdOf } from '../../http/idempotency.ts';
import { readerPosition } from '../../runs/run-event-id.ts';
import type { Run } from '../../runs/run-store.ts';
import type { ChatsService } from './chats-service.ts';
import { turnAnswer } from './turn-answer.ts';
import { waitingRoutes } from './waiting-routes.ts';

const tags = ['chats'];
const chatParams = z.object({ id: idSchema });
const messageParams = z.object({ id: idSchema, message_id: idSchema });
/** Follows this turn and no other, also after its end. */
const streamQuery = z.object({ run_id: idSchema.optional() });
const stopSchema = z.object({ run_id: idSchema.nullable() });
const streamVersion = { 'x-vercel-ai-ui-message-stream': UI_MESSAGE_STREAM_HEADERS['x-vercel-ai-ui-message-stream'] };

export function chatsRoutes(app: HttpServer, chats: ChatsService, streams: EventStreams): void {
  const sendTurn = async (reply: FastifyReply, run: Run, after: number) => {
    await streams.send(reply, (signal) => chats.frames(run, after, signal), { ...streamVersion, 'x-run-id': run.id });
    return reply;
  };
  waitingRoutes(app, chats, (reply, run) => sendTurn(reply, run, 0));

  app.get(
    '/api/chats',
    {
      schema: {
        tags,
        summary: 'Chats, the last used first',
        querystring: chatsQuerySchema,
        response: { 200: chatPageSchema },
      },
    },
    async (request) => chats.list(currentUser(request).id, request.query),
  );
  app.post(
    '/api/chats',
    {
      config: { idempotent: true },
      schema: { tags, summary: 'Start a chat', body: createChatRequestSchema.nullish(), response: { 201: chatSchema } },
    },
    async (request, reply) => reply.code(201).send(await chats.create(currentUser(request).id, request.body?.title)),
  );
  app.get(
    '/api/chats/:id',
    {
      schema: {
        tags,
        summary: 'A chat with its newest messages, or an earlier page of them',
        params: chatParams,
        querystring: chatQuerySchema,
        response: { 200: chatDetailSchema },
      },
    },
    async (request) => chats.get(currentUser(request).id, request.params.id, request.query),
  );
  app.patch(
    '/api/chats/:id',
    {
      schema: {
        tags,
        summary: 'Rename a chat',
        params: chatParams,
        body: patchChatRequestSchema,
        response: { 200: chatSchema },
      },
    },
    async (request) => chats.rename(currentUser(request).id, request.params.id, request.body.title),
  );
  app.delete(
    '/api/chats/:id',
    { schema: { tags, summary: 'Delete a chat; its cards stay', params: chatParams, response: { 204: z.null() } } },
    async (request, reply) => {
      await chats.remove(currentUser(request).id, request.params.id);
      return reply.code(204).send(null);
    },
  );
  app.post(
    '/api/chats/:id/messages',
    {
      config: { idempotent: 'stream', access: 'beside', ...turnAnswer },
      schema: {
        tags,
        summary: 'Send a message and follow the answer (event stream)',
        params: chatParams,
        body: postMessageRequestSchema,
      },
    },
    async (request, reply) => {
      const run = await chats.send(currentUser(request).id, request.params.id, request.body, request.session);
      return sendTurn(reply, run, 0);
    },
  );
  app.post(
    '/api/chats/:id/messages/:message_id/retry',
    {
      config: { idempotent: 'stream', ...turnAnswer },
      schema: {
        tags,
        summary: 'Write the last answer again (event stream); the old one stays as an alternative',
        params: messageParams,
        body: retryMessageRequestSchema.nullish(),
      },
    },
    async (request, reply) => {
      const { id, message_id } = request.params;
      const { id: requestId = requestIdOf(request), time_zone } = request.body ?? {};
      return sendTurn(reply, await chats.retry(currentUser(request).id, id, message_id, requestId, time_zone), 0);
    },
  );
  app.post(
    '/api/chats/:id/messages/:message_id/edit',
    {
      config: { idempotent: 'stream', ...turnAnswer },
      schema: {
        tags,
        summary: 'Word the last request anew and follow the answer (event stream); the old one stays as an alternative',
        params: messageParams,
        body: postMessageRequestSchema,
      },
    },
    async (request, reply) => {
      const { id, message_id } = request.params;
      return sendTurn(reply, await chats.edit(currentUser(request).id, id, message_id, request.body), 0);
    },
  );
  app.post(
    '/api/chats/:id/messages/:message_id/select',
    {
      schema: {
        tags,
        summary: 'Go on from another answer or wording of the last request',
        params: messageParams,
        response: { 200: chatDetailSchema },
      },
    },
    async (request) => {
      const { id, message_id } = request.params;
      return chats.select(currentUser(request).id, id, message_id);
    },
  );
  app.get(
    '/api/chats/:id/stream',
    {
      config: { ...turnAnswer, stream: { ...turnAnswer.stream, is_resumable: true } },
      schema: {
        tags,
        summary: 'Follow the running turn (event stream); 204 when nothing runs',
        params: chatParams,
        querystring: streamQuery,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const seen = lastEventId(request, readerPosition);
      const turn = await chats.followed(currentUser(request).id, request.params.id, seen, request.query.run_id);
      return turn === null ? reply.code(204).send(null) : sendTurn(reply, turn.run, turn.after);
    },
  );
  app.post(
    '/api/chats/:id/stop',
    {
      schema: {
        tags,
        summary: 'Stop the running turn; what it wrote stays',
        params: chatParams,
        response: { 202: stopSchema },
      },
    },
    async (request, reply) =>
      reply.code(202).send({ run_id: await chats.stop(currentUser(request).id, request.params.id) }),
  );
  app.get(
    '/api/chats/:id/plan',
    {
      schema: { tags, summary: 'The task plan of the newest turn', params: chatParams, response: { 200: planSchema } },
    },
    async (request) => chats.plan(currentUser(request).id, request.params.id),
  );
  app.get(
    '/api/chats/:id/plan/stream',
    {
      config: {
        stream: {
          tells: 'Events `plan_update`, and `chat_update` when the chat changes',
          events: { [planUpdateEvent]: planSchema, [chatUpdateEvent]: chatUpdateSchema },
          is_resumable: true,
        },
      },
      schema: { tags, summary: 'Changes of the task plan (event stream)', params: chatParams },
    },
    async (request, reply) => {
      const frames = await chats.planFrames(currentUser(request).id, request.params.id, lastEventId(request));
      await streams.send(reply, frames);
      return reply;
    },
  );
}
