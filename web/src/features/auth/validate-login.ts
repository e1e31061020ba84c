import { loginRequestSchema } from '@cardwright/contract/auth';

export interface LoginValues {
  email: string;
  password: string;
}
/** Names of the messages under `login.errors` (specification, section 5). */
export type LoginProblems = Partial<Record<keyof LoginValues, 'email' | 'password'>>;

/** What is wrong with the form by the contract's rules; empty when it may be sent. */
export function validateLogin(values: LoginValues): LoginProblems {
  const checked = loginRequestSchema.safeParse({ ...values, email: values.email.trim() });
  if (checked.success) return {};
  const fields = new Set(checked.error.issues.map((issue) => issue.path[0]));
  return {
    ...(fields.has('email') ? { email: 'email' as const } : {}),
    ...(fields.has('password') ? { password: 'password' as const } : {}),
  };
}
