import { z } from 'zod';

/** Every stable error code and its HTTP status. */
export const problemStatuses = {
  invalid_request: 422,
  invalid_token: 400,
  invalid_signature: 400,
  malformed_request: 400,
  unauthenticated: 401,
  invalid_credentials: 401,
  invalid_refresh_token: 401,
  credits_exhausted: 402,
  payment_declined: 402,
  plan_required: 403,
  email_not_verified: 403,
  not_found: 404,
  request_timeout: 408,
  conflict: 409,
  already_subscribed: 409,
  too_large: 413,
  unsupported_type: 415,
  range_not_satisfiable: 416,
  rate_limited: 429,
  headers_too_large: 431,
  internal_error: 500,
  unavailable: 503,
} as const;
export type ProblemCode = keyof typeof problemStatuses;

/** RFC 9457, media type `application/problem+json`. */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  /** A sentence for a person. */
  detail: z.string(),
  code: z.string(),
  request_id: z.string().optional(),
  errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
});
export type Problem = z.infer<typeof problemSchema>;
