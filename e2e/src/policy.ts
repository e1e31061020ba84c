import type { Page } from 'playwright-core';
import type { Visitor } from './stage.ts';

interface Watched extends Window {
  violations?: string[];
}

export interface PolicyWatch {
  page: Page;
  /** Errors and warnings of all documents so far, and what the open one did against its security policy. */
  complaints(): Promise<string[]>;
}

/** Watches a page before it is opened. */
export async function watchPolicy({ page, errors }: Visitor): Promise<PolicyWatch> {
  const said: string[] = [];
  page.on('console', (message) => {
    // A refused request is the page's business, and shown there.
    if (['error', 'warning'].includes(message.type()) && !message.text().startsWith('Failed to load resource'))
      said.push(message.text());
  });
  await page.addInitScript(() => {
    const violations: string[] = [];
    (window as Watched).violations = violations;
    document.addEventListener('securitypolicyviolation', (event) => {
      violations.push(`${event.violatedDirective}: ${event.blockedURI} ${event.sample}`);
    });
  });
  return {
    page,
    complaints: async () => [
      ...errors,
      ...said,
      ...(await page.evaluate(() => (window as Watched).violations ?? ['the page is not watched'])),
    ],
  };
}
