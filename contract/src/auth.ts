import { z } from 'zod';
import { emailPattern, maxEmailCharacters } from './email.ts';

/** Upper bounds keep a hostile body away from the password hash. */
const emailSchema = z
  .email({ pattern: emailPattern, error: 'Please enter a valid email address' })
  .max(maxEmailCharacters);
/** A password that a person chooses. One that is only compared with a stored one may be shorter. */
const newPasswordSchema = z
  .string()
  .min(8, 'Please use at least 8 characters')
  .max(128, 'Please use at most 128 characters');
const linkTokenSchema = z.string().min(1).max(512);

export const loginRequestSchema = z.object({
  email: emailSchema,
  password: z.string().min(1, 'Please enter a password').max(1024),
});
export type LoginRequest = z.infer<typeof loginRequestSchema>;

export const registerRequestSchema = z.object({ email: emailSchema, password: newPasswordSchema });
export type RegisterRequest = z.infer<typeof registerRequestSchema>;

/** Who wants a link by e-mail: activation again, or a password reset. */
export const emailRequestSchema = z.object({ email: emailSchema });

export const activateRequestSchema = z.object({ token: linkTokenSchema });

export const resetConfirmRequestSchema = z.object({ token: linkTokenSchema, password: newPasswordSchema });
export type ResetConfirmRequest = z.infer<typeof resetConfirmRequestSchema>;

/** The same for a known and an unknown address. */
export const confirmationSentSchema = z.object({ status: z.literal('confirmation_sent') });
export const resetSentSchema = z.object({ status: z.literal('reset_sent') });
export const activatedSchema = z.object({ status: z.literal('activated') });
export const passwordChangedSchema = z.object({ status: z.literal('password_changed') });

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
export type SocialProvider = z.infer<typeof providersSchema>['providers'][number];

export const providerParamsSchema = z.object({ provider: z.string().min(1).max(40) });
/** Where the browser goes to sign in with the provider. */
export const authorizeSchema = z.object({ url: z.url() });

/** What the provider put into the address of the callback page. */
export const socialCallbackRequestSchema = z.object({
  code: z.string().min(1).max(4096),
  state: z.string().min(1).max(512),
});
export type SocialCallbackRequest = z.infer<typeof socialCallbackRequestSchema>;
