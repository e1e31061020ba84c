import { htmlText } from '../../http/html-text.ts';
import type { MailContent } from '../../outside/mail/mailer.ts';

/** The content of an e-mail as plain text; line breaks inside count as spaces. */
export interface MailParts {
  subject: string;
  /** Such as `Hello Ann,`. */
  greeting?: string;
  paragraphs: string[];
  /** The button. `url` is an absolute http or https address that is also shown in clear. */
  action?: { label: string; url: string };
  /** Small print under the line. */
  footnotes?: string[];
}

/** Makes the HTML and the plain text of an e-mail, so that the two say the same. */
export function mailContent(parts: MailParts): MailContent {
  const said = {
    subject: oneLine(parts.subject),
    lines: [...(parts.greeting === undefined ? [] : [parts.greeting]), ...parts.paragraphs].map(oneLine),
    action:
      parts.action === undefined ? null : { label: oneLine(parts.action.label), url: webAddress(parts.action.url) },
    footnotes: (parts.footnotes ?? []).map(oneLine),
    // The preview that an inbox shows beside the subject.
    preheader: oneLine(parts.paragraphs[0] ?? ''),
  };
  return { subject: said.subject, text: textOf(said), html: htmlOf(said) };
}

interface Said {
  subject: string;
  lines: string[];
  action: { label: string; url: string } | null;
  footnotes: string[];
  preheader: string;
}

const oneLine = (text: string) =>
  text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .toWellFormed();

function webAddress(address: string): string {
  const url = new URL(address);
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    throw new TypeError('a link in an e-mail is http or https');
  return url.href;
}

const lineWidth = 72;

function wrapped(text: string): string {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + 1 + word.length > lineWidth) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line].join('\n');
}

function textOf({ lines, action, footnotes }: Said): string {
  const blocks = lines.map(wrapped);
  // On a line of its own and never broken, so that it can be clicked and copied.
  if (action !== null) blocks.push(`${wrapped(`${action.label}:`)}\n${action.url}`);
  // "-- " and a line break begin a signature.
  blocks.push(['-- ', ...footnotes.map(wrapped), 'Cardwright'].join('\n'));
  return `${blocks.join('\n\n')}\n`;
}

const fonts = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const accent = '#0f6b66';

/** Mail programs without media queries show the light colours, which are inline. */
const darkStyles = `
    :root { color-scheme: light dark; supported-color-schemes: light dark; }
    @media (prefers-color-scheme: dark) {
      .page { background-color: #14171a !important; }
      .sheet { background-color: #1d2125 !important; border-color: #343a40 !important; }
      .strong { color: #f1f3f5 !important; }
      .text { color: #dee2e6 !important; }
      .small { color: #adb5bd !important; }
      .name, .link { color: #6fc7c0 !important; }
    }`;

function htmlOf({ subject, lines, action, footnotes, preheader }: Said): string {
  const paragraphs = lines.map(
    (line) =>
      `<p class="text" style="margin:0 0 16px;${fonts};font-size:16px;line-height:24px;color:#343a40">${htmlText(line)}</p>`,
  );
  const small = (html: string) =>
    `<p class="small" style="margin:0 0 8px;${fonts};font-size:13px;line-height:20px;color:#596066">${html}</p>`;
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="supported-color-schemes" content="light dark">
    <title>${htmlText(subject)}</title>
    <style>${darkStyles}
    </style>
  </head>
  <body class="page" style="margin:0;padding:0;background-color:#f4f6f6">
    <div style="display:none;max-height:0;overflow:hidden;opacity:0">${htmlText(preheader)}</div>
    <table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" style="background-color:#f4f6f6">
      <tr>
        <td align="center" style="padding:24px 12px">
          <table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px">
            <tr>
              <td class="name" style="padding:0 8px 12px;${fonts};font-size:18px;font-weight:700;color:${accent}">Cardwright</td>
            </tr>
            <tr>
              <td class="sheet" style="padding:28px 24px 20px;background-color:#ffffff;border:1px solid #dee2e6;border-radius:8px">
                <h1 class="strong" style="margin:0 0 16px;${fonts};font-size:22px;line-height:30px;color:#212529">${htmlText(subject)}</h1>
                ${paragraphs.join('\n                ')}${action === null ? '' : actionHtml(action)}
              </td>
            </tr>
            <tr>
              <td style="padding:16px 8px 0">
                ${[...footnotes.map(htmlText), 'Cardwright'].map(small).join('\n                ')}
              </td>
            </tr>
          </table>
        </td>
      </tr>
    </table>
  </body>
</html>
`;
}

function actionHtml({ label, url }: { label: string; url: string }): string {
  const href = htmlText(url);
  return `
                <table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 20px">
                  <tr>
                    <td align="center" style="background-color:${accent};border-radius:6px">
                      <a href="${href}" style="display:inline-block;padding:12px 24px;${fonts};font-size:16px;font-weight:600;line-height:24px;color:#ffffff;text-decoration:none">${htmlText(label)}</a>
                    </td>
                  </tr>
                </table>
                <p class="small" style="margin:0 0 8px;${fonts};font-size:13px;line-height:20px;color:#596066">If the button does not work, open this address:<br>
                <a class="link" href="${href}" style="color:${accent};word-break:break-all">${href}</a></p>`;
}
