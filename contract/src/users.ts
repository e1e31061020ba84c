import { z } from 'zod';
import { idSchema, timeSchema } from './common.ts';

export const profileSchema = z.object({
  id: idSchema,
  email: z.string(),
  email_verified: z.boolean(),
  name: z.string().nullable(),
  is_admin: z.boolean(),
  /** False: the account signs in through a provider only. */
  has_password: z.boolean(),
  created_at: timeSchema,
  updated_at: timeSchema,
  last_login_at: timeSchema.nullable(),
});
export type Profile = z.infer<typeof profileSchema>;

/** Null or blank: no name. */
export const updateProfileRequestSchema = z.object({
  name: z.string().trim().max(100, 'Please use at most 100 characters').nullable(),
});
export type UpdateProfileRequest = z.infer<typeof updateProfileRequestSchema>;

export const deleteAccountRequestSchema = z
  .object({
    /** Needed if the account has one. */
    password: z.string().max(1024).optional(),
  })
  .nullish();
export type DeleteAccountRequest = z.infer<typeof deleteAccountRequestSchema>;
