import { createHash } from 'node:crypto';

interface MarkupWithoutStyles {
  markup: string;
  /** Rules that replace the attributes. */
  css: string;
  /** The original attributes, by their number in `data-style`. */
  styles: string[];
}

/** Markup without `style` attributes and elements: the security policy allows none whose hash it does not have. */
export function withoutStyles(markup: string): MarkupWithoutStyles {
  const numbers = new Map<string, number>();
  const sheets: string[] = [];
  const bare = markup
    .replace(/<style[^>]*>(.*?)<\/style>/gs, (_all, css: string) => {
      sheets.push(css);
      return '';
    })
    .replace(/ style="([^"]*)"/g, (_all, attribute: string) => {
      const style = unescaped(attribute);
      const number = numbers.get(style) ?? numbers.size;
      numbers.set(style, number);
      return ` data-style="${number}"`;
    });
  const styles = [...numbers.keys()];
  // The id makes these rules as strong as the attributes that they replace.
  const rules = styles.map((style, number) => `#root [data-style="${number}"]{${style}}`);
  return { markup: bare, css: [...sheets, ...rules].join(''), styles };
}

const unescaped = (attribute: string): string =>
  attribute
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/** As a content security policy names an inline script or style sheet. */
const policyHash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

export interface PageParts {
  /** The built `index.html`. */
  template: string;
  title: string;
  /** Addresses of the app's script files, the one that starts it last; and of those of the page. */
  app: string[];
  scripts: string[];
  /** All style sheets of the page, in their order. */
  styles: { path: string; css: string }[];
  fonts: string[];
  /** Runs before the first paint. */
  beforePaint: string;
  /** Tells when the app cannot be had. */
  startWatch: string;
  /** Starts the app on a page that is written ahead. */
  afterPaint: string;
  /** What the app need not fetch for its first view. */
  brought: Record<string, unknown>;
  markup: string | null;
}

export interface PageDocument {
  html: string;
  script_hashes: string[];
  style_hashes: string[];
}

const inScript = (data: unknown): string => JSON.stringify(data).replaceAll('<', '\\u003c');
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const preloadedFont = (path: string) => `<link rel="preload" href="${path}" as="font" type="font/woff2" crossorigin>`;

/** A page as a file: its head names or contains everything that the first view needs, so no request waits for another. */
export function pageDocument(parts: PageParts): PageDocument {
  return parts.markup === null ? bareDocument(parts) : writtenDocument(parts, parts.markup);
}

/** A page that the app has to render: names all its files at once. */
function bareDocument(parts: PageParts): PageDocument {
  const head = [
    ...parts.styles.map(({ path }) => `<link rel="stylesheet" crossorigin href="${path}">`),
    ...parts.app.map((path) => `<script type="module" crossorigin src="${path}"></script>`),
    ...parts.scripts.map((path) => `<link rel="modulepreload" crossorigin href="${path}">`),
    ...parts.fonts.map(preloadedFont),
  ];
  const html = assembled(parts, head, parts.brought, '<div id="root"></div>');
  return { html, script_hashes: [policyHash(parts.beforePaint), policyHash(parts.startWatch)], style_hashes: [] };
}

/** A prerendered page: on the screen after one request, with its styles in it, and the scripts after the first paint. */
function writtenDocument(parts: PageParts, wholeMarkup: string): PageDocument {
  const { markup, css, styles } = withoutStyles(wholeMarkup);
  const inline = `${parts.styles.map((sheet) => sheet.css).join('')}${css}`;
  const head = [
    ...parts.fonts.map(preloadedFont),
    `<style>${inline}</style>`,
    // Disabled, because their rules are in the page: they only tell the app not to fetch these files. A browser
    // that preloads files skips those whose medium does not match, but not those that are disabled.
    ...parts.styles.map(({ path }) => `<link rel="stylesheet" crossorigin href="${path}" media="not all" disabled>`),
  ];
  // Nothing works before the scripts do: what somebody fills in meanwhile would be lost, or sent in the address.
  const inert = markup.includes('<form') ? ' inert' : '';
  const body = `<div id="root" data-written-ahead${inert}>${markup}</div>\n    <script>${parts.afterPaint}</script>`;
  return {
    html: assembled(parts, head, { ...parts.brought, styles, app: parts.app, scripts: parts.scripts }, body),
    script_hashes: [parts.beforePaint, parts.startWatch, parts.afterPaint].map(policyHash),
    style_hashes: [policyHash(inline)],
  };
}

function assembled(parts: PageParts, head: string[], brought: unknown, root: string): string {
  const data = `<script type="application/json" id="brought">${inScript(brought)}</script>`;
  return replaceOnce(parts.template, [
    [/<title>[^<]*<\/title>/, `<title>${escaped(parts.title)}</title>`],
    [/<script src="\/before-paint\.js"><\/script>/, `<script>${parts.beforePaint}</script>`],
    // First, so that it hears of every file that fails.
    [/<script src="\/start-watch\.js"><\/script>/, `<script>${parts.startWatch}</script>`],
    [/\s*<\/head>/, `\n    ${head.join('\n    ')}\n  </head>`],
    // Before the root, so that the script behind it finds it.
    [/<div id="root"><\/div>/, `${data}\n    ${root}`],
  ]);
}

function replaceOnce(template: string, replacements: [RegExp, string][]): string {
  return replacements.reduce((html, [pattern, text]) => {
    if (!pattern.test(html)) throw new Error(`index.html has nothing that matches ${pattern}`);
    return html.replace(pattern, () => text);
  }, template);
}
