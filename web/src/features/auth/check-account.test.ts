// @vitest-environment node
import {
  emailRequestSchema,
  loginRequestSchema,
  registerRequestSchema,
  resetConfirmRequestSchema,
} from '@cardwright/contract/auth';
import { describe, expect, it } from 'vitest';
import texts from '../../../public/locales/en/auth.json' with { type: 'json' };
import { checkEmail, checkLogin, checkNewPassword, checkRegistration } from './check-account.ts';

const label = 'a'.repeat(60);
const emails = [
  'dana@shop.example',
  'DANA@Shop.Example',
  "d'ana+tag@shop-one.co.uk",
  'a@b.cd',
  '1@2.de',
  '_@x.io',
  'dana_@shop.example',
  '',
  ' ',
  'dana',
  'dana@',
  '@shop.example',
  'dana@shop',
  'dana@shop.e',
  'dana@shop.e1',
  'dana@-shop.example',
  'dana@shop..example',
  '.dana@shop.example',
  'dana.@shop.example',
  'da..na@shop.example',
  "dana'@shop.example",
  'da na@shop.example',
  'dana@shop.example\n',
  'dana@shop.example.',
  'dana@[127.0.0.1]',
  '"dana"@shop.example',
  'dana@shop@example.com',
  'dána@shop.example',
  'dana@bücher.example',
  `dana@${label}.${label}.${label}.${label}.de`,
  `${'d'.repeat(60)}@${label}.${label}.${label}.de`,
  `${'d'.repeat(250)}@x.de`,
];
const passwords = [
  '',
  ' ',
  'a',
  '1234567',
  '12345678',
  '        ',
  'пароль12',
  '🔑🔑🔑🔑',
  'a'.repeat(128),
  'a'.repeat(129),
  'a'.repeat(1024),
  'a'.repeat(1025),
];

describe('the checks of the forms and the contract', () => {
  it.each(emails)('agree on the address %j', (email) => {
    // The forms send the address without the spaces around it.
    const expected = emailRequestSchema.safeParse({ email: email.trim() }).success;
    expect(checkEmail({ email })).toEqual(expected ? {} : { email: 'email' });
    expect(checkLogin({ email, password: 'x' })).toEqual(expected ? {} : { email: 'email' });
  });

  it.each([
    'ivan@xn--80a1acny.xn--p1ai',
    'ivan@example.xn--p1ai',
    'sales&co@x.com',
    'a#b@c.de',
    'user%x@example.com',
    'a=b@c.de',
    '~a@c.de',
    "d'ana+tag@shop-one.co.uk",
  ])('take the address %s', (email) => {
    expect(checkEmail({ email })).toEqual({});
    expect(emailRequestSchema.safeParse({ email }).success).toBe(true);
  });

  it.each(['a@b-.de', 'a@-b.de', 'dana@shop', 'dana@shop..example', 'dana@bücher.example', `a@${'b'.repeat(64)}.de`])(
    'refuse the address %s',
    (email) => {
      expect(checkEmail({ email })).toEqual({ email: 'email' });
      expect(emailRequestSchema.safeParse({ email }).success).toBe(false);
    },
  );

  it.each(passwords)('agree on the password %j', (password) => {
    const isEmpty = (problems: object) => Object.keys(problems).length === 0;
    const email = 'dana@shop.example';
    expect(isEmpty(checkLogin({ email, password }))).toBe(loginRequestSchema.safeParse({ email, password }).success);
    expect(isEmpty(checkRegistration({ email, password, confirmation: password }))).toBe(
      registerRequestSchema.safeParse({ email, password }).success,
    );
    expect(isEmpty(checkNewPassword({ password, confirmation: password }))).toBe(
      resetConfirmRequestSchema.safeParse({ token: 't', password }).success,
    );
  });

  it('say what the contract says', () => {
    const said = (password: string) =>
      registerRequestSchema.safeParse({ email: 'x', password }).error?.issues.map((issue) => issue.message);
    expect(said('short')).toEqual([texts.errors.email, texts.errors.passwordShort]);
    expect(said('a'.repeat(129))).toEqual([texts.errors.email, texts.errors.passwordLong]);
  });
});

describe('what is wrong with a form', () => {
  it('names every empty field', () => {
    expect(checkLogin({ email: '', password: '' })).toEqual({ email: 'email', password: 'passwordMissing' });
    expect(checkRegistration({ email: '', password: '', confirmation: '' })).toEqual({
      email: 'email',
      password: 'passwordMissing',
      confirmation: 'confirmationMissing',
    });
    expect(checkNewPassword({ password: '', confirmation: '' })).toEqual({
      password: 'newPasswordMissing',
      confirmation: 'newConfirmationMissing',
    });
  });

  it('tells lengths and two different passwords', () => {
    expect(checkNewPassword({ password: 'short', confirmation: 'shorT' })).toEqual({
      password: 'passwordShort',
      confirmation: 'mismatch',
    });
    expect(checkNewPassword({ password: 'a'.repeat(129), confirmation: 'a'.repeat(129) })).toEqual({
      password: 'passwordLong',
    });
  });
});
