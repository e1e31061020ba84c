import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { hashPassword, verifyPassword } from './password-hash.ts';

const password = 'correct horse battery';

describe('the hash of a password', () => {
  it('costs what OWASP asks for at least, unless it is told otherwise', async () => {
    expect(await hashPassword(password, randomBytes)).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await hashPassword(password, randomBytes, { memory: 8, passes: 1 })).toMatch(/\$m=8,t=1,p=1\$/);
  });

  it.each([undefined, { memory: 8, passes: 1 }])('fits this password alone, whatever it cost: %o', async (costs) => {
    const hash = await hashPassword(password, randomBytes, costs);
    expect(await verifyPassword(password, hash)).toBe(true);
    expect(await verifyPassword(`${password} `, hash)).toBe(false);
    expect(await hashPassword(password, randomBytes, costs)).not.toBe(hash);
  });

  it.each(['', 'correct horse battery', '$2b$10$abcdefghijklmnopqrstuv'])(
    'fits nothing when it is not ours: %j',
    async (hash) => {
      expect(await verifyPassword(password, hash)).toBe(false);
    },
  );
});
