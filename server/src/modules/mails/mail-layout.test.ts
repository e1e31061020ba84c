import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type MailParts, mailContent } from './mail-layout.ts';

const url = 'https://cards.test/auth/activate?token=abc&next=%2Fchat';
const parts: MailParts = {
  subject: 'Confirm your e-mail address',
  greeting: 'Hello,',
  paragraphs: [
    'Somebody, hopefully you, created an account at Cardwright with this address. Confirm it to sign in for the first time.',
    'The link works for 24 hours.',
  ],
  action: { label: 'Confirm e-mail address', url },
  footnotes: ['Was it not you? Then do nothing: without a confirmation the account cannot be used.'],
};

/** What a reader sees of a piece of HTML without markup in it. */
const unescaped = (html: string) =>
  html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
/** Every tag with the names of its attributes, without their values. */
const markup = (html: string) => html.match(/<[^>]*>/g)?.map((tag) => tag.replace(/"[^"]*"/g, '""'));

describe('the layout of an e-mail', () => {
  it('says the same in plain text, wrapped, with the link whole on a line of its own', () => {
    expect(mailContent(parts).text).toBe(`Hello,

Somebody, hopefully you, created an account at Cardwright with this
address. Confirm it to sign in for the first time.

The link works for 24 hours.

Confirm e-mail address:
${url}

-- 
Was it not you? Then do nothing: without a confirmation the account
cannot be used.
Cardwright
`);
  });

  it('has the button, the link in clear, the words for the inbox, and loads nothing', () => {
    const { html, subject } = mailContent(parts);
    expect(subject).toBe(parts.subject);
    const href = 'href="https://cards.test/auth/activate?token=abc&amp;next=%2Fchat"';
    expect(html.split(href)).toHaveLength(3);
    expect(html).toContain('>https://cards.test/auth/activate?token=abc&amp;next=%2Fchat</a>');
    expect(html).toMatch(/display:none[^>]*>Somebody, hopefully you/);
    expect(html).toContain('prefers-color-scheme: dark');
    expect(html).not.toMatch(/<(img|script|link|iframe|object)\b|url\(|@import|\ssrc=/i);
  });

  it('needs no more than a subject and a paragraph', () => {
    const { html, text } = mailContent({ subject: 'Your password was changed', paragraphs: ['Just now.'] });
    expect(text).toBe('Just now.\n\n-- \nCardwright\n');
    expect(html).not.toContain('<a ');
  });

  it('keeps every text a text, and the subject a line', () => {
    const anything = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.constantFrom('<', '>', '"', "'", '&', '\r\n', '\t', '\0', '</p>', '<script>', '$&', 'é') }),
    );
    const shape = (text: string): MailParts => ({
      subject: `s${text}`,
      greeting: `g${text}`,
      paragraphs: [`p${text}`],
      action: { label: `l${text}`, url },
      footnotes: [`f${text}`],
    });
    const plain = markup(mailContent(shape('')).html);
    fc.assert(
      fc.property(anything, (text) => {
        const { subject, html } = mailContent(shape(text));
        expect(markup(html)).toEqual(plain);
        expect(subject).not.toMatch(/\p{Cc}/u);
        const seen = unescaped(html);
        for (const said of ['g', 'p', 'l', 'f'].map((letter) => subject.replace(/^s/, letter)))
          expect(seen).toContain(said);
      }),
    );
  });

  it('links to web addresses only', () => {
    const linking = (to: string) => () => mailContent({ ...parts, action: { label: 'Open', url: to } });
    expect(linking('javascript:alert(1)')).toThrow(TypeError);
    expect(linking('/auth/activate')).toThrow(TypeError);
    expect(
      mailContent({ ...parts, action: { label: 'Open', url: 'https://cards.test/a"onclick="b' } }).html,
    ).not.toContain('onclick="');
  });
});
