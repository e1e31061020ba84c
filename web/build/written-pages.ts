import { createHash } from 'node:crypto';

/** Markup without `style` attributes, and the rules that stand for them: the security policy allows no inline styles. */
export function stylesOut(markup: string): { markup: string; css: string } {
  const rules = new Map<string, string>();
  const sheets: string[] = [];
  const bare = markup
    .replace(/<style[^>]*>(.*?)<\/style>/gs, (_all, css: string) => {
      sheets.push(css);
      return '';
    })
    .replace(/ style="([^"]*)"/g, (_all, style: string) => {
      const name = rules.get(style) ?? String(rules.size);
      rules.set(style, name);
      return ` data-style="${name}"`;
    });
  // The id makes these rules as strong as the attributes that they replace.
  for (const [style, name] of rules) sheets.push(`#root [data-style="${name}"]{${unescaped(style)}}`);
  return { markup: bare, css: sheets.join('') };
}

const unescaped = (attribute: string): string =>
  attribute
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/** As a content security policy names an inline script or style sheet. */
export const policyHash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

export interface PageParts {
  /** The built `index.html`. */
  template: string;
  title: string;
  /** Addresses of the page's own script files and style sheets, the entry's left out. */
  scripts: string[];
  styles: string[];
  fonts: string[];
  /** Runs before the first paint. */
  firstScript: string;
  /** By namespace. */
  texts: Record<string, unknown>;
  markup: string | null;
}

export interface PageDocument {
  html: string;
  script_hashes: string[];
  style_hashes: string[];
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** One page as a file: everything its first view needs is named in the head or written into it, so nothing waits in a row. */
export function pageDocument(parts: PageParts): PageDocument {
  const { markup, css } = stylesOut(parts.markup ?? '');
  const head = [
    ...parts.fonts.map((path) => `<link rel="preload" href="${path}" as="font" type="font/woff2" crossorigin>`),
    ...parts.styles.map((path) => `<link rel="stylesheet" crossorigin href="${path}">`),
    ...(css === '' ? [] : [`<style>${css}</style>`]),
    ...parts.scripts.map((path) => `<link rel="modulepreload" crossorigin href="${path}">`),
    `<script type="application/json" id="texts">${JSON.stringify(parts.texts).replaceAll('<', '\\u003c')}</script>`,
  ];
  // Nothing works before the scripts do: a form that somebody fills in meanwhile would be lost, or sent as an address.
  const inert = markup.includes('<form') ? ' inert' : '';
  const html = replaceOnce(parts.template, [
    [/<title>[^<]*<\/title>/, `<title>${escaped(parts.title)}</title>`],
    [/<script src="\/before-paint\.js"><\/script>/, `<script>${parts.firstScript}</script>`],
    [/\s*<\/head>/, `\n    ${head.join('\n    ')}\n  </head>`],
    [/<div id="root"><\/div>/, `<div id="root"${markup === '' ? '' : ` data-written-ahead${inert}`}>${markup}</div>`],
  ]);
  return { html, script_hashes: [policyHash(parts.firstScript)], style_hashes: css === '' ? [] : [policyHash(css)] };
}

function replaceOnce(template: string, replacements: [RegExp, string][]): string {
  return replacements.reduce((html, [pattern, text]) => {
    if (!pattern.test(html)) throw new Error(`index.html has nothing that matches ${pattern}`);
    return html.replace(pattern, () => text);
  }, template);
}
