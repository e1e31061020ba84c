import { z } from 'zod';
import { idSchema, timeSchema } from './common.ts';

export const profileSchema = z.object({
  id: idSchema,
  email: z.string(),
  email_verified: z.boolean(),
  name: z.string().nullable(),
  is_admin: z.boolean(),
  created_at: timeSchema,
  updated_at: timeSchema,
  last_login_at: timeSchema.nullable(),
});
export type Profile = z.infer<typeof profileSchema>;
