import { z } from 'zod';

/** What an installation says about itself; `GET /site`, open. */
export const siteSchema = z.object({
  /** Null: no address is set up, so the page offers none. */
  support_email: z.string().nullable(),
  community_url: z.url().nullable(),
  help_url: z.url().nullable(),
  offices: z.array(z.object({ city: z.string(), address: z.string() })),
  /** The tag manager's container id; null: none is loaded. */
  gtm_id: z.string().nullable(),
  /** True: e-mails are shown at `/dev/outbox` instead of being sent. */
  has_outbox: z.boolean(),
});
export type Site = z.infer<typeof siteSchema>;
