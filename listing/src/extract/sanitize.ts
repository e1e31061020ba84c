import { readMarkup } from './html/tokens.ts';

const allowed = new Set(['p', 'br', 'ul', 'ol', 'li', 'b', 'strong', 'i', 'em', 'h3', 'h4']);
const inlineKept = new Set(['b', 'strong', 'i', 'em']);
const droppedWhole = new Set(
  'script style template noscript iframe object embed svg math head title textarea select form button video audio canvas'.split(
    ' ',
  ),
);
/** Unwrapped blocks still end a line, so that their words do not run together. */
const lineBlocks = new Set(
  'div section article header footer table tbody tr caption dl dt dd h1 h2 h5 h6 blockquote figure figcaption pre center address aside main hr'.split(
    ' ',
  ),
);
const maxDepth = 40;

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Single spaces and newlines, none beside the tags of blocks. */
function tidySpaces(html: string): string {
  return html
    .replace(/[ \t]*\n\s*/g, '\n')
    .replace(/ {2,}/g, ' ')
    .replace(/\s*(<\/?(?:p|ul|ol|li|h3|h4)>)\s*/g, '$1')
    .trim();
}

/**
 * Keeps p br ul ol li b strong i em h3 h4 without attributes, closes them properly, unwraps all other tags and drops
 * scripts, styles, forms and the like with their contents. The result is well-formed whatever comes in.
 */
export function sanitizeDescription(html: string): string {
  const out: string[] = [];
  const stack: string[] = [];
  let skipping = '';
  let skipDepth = 0;

  const insideList = (): boolean => stack.at(-1) === 'ul' || stack.at(-1) === 'ol';
  const newline = (): void => {
    if (!insideList() && out.length > 0 && out.at(-1) !== '\n') out.push('\n');
  };
  const closeTop = (): void => {
    const name = stack.pop();
    if (name === undefined) return;
    while (out.at(-1)?.trim() === '') out.pop();
    if (out.at(-1) === `<${name}>`) out.pop();
    else out.push(`</${name}>`);
  };
  const closeDownTo = (depth: number): void => {
    while (stack.length > depth) closeTop();
  };
  const closeInlineAndParagraph = (): void => {
    for (let at = 0; at < stack.length; at++) {
      const name = stack[at] ?? '';
      if (name === 'p' || name === 'h3' || name === 'h4' || inlineKept.has(name)) closeDownTo(at);
    }
  };
  const open = (name: string): void => {
    if (name === 'br') out.push('<br>');
    else if (inlineKept.has(name)) {
      if (stack.length < maxDepth && !stack.includes(name)) {
        out.push(`<${name}>`);
        stack.push(name);
      }
    } else if (name === 'li') {
      const list = Math.max(stack.lastIndexOf('ul'), stack.lastIndexOf('ol'));
      if (list < 0) newline();
      else {
        closeDownTo(list + 1);
        out.push('<li>');
        stack.push('li');
      }
    } else if (stack.length < maxDepth) {
      const inItem = stack.lastIndexOf('li') > Math.max(stack.lastIndexOf('ul'), stack.lastIndexOf('ol'));
      if (inItem && name !== 'ul' && name !== 'ol') {
        newline();
        return;
      }
      if (!inItem) closeInlineAndParagraph();
      else closeDownTo(stack.lastIndexOf('li') + 1);
      // Between a list and its items only items may stand.
      if (stack.at(-1) === 'ul' || stack.at(-1) === 'ol') return;
      out.push(`<${name}>`);
      stack.push(name);
    }
  };

  readMarkup(html, {
    open(name, _attributes, selfClosing) {
      if (skipping !== '') {
        if (name === skipping && !selfClosing) skipDepth++;
      } else if (droppedWhole.has(name)) {
        if (name !== 'embed' && !selfClosing) {
          skipping = name;
          skipDepth = 1;
        }
      } else if (allowed.has(name)) open(name);
      else if (lineBlocks.has(name)) newline();
      else if ((name === 'td' || name === 'th') && !insideList()) out.push(' ');
    },
    close(name) {
      if (skipping !== '') {
        if (name === skipping && --skipDepth === 0) skipping = '';
        return;
      }
      if (allowed.has(name)) {
        const at = stack.lastIndexOf(name);
        const list = Math.max(stack.lastIndexOf('ul'), stack.lastIndexOf('ol'));
        if (at >= 0 && (at >= list || name === 'ul' || name === 'ol')) closeDownTo(at);
      } else if (lineBlocks.has(name)) newline();
    },
    text(data) {
      if (skipping !== '') return;
      const tidy = escapeText(data.replace(/[ \t\r\f\u00a0]+/gu, ' '));
      const between = insideList();
      if (between && tidy.trim() !== '') open('li');
      if (!between || tidy.trim() !== '') out.push(tidy);
    },
  });
  closeDownTo(0);
  return tidySpaces(out.join(''));
}
