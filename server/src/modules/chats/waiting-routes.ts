import {
  chatFileSchema,
  chatQueueSchema,
  maxChatFileBytes,
  patchQueuedMessageSchema,
  postMessageRequestSchema,
} from '@cardwright/contract/chats';
import { fileUploadSchema, idSchema } from '@cardwright/contract/common';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { currentUser } from '../../http/auth-guard.ts';
import { uploadOf } from '../../http/file-upload.ts';
import type { HttpServer } from '../../http/http-server.ts';
import type { Run } from '../../runs/run-store.ts';
import type { ChatsService } from './chats-service.ts';
import { turnAnswer } from './turn-answer.ts';

const tags = ['chats'];
const params = z.object({ id: idSchema });
const fileParams = z.object({ id: idSchema, file_id: idSchema });
const messageParams = z.object({ id: idSchema, message_id: idSchema });

/** What waits in a chat: files for a message that is being written, and messages for the end of the running turn. */
export function waitingRoutes(
  app: HttpServer,
  chats: ChatsService,
  sendTurn: (reply: FastifyReply, run: Run) => Promise<FastifyReply>,
): void {
  app.post(
    '/api/chats/:id/files',
    {
      config: { idempotent: true, upload: { max_bytes: maxChatFileBytes } },
      schema: {
        tags,
        summary: 'Upload a picture or a document for a message (multipart, field `file`)',
        params,
        body: fileUploadSchema,
        response: { 201: chatFileSchema },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      return reply.code(201).send(await chats.upload(currentUser(request).id, id, uploadOf(request)));
    },
  );
  app.delete(
    '/api/chats/:id/files/:file_id',
    {
      schema: {
        tags,
        summary: 'Forget a file that no message has',
        params: fileParams,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await chats.removeFile(currentUser(request).id, request.params.id, request.params.file_id);
      return reply.code(204).send(null);
    },
  );
  app.post(
    '/api/chats/:id/queue',
    {
      config: { idempotent: true },
      schema: {
        tags,
        summary: 'Leave a message for the end of the running turn; it starts at once when nothing runs or waits',
        params,
        body: postMessageRequestSchema,
        response: { 201: chatQueueSchema },
      },
    },
    async (request, reply) =>
      reply.code(201).send(await chats.enqueue(currentUser(request).id, request.params.id, request.body)),
  );
  app.patch(
    '/api/chats/:id/queue/:message_id',
    {
      schema: {
        tags,
        summary: 'Change a message that waits',
        params: messageParams,
        body: patchQueuedMessageSchema,
        response: { 200: chatQueueSchema },
      },
    },
    async (request) => {
      const { id, message_id } = request.params;
      return chats.changeQueued(currentUser(request).id, id, message_id, request.body);
    },
  );
  app.delete(
    '/api/chats/:id/queue/:message_id',
    {
      schema: {
        tags,
        summary: 'Take a message back that waits',
        params: messageParams,
        response: { 200: chatQueueSchema },
      },
    },
    async (request) => {
      const { id, message_id } = request.params;
      return chats.removeQueued(currentUser(request).id, id, message_id);
    },
  );
  app.post(
    '/api/chats/:id/queue/:message_id/send',
    {
      config: { idempotent: 'stream', ...turnAnswer },
      schema: { tags, summary: 'Send a message now that waits (event stream)', params: messageParams },
    },
    async (request, reply) => {
      const { id, message_id } = request.params;
      return sendTurn(reply, await chats.sendQueued(currentUser(request).id, id, message_id));
    },
  );
}
