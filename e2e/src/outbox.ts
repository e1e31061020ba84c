import type { Locator, Page } from 'playwright-core';
import { vi } from 'vitest';

interface OutboxMail {
  to: string;
  subject: string;
  text: string;
}

/** Subjects of the e-mails of accounts. */
export const subjects = {
  activation: 'Confirm your e-mail address',
  known: 'You already have an account',
  reset: 'Choose a new password',
  changed: 'Your password was changed',
} as const;

/** What the outbox holds for one address, newest first. */
export async function mailsTo(url: string, to: string, subject?: string): Promise<OutboxMail[]> {
  const mails = (await (await fetch(`${url}/dev/outbox.json`)).json()) as OutboxMail[];
  return mails.filter((mail) => mail.to === to && (subject === undefined || mail.subject === subject));
}

/** The newest e-mail to an address with this subject, as soon as the queue has sent it; `after`: how many older ones do not count. */
export function mailTo(url: string, to: string, subject: string, after = 0): Promise<OutboxMail> {
  return vi.waitFor(
    async () => {
      const [newest, ...older] = await mailsTo(url, to, subject);
      if (newest === undefined || older.length < after) throw new Error(`no e-mail "${subject}" to ${to}`);
      return newest;
    },
    { timeout: 60_000, interval: 100 },
  );
}

/** The address in the e-mail's link that carries a token. */
export async function linkTo(url: string, to: string, subject: string, after = 0): Promise<string> {
  const { text } = await mailTo(url, to, subject, after);
  const [link] = /https?:\S+\?token=[\w-]+/.exec(text) ?? [];
  if (link === undefined) throw new Error(`no link in: ${text}`);
  return link;
}

/** Opens the outbox as a person does, and opens an e-mail there. Returns a locator in its HTML. */
export async function readMail(page: Page, url: string, to: string, subject: string) {
  await mailTo(url, to, subject);
  await page.goto(`${url}/dev/outbox`);
  const mail: Locator = page
    .getByRole('article')
    .filter({ hasText: `To ${to},` })
    .filter({ has: page.getByRole('heading', { name: subject }) })
    .first();
  const frame = mail.locator('iframe');
  if (!(await frame.isVisible())) await mail.locator('summary').click();
  return frame.contentFrame();
}
