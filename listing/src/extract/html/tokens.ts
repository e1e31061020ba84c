import { Tokenizer, type TokenizerCallbacks } from 'htmlparser2';

/** What a reader of markup hears, in document order. Names are lower-case; text and attributes are decoded once. */
export interface MarkupListener {
  open(name: string, attributes: ReadonlyMap<string, string>, selfClosing: boolean): void;
  close(name: string): void;
  text(data: string): void;
}

/** Tags that end an SVG or MathML region even when it was never closed (HTML standard, foreign content). */
const breakout = new Set(
  'b blockquote body br center code dd div dl dt em form h1 h2 h3 h4 h5 h6 head hr i img li main nav ol p pre section small span strong sub sup table td th tr u ul'.split(
    ' ',
  ),
);

const noAttributes: ReadonlyMap<string, string> = new Map();

/**
 * Reads markup as a flat stream. It keeps no stack, so neither depth nor broken nesting can cost more than linear time.
 * Returns a function that stops the reading early.
 */
export function readMarkup(html: string, listener: MarkupListener, onStart?: (stop: () => void) => void): void {
  let name = '';
  let attributes: Map<string, string> | null = null;
  let attributeName = '';
  let attributeValue = '';
  let foreign = 0;

  const open = (selfClosing: boolean): void => {
    if (name === 'svg' || name === 'math') foreign += selfClosing ? 0 : 1;
    listener.open(name, attributes ?? noAttributes, selfClosing);
    attributes = null;
  };

  const callbacks: TokenizerCallbacks = {
    onopentagname(start, end) {
      name = html.slice(start, end).toLowerCase();
      attributes = null;
      if (foreign > 0 && breakout.has(name)) foreign = 0;
    },
    onattribname(start, end) {
      attributeName = html.slice(start, end).toLowerCase();
      attributeValue = '';
    },
    onattribdata(start, end) {
      attributeValue += html.slice(start, end);
    },
    onattribentity(codePoint) {
      attributeValue += String.fromCodePoint(codePoint);
    },
    onattribend() {
      attributes ??= new Map();
      if (!attributes.has(attributeName)) attributes.set(attributeName, attributeValue);
    },
    onopentagend: () => open(false),
    onselfclosingtag: () => open(foreign > 0),
    onclosetag(start, end) {
      const closed = html.slice(start, end).toLowerCase();
      if ((closed === 'svg' || closed === 'math') && foreign > 0) foreign--;
      listener.close(closed);
    },
    ontext: (start, end) => listener.text(html.slice(start, end)),
    ontextentity: (codePoint) => listener.text(String.fromCodePoint(codePoint)),
    oncdata() {},
    oncomment() {},
    ondeclaration() {},
    onprocessinginstruction() {},
    onend() {},
    isInForeignContext: () => foreign > 0,
  };
  const tokenizer = new Tokenizer({ xmlMode: false, decodeEntities: true }, callbacks);
  onStart?.(() => tokenizer.pause());
  tokenizer.write(html);
  if (tokenizer.running) tokenizer.end();
}
