import { imageSchema } from '@cardwright/contract/cards';
import { idSchema } from '@cardwright/contract/common';
import {
  addImageRequestSchema,
  imageAltRequestSchema,
  imageChecksQuerySchema,
  imageChecksSchema,
  imageOrderRequestSchema,
  maxImageBytes,
} from '@cardwright/contract/images';
import { z } from 'zod';
import { currentUser } from '../../http/auth-guard.ts';
import { uploadOf } from '../../http/file-upload.ts';
import type { HttpServer } from '../../http/http-server.ts';
import type { CardImages } from './card-images.ts';

const card = z.object({ id: idSchema });
const cardImage = z.object({ id: idSchema, image_id: idSchema });
const tags = ['cards'];

export function cardImagesRoutes(app: HttpServer, cards: CardImages): void {
  app.post(
    '/api/cards/:id/images',
    {
      config: { idempotent: true, upload: { max_bytes: maxImageBytes } },
      schema: {
        tags,
        summary: "Add an image to the card: a file, or one of the seller's images",
        params: card,
        body: addImageRequestSchema,
        response: { 201: imageSchema },
      },
    },
    async (request, reply) => {
      const { params, body } = request;
      const user = currentUser(request).id;
      if ('image_id' in body) return reply.code(201).send(await cards.addImage(user, params.id, body.image_id));
      const picture = { bytes: uploadOf(request).bytes, alt: body.alt ?? '' };
      return reply.code(201).send(await cards.keepImage(user, params.id, picture));
    },
  );
  app.patch(
    '/api/cards/:id/images',
    {
      schema: {
        tags,
        summary: 'Put the images in a new order',
        params: card,
        body: imageOrderRequestSchema,
        response: { 200: z.array(imageSchema) },
      },
    },
    async (request) => cards.reorderImages(currentUser(request).id, request.params.id, request.body.image_ids),
  );
  app.get(
    '/api/cards/:id/images/checks',
    {
      schema: {
        tags,
        summary: "What a marketplace's rules say of each image",
        params: card,
        querystring: imageChecksQuerySchema,
        response: { 200: imageChecksSchema },
      },
    },
    async (request) => cards.checkImages(currentUser(request).id, request.params.id, request.query.marketplace),
  );
  app.patch(
    '/api/cards/:id/images/:image_id',
    {
      schema: {
        tags,
        summary: 'Change the alternative text of an image',
        params: cardImage,
        body: imageAltRequestSchema,
        response: { 200: imageSchema },
      },
    },
    async (request) =>
      cards.setImageAlt(currentUser(request).id, request.params.id, request.params.image_id, request.body.alt),
  );
  app.delete(
    '/api/cards/:id/images/:image_id',
    { schema: { tags, summary: 'Remove an image', params: cardImage, response: { 204: z.null() } } },
    async (request, reply) => {
      await cards.removeImage(currentUser(request).id, request.params.id, request.params.image_id);
      return reply.code(204).send(null);
    },
  );
}
