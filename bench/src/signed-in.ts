import type { Tokens } from '@cardwright/contract/auth';
import type { Browser, BrowserContext } from 'playwright-core';
import { type Account, logInTo } from '../../e2e/src/api.ts';
import { desktop } from '../../e2e/src/browser.ts';

/** A separate desktop browser in which this seller is signed in. */
export async function signedIn(
  browser: Browser,
  url: string,
  account: Account,
): Promise<{ context: BrowserContext; tokens: Tokens }> {
  const tokens = await logInTo(url, account);
  const context = await browser.newContext({ viewport: desktop });
  await context.addInitScript(
    ([accessToken = '', refreshToken = '']) => {
      localStorage.setItem('accessToken', accessToken);
      localStorage.setItem('refreshToken', refreshToken);
    },
    [tokens.access_token, tokens.refresh_token],
  );
  return { context, tokens };
}
