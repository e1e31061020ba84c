import { emailPattern, maxEmailCharacters } from '@cardwright/contract/email';

/** Names of the messages in the `auth` texts, under `errors` (specification, section 5; the lengths are the decisions'). */
export type FieldErrorKey =
  | 'email'
  | 'passwordMissing'
  | 'confirmationMissing'
  | 'newPasswordMissing'
  | 'newConfirmationMissing'
  | 'mismatch'
  | 'passwordShort'
  | 'passwordLong'
  | 'entryLong';

export type FieldErrors<Field extends string> = Partial<Record<Field, FieldErrorKey>>;

// The contract's own rules for passwords, written without its schema library: these screens are the first load of most
// visits. A test compares both.
const minPasswordCharacters = 8;
const maxPasswordCharacters = 128;
const maxComparedCharacters = 1024;

/** As the contract counts: an emoji is one. */
const charactersIn = (text: string) => [...text].length;

const isEmail = (email: string) => email.length <= maxEmailCharacters && emailPattern.test(email);

/** Drops the fields that have nothing wrong. */
const found = <Field extends string>(problems: Record<Field, FieldErrorKey | null>): FieldErrors<Field> =>
  Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== null)) as FieldErrors<Field>;

const emailProblem = (email: string): FieldErrorKey | null => (isEmail(email.trim()) ? null : 'email');

function newPasswordProblem(password: string, missing: FieldErrorKey): FieldErrorKey | null {
  if (password === '') return missing;
  const characters = charactersIn(password);
  if (characters < minPasswordCharacters) return 'passwordShort';
  return characters > maxPasswordCharacters ? 'passwordLong' : null;
}

function confirmationProblem(password: string, confirmation: string, missing: FieldErrorKey): FieldErrorKey | null {
  if (confirmation === '') return missing;
  return confirmation === password ? null : 'mismatch';
}

export interface LoginValues {
  email: string;
  password: string;
}

/** An existing password may be short. */
export function checkLogin({ email, password }: LoginValues): FieldErrors<keyof LoginValues> {
  const isLong = charactersIn(password) > maxComparedCharacters;
  return found({
    email: emailProblem(email),
    password: password === '' ? 'passwordMissing' : isLong ? 'entryLong' : null,
  });
}

export interface RegistrationValues {
  email: string;
  password: string;
  confirmation: string;
}

export function checkRegistration(values: RegistrationValues): FieldErrors<keyof RegistrationValues> {
  return found({
    email: emailProblem(values.email),
    password: newPasswordProblem(values.password, 'passwordMissing'),
    confirmation: confirmationProblem(values.password, values.confirmation, 'confirmationMissing'),
  });
}

export interface EmailValues {
  email: string;
}

export function checkEmail({ email }: EmailValues): FieldErrors<keyof EmailValues> {
  return found({ email: emailProblem(email) });
}

export interface NewPasswordValues {
  password: string;
  confirmation: string;
}

export function checkNewPassword({ password, confirmation }: NewPasswordValues): FieldErrors<keyof NewPasswordValues> {
  return found({
    password: newPasswordProblem(password, 'newPasswordMissing'),
    confirmation: confirmationProblem(password, confirmation, 'newConfirmationMissing'),
  });
}
