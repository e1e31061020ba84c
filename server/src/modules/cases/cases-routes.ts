import { comparisonQuerySchema, comparisonSchema } from '@cardwright/contract/cards';
import { messagesLeftHeader } from '@cardwright/contract/case-limits';
import { caseMessageRequestSchema, publicCaseSchema, publishedCaseSchema } from '@cardwright/contract/cases';
import { idSchema } from '@cardwright/contract/common';
import { UI_MESSAGE_STREAM_HEADERS } from 'ai';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { currentUser } from '../../http/auth-guard.ts';
import type { EventFrame, EventStreams } from '../../http/event-stream.ts';
import type { HttpServer } from '../../http/http-server.ts';
import { requestIdOf } from '../../http/idempotency.ts';
import { notFound } from '../../http/problem-error.ts';
import { sendFile } from '../../http/send-file.ts';
import type { FileStore } from '../../outside/file-store/file-store.ts';
import { pictureForm } from './case-pictures.ts';
import type { CasesService } from './cases-service.ts';

const tags = ['cases'];
const card = z.object({ id: idSchema });
const publicCase = z.object({ case_id: idSchema });
const picture = publicCase.extend({ image_id: idSchema, form: z.string().regex(pictureForm) });
const pictureBytes = {
  content: Object.fromEntries(['webp', 'avif', 'png'].map((kind) => [`image/${kind}`, { schema: z.unknown() }])),
};
const open = { config: { access: 'open' } } as const;
/** A question and what was said before it, in any script; far below what the server takes elsewhere. */
const maxMessageBytes = 256 * 1024;
const streamVersion = { 'x-vercel-ai-ui-message-stream': UI_MESSAGE_STREAM_HEADERS['x-vercel-ai-ui-message-stream'] };

/** Neither caches nor search engines may keep a page that its seller can take back. */
const notKept = (reply: FastifyReply) => reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');

export function casesRoutes(app: HttpServer, cases: CasesService, files: FileStore, streams: EventStreams): void {
  app.post(
    '/api/cards/:id/case',
    {
      config: { idempotent: true },
      schema: {
        tags,
        summary: 'Publish a card; a published one answers the same case again',
        params: card,
        response: { 201: publishedCaseSchema },
      },
    },
    async (request, reply) => reply.code(201).send(await cases.publish(currentUser(request).id, request.params.id)),
  );
  app.delete(
    '/api/cards/:id/case',
    {
      schema: { tags, summary: 'Take the public page of a card back', params: card, response: { 204: z.null() } },
    },
    async (request, reply) => {
      await cases.takeBack(currentUser(request).id, request.params.id);
      return reply.code(204).send(null);
    },
  );
  app.get(
    '/api/public/cases/:case_id',
    {
      config: { access: 'open', answer_headers: [messagesLeftHeader] },
      schema: { tags, summary: 'A published card', params: publicCase, response: { 200: publicCaseSchema } },
    },
    async (request, reply) => {
      notKept(reply);
      const shown = await cases.get(request.params.case_id);
      reply.header(messagesLeftHeader, String(await cases.questionsLeft(request.ip)));
      return shown;
    },
  );
  app.get(
    '/api/public/cases/:case_id/comparison',
    {
      ...open,
      schema: {
        tags,
        summary: 'Compare the original and the current version of a published card',
        params: publicCase,
        querystring: comparisonQuerySchema,
        response: { 200: comparisonSchema },
      },
    },
    async (request, reply) => {
      notKept(reply);
      return cases.compare(request.params.case_id, request.query.from, request.query.to);
    },
  );
  for (const method of ['GET', 'HEAD'] as const)
    app.route({
      method,
      url: '/api/public/cases/:case_id/pictures/:image_id/:form',
      config: { access: 'open', is_conditional: true },
      exposeHeadRoute: false,
      schema: {
        hide: method === 'HEAD',
        tags,
        summary: 'A picture of a published card, at the address that the card gives',
        params: picture,
        response: { 200: pictureBytes, 206: pictureBytes, 304: z.null() },
      },
      compress: false,
      handler: async (request, reply) => {
        const { case_id, image_id, form } = request.params;
        const key = await cases.pictureKey(case_id, image_id, form);
        // A browser may keep the bytes, but must ask each time whether the case is still public.
        const headers = {
          'cache-control': 'private, no-cache',
          'x-robots-tag': 'noindex',
          'content-disposition': 'inline',
        };
        const sent = await sendFile(request, reply, files, key, headers);
        if (sent === null) throw notFound('Image');
        return sent;
      },
    });
  app.post(
    '/api/public/cases/:case_id/messages',
    {
      config: {
        access: 'open',
        idempotent: 'stream',
        stream: { tells: 'The answer in the format of the AI SDK’s UI message stream; the last data is `[DONE]`' },
        answer_headers: [messagesLeftHeader, 'x-vercel-ai-ui-message-stream'],
      },
      bodyLimit: maxMessageBytes,
      schema: {
        tags,
        summary: 'Ask about a published card (event stream); 20 questions a visitor a day',
        params: publicCase,
        body: caseMessageRequestSchema,
      },
    },
    async (request, reply) => {
      notKept(reply);
      const { left, chunks } = await cases.ask(request.params.case_id, request.body, request.ip, requestIdOf(request));
      await streams.send(reply, (signal) => frames(chunks(signal)), {
        ...streamVersion,
        [messagesLeftHeader]: String(left),
      });
      return reply;
    },
  );
}

/** Numbered from 1, although no answer is kept here for resuming. As in all our streams, the last frame is `[DONE]`. */
async function* frames(chunks: AsyncIterable<object>): AsyncGenerator<EventFrame> {
  let id = 0;
  for await (const chunk of chunks) {
    id += 1;
    yield { id, data: JSON.stringify(chunk) };
  }
  yield { id: id + 1, data: '[DONE]' };
}
