import { type Argon2Parameters, argon2, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);

export interface PasswordCosts {
  /** KiB. */
  memory: number;
  passes: number;
}

/** The minimum that OWASP's Password Storage Cheat Sheet names for argon2id: 19 MiB, 2 passes, 1 lane. */
export const minimumCosts: PasswordCosts = { memory: 19_456, passes: 2 };
const parallelism = 1;
const tagLength = 32;
const saltBytes = 16;

export type RandomBytes = (size: number) => Buffer;
export type HashPassword = (password: string) => Promise<string>;

/** Returns the hash in PHC string format, so that costs can be raised later without losing old hashes. */
export async function hashPassword(
  password: string,
  randomBytes: RandomBytes,
  { memory, passes }: PasswordCosts = minimumCosts,
): Promise<string> {
  const nonce = randomBytes(saltBytes);
  const message = Buffer.from(password);
  const tag = await derive('argon2id', { memory, passes, parallelism, tagLength, nonce, message } as Argon2Parameters);
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(nonce)}$${base64(tag)}`;
}

/** False for a wrong password and for a hash that is not one of ours. */
export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(hash);
  if (match === null) return false;
  const [, memory, passes, parallelism, salt = '', tag = ''] = match;
  const expected = Buffer.from(tag, 'base64');
  const actual = await derive('argon2id', {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: expected.length,
    nonce: Buffer.from(salt, 'base64'),
    message: Buffer.from(password),
  } as Argon2Parameters);
  return timingSafeEqual(actual, expected);
}

const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
