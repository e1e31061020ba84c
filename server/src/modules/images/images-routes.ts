import { imageSchema } from '@cardwright/contract/cards';
import { imageUploadSchema, maxImageBytes } from '@cardwright/contract/images';
import { currentUser } from '../../http/auth-guard.ts';
import { uploadOf } from '../../http/file-upload.ts';
import type { HttpServer } from '../../http/http-server.ts';
import type { ImagesService } from './images-service.ts';

export function imagesRoutes(app: HttpServer, images: Pick<ImagesService, 'upload' | 'view'>): void {
  app.post(
    '/api/images',
    {
      config: { idempotent: true, upload: { max_bytes: maxImageBytes } },
      schema: {
        tags: ['images'],
        summary: 'Upload an image that is on no card yet',
        body: imageUploadSchema,
        response: { 201: imageSchema },
      },
    },
    async (request, reply) => {
      const picture = { bytes: uploadOf(request).bytes, alt: request.body.alt ?? '' };
      return reply.code(201).send(images.view(await images.upload(currentUser(request).id, picture)));
    },
  );
}
