import { type Argon2Parameters, argon2, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);

/** argon2id with the costs that OWASP's Password Storage Cheat Sheet names as its minimum: 19 MiB, 2 passes, 1 lane. */
const costs = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };
const saltBytes = 16;

export type RandomBytes = (size: number) => Buffer;

/** Answers the hash in PHC string format, so that costs can be raised later without losing old hashes. */
export async function hashPassword(password: string, randomBytes: RandomBytes): Promise<string> {
  const nonce = randomBytes(saltBytes);
  const tag = await derive('argon2id', { ...costs, nonce, message: Buffer.from(password) } as Argon2Parameters);
  return `$argon2id$v=19$m=${costs.memory},t=${costs.passes},p=${costs.parallelism}$${base64(nonce)}$${base64(tag)}`;
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
