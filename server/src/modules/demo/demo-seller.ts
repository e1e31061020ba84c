import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hashPassword, type RandomBytes, verifyPassword } from '../auth/password-hash.ts';
import type { UsersService } from '../users/users-service.ts';

const demoEmail = 'demo@cardwright.test';

export interface DemoDeps {
  app: { users: UsersService };
  config: { data_dir: string; demo_password: string | null };
  randomBytes: RandomBytes;
}

/**
 * Makes the demo seller at the first start and returns how to sign in. `password` is null once the seller has chosen another.
 * The password is kept in the data folder, readable by its owner only, so that every start can print it.
 */
export async function ensureDemoSeller(
  deps: DemoDeps,
): Promise<{ email: string; id: string; password: string | null }> {
  const { app, config, randomBytes } = deps;
  const path = join(config.data_dir, 'demo-password.txt');
  const kept = (await readFile(path, 'utf8').catch(() => '')).trim();
  const account = await app.users.accountByEmail(demoEmail);
  const keep = (password: string) => writeFile(path, `${password}\n`, { mode: 0o600 });

  if (account === null) {
    const password = config.demo_password ?? (kept === '' ? newPassword(randomBytes) : kept);
    await keep(password);
    const hash = await hashPassword(password, randomBytes);
    const id = await app.users.create({ email: demoEmail, name: 'Demo Seller', password_hash: hash, verified: true });
    return { email: demoEmail, id, password };
  }
  const current = config.demo_password ?? kept;
  const right =
    current !== '' && account.password_hash !== null && (await verifyPassword(current, account.password_hash));
  if (right && current !== kept) await keep(current);
  if (right || config.demo_password === null)
    return { email: demoEmail, id: account.id, password: right ? current : null };
  await keep(current);
  await app.users.setPasswordHash(account.id, await hashPassword(current, randomBytes));
  return { email: demoEmail, id: account.id, password: current };
}

/** 75 random bits in letters and digits that are hard to mistake for each other. */
function newPassword(randomBytes: RandomBytes): string {
  const letters = 'abcdefghijkmnpqrstuvwxyz23456789';
  const text = [...randomBytes(15)].map((byte) => letters[byte % letters.length]).join('');
  return `${text.slice(0, 5)}-${text.slice(5, 10)}-${text.slice(10)}`;
}
