import { z } from 'zod';

/** Upper bounds keep a hostile body away from the password hash. */
export const loginRequestSchema = z.object({
  email: z.email('Please enter a valid email address').max(254),
  password: z.string().min(1, 'Please enter a password').max(1024),
});
export type LoginRequest = z.infer<typeof loginRequestSchema>;

export const refreshRequestSchema = z.object({ refresh_token: z.string().min(1).max(512) });

export const tokensSchema = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  token_type: z.literal('Bearer'),
  /** Seconds until the access token expires. */
  expires_in: z.number().int(),
});
export type Tokens = z.infer<typeof tokensSchema>;

/** Only the providers that are set up. */
export const providersSchema = z.object({ providers: z.array(z.object({ id: z.string(), name: z.string() })) });
