import {
  cardFileImportRequestSchema,
  cardFilePreviewRequestSchema,
  cardFilePreviewSchema,
  cardFileSchema,
  maxCardFileBytes,
} from '@cardwright/contract/card-files';
import { fileUploadSchema, idSchema } from '@cardwright/contract/common';
import { z } from 'zod';
import { currentUser } from '../../http/auth-guard.ts';
import { uploadOf } from '../../http/file-upload.ts';
import type { HttpServer } from '../../http/http-server.ts';
import type { CardFilesService } from './card-files-service.ts';

const tags = ['cards'];
const params = z.object({ import_id: idSchema });
const idempotent = { config: { idempotent: true } } as const;

export function cardFilesRoutes(app: HttpServer, cardFiles: CardFilesService): void {
  app.post(
    '/api/cards/files',
    {
      config: { idempotent: true, upload: { max_bytes: maxCardFileBytes } },
      schema: {
        tags,
        summary: 'Upload a file of products (multipart, field `file`) and see what is in it',
        body: fileUploadSchema,
        response: { 201: cardFileSchema },
      },
    },
    async (request, reply) => reply.code(201).send(await cardFiles.upload(currentUser(request).id, uploadOf(request))),
  );
  app.get(
    '/api/cards/files/:import_id',
    {
      schema: {
        tags,
        summary: 'A file of products and how its import goes',
        params,
        response: { 200: cardFileSchema },
      },
    },
    async (request) => cardFiles.get(currentUser(request).id, request.params.import_id),
  );
  app.post(
    '/api/cards/files/:import_id/preview',
    {
      schema: {
        tags,
        summary: 'What other columns would give; changes nothing',
        params,
        body: cardFilePreviewRequestSchema,
        response: { 200: cardFilePreviewSchema },
      },
    },
    async (request) => cardFiles.preview(currentUser(request).id, request.params.import_id, request.body.columns),
  );
  app.post(
    '/api/cards/files/:import_id/import',
    {
      ...idempotent,
      schema: {
        tags,
        summary: 'Make cards of the products of a file',
        params,
        body: cardFileImportRequestSchema,
        response: { 202: cardFileSchema },
      },
    },
    async (request, reply) =>
      reply.code(202).send(await cardFiles.start(currentUser(request).id, request.params.import_id, request.body)),
  );
  app.delete(
    '/api/cards/files/:import_id',
    {
      schema: {
        tags,
        summary: 'Forget an upload; cards that were made of it stay',
        params,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await cardFiles.remove(currentUser(request).id, request.params.import_id);
      return reply.code(204).send(null);
    },
  );
}
