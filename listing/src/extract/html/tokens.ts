import { type QuoteType, Tokenizer, type TokenizerCallbacks } from 'htmlparser2';
import { entityDecoder, type Surrounding } from './entities.ts';

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

/** Tags whose text has no entities. */
const rawNames = new Set(['script', 'style', 'iframe', 'noembed', 'noframes', 'xmp', 'plaintext']);

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
  /** What the text that comes next stands in; null where it has no entities. */
  let textIn: Surrounding | null = 'text';
  let decoded = '';

  const decodeText = entityDecoder((part) => listener.text(part));
  const decodeValue = entityDecoder((part) => {
    decoded += part;
  });
  const open = (selfClosing: boolean): void => {
    if (foreign === 0) textIn = rawNames.has(name) ? null : name === 'title' || name === 'textarea' ? name : 'text';
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
      attributeValue = html.slice(start, end);
    },
    onattribentity() {},
    onattribend(quote: QuoteType) {
      attributes ??= new Map();
      if (attributes.has(attributeName)) return;
      if (attributeValue.includes('&')) {
        decoded = '';
        decodeValue(attributeValue, quote);
        attributeValue = decoded;
      }
      attributes.set(attributeName, attributeValue);
    },
    onopentagend: () => open(false),
    onselfclosingtag: () => open(foreign > 0),
    onclosetag(start, end) {
      const closed = html.slice(start, end).toLowerCase();
      if ((closed === 'svg' || closed === 'math') && foreign > 0) foreign--;
      textIn = 'text';
      listener.close(closed);
    },
    ontext(start, end) {
      const text = html.slice(start, end);
      if (textIn !== null && text.includes('&')) decodeText(text, textIn);
      else listener.text(text);
    },
    ontextentity() {},
    oncdata() {},
    oncomment() {},
    ondeclaration() {},
    onprocessinginstruction() {},
    onend() {},
    isInForeignContext: () => foreign > 0,
  };
  const tokenizer = new Tokenizer({ xmlMode: false, decodeEntities: false }, callbacks);
  onStart?.(() => tokenizer.pause());
  tokenizer.write(html);
  if (tokenizer.running) tokenizer.end();
}
