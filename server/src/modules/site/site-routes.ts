import { type Site, siteSchema } from '@cardwright/contract/site';
import type { HttpServer } from '../../http/http-server.ts';

export function siteRoutes(app: HttpServer, site: Site): void {
  app.get(
    '/api/site',
    {
      config: { access: 'open' },
      schema: { tags: ['site'], summary: 'What this installation says of itself', response: { 200: siteSchema } },
    },
    async () => site,
  );
}
