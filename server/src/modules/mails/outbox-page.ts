import { htmlText } from '../../http/html-text.ts';
import type { OutboxMail } from '../../outside/mail/outbox.ts';

export interface OutboxPageData {
  mails: OutboxMail[];
  /** Of the whole outbox. */
  total: number;
  /** From 1. */
  page: number;
  pages: number;
}

const styles = `
  :root { color-scheme: light dark; --page: #f4f6f6; --sheet: #fff; --text: #212529; --small: #596066; --line: #ced4da; --accent: #0f6b66; }
  @media (prefers-color-scheme: dark) {
    :root { --page: #14171a; --sheet: #1d2125; --text: #f1f3f5; --small: #adb5bd; --line: #343a40; --accent: #6fc7c0; }
  }
  * { box-sizing: border-box; }
  body { margin: 0; background: var(--page); color: var(--text); font: 16px/1.5 system-ui, sans-serif; }
  main { max-width: 60rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; }
  h1 { margin: 0; font-size: 1.6rem; }
  p { margin: .25rem 0 1rem; color: var(--small); }
  a { color: var(--accent); }
  :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; border-radius: 4px; }
  article, .empty { background: var(--sheet); border: 1px solid var(--line); border-radius: 8px; margin: 0 0 1rem; }
  .empty { padding: 1.5rem; }
  .empty h2 { margin: 0 0 .5rem; font-size: 1.2rem; }
  summary { cursor: pointer; padding: .75rem 1rem; overflow-wrap: anywhere; }
  summary h2 { display: inline; font-size: 1.05rem; }
  .facts { display: block; color: var(--small); font-size: .9rem; padding-left: 1.1rem; }
  .views { border-top: 1px solid var(--line); padding: 1rem; }
  h3 { margin: 0 0 .5rem; font-size: .95rem; }
  iframe { display: block; width: 100%; height: 34rem; border: 1px solid var(--line); border-radius: 6px; resize: vertical; margin: 0 0 1rem; }
  pre { margin: 0; padding: 1rem; border: 1px solid var(--line); border-radius: 6px; white-space: pre-wrap; overflow-wrap: anywhere; font: .9rem/1.5 ui-monospace, monospace; }
  nav { display: flex; justify-content: space-between; gap: 1rem; }`;

/** The outbox as a page of its own, without scripts and without the web app. Times are in UTC. */
export function outboxPage({ mails, total, page, pages }: OutboxPageData): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Outbox | Cardwright</title>
<style>${styles}
</style>
</head>
<body>
<main>
<h1>Outbox</h1>
<p>E-mails of this local start. They were kept here instead of being sent. <a href="/">Go to Cardwright</a></p>
${total === 0 ? emptyOutbox : mails.map((mail, index) => article(mail, index === 0)).join('\n')}
${pages > 1 ? pageLinks(page, pages) : ''}
</main>
</body>
</html>
`;
}

const emptyOutbox = `<section class="empty">
<h2>No e-mails yet</h2>
<p>Create an account or ask for a new password: the e-mail with the link appears here within a second. Reload this page to see it.</p>
<a href="/auth/registration">Create an account</a>
</section>`;

function article({ to, subject, text, html, at }: OutboxMail, open: boolean): string {
  const time = `${at.slice(0, 10)} ${at.slice(11, 19)} UTC`;
  return `<article>
<details${open ? ' open' : ''}>
<summary><h2>${htmlText(subject)}</h2>
<span class="facts">To ${htmlText(to)}, <time datetime="${htmlText(at)}">${htmlText(time)}</time></span></summary>
<div class="views">
<h3>As it looks</h3>
<iframe loading="lazy" sandbox="allow-top-navigation-by-user-activation allow-popups" title="E-mail: ${htmlText(subject)}" srcdoc="${htmlText(withLinksOnTop(html))}"></iframe>
<h3>As plain text</h3>
<pre tabindex="0">${htmlText(text)}</pre>
</div>
</details>
</article>`;
}

/** Links of the mail leave the frame they are shown in. */
function withLinksOnTop(html: string): string {
  const base = '<base target="_top">';
  return /<head[^>]*>/i.test(html) ? html.replace(/<head[^>]*>/i, (head) => `${head}${base}`) : `${base}${html}`;
}

function pageLinks(page: number, pages: number): string {
  const link = (to: number, words: string) =>
    to < 1 || to > pages ? '<span></span>' : `<a href="/dev/outbox?page=${to}">${words}</a>`;
  return `<nav aria-label="Pages">${link(Math.min(page - 1, pages), 'Newer e-mails')}<span>Page ${page} of ${pages}</span>${link(page + 1, 'Older e-mails')}</nav>`;
}
