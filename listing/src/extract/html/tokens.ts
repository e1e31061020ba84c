import { type QuoteType, Tokenizer, type TokenizerCallbacks } from 'htmlparser2';
import { AttributeCollector, type Attributes } from './attributes.ts';
import { entityDecoder, type Surrounding } from './entities.ts';

/** What a reader of markup hears, in document order. Names are lower-case; text and attributes are decoded once. */
export interface MarkupListener {
  open(name: string, attributes: Attributes, selfClosing: boolean): void;
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

/**
 * Reads markup as a flat stream. It keeps no stack, so neither depth nor broken nesting can cost more than linear time.
 * Returns a function that stops the reading early.
 */
export function readMarkup(html: string, listener: MarkupListener, onStart?: (stop: () => void) => void): void {
  let name = '';
  const attributes = new AttributeCollector();
  let attributeName = '';
  let attributeValue = '';
  let foreign = 0;
  /** What the text that comes next stands in; null where it has no entities. */
  let textIn: Surrounding | null = 'text';

  const decode = entityDecoder();
  // A page repeats few names: each is made lower-case and kept once.
  const lower = new Map<string, string>();
  const nameAt = (start: number, end: number): string => {
    const written = html.slice(start, end);
    let known = lower.get(written);
    if (known === undefined) {
      known = written.toLowerCase();
      lower.set(written, known);
    }
    return known;
  };
  const open = (selfClosing: boolean): void => {
    if (foreign === 0) textIn = rawNames.has(name) ? null : name === 'title' || name === 'textarea' ? name : 'text';
    if (name === 'svg' || name === 'math') foreign += selfClosing ? 0 : 1;
    listener.open(name, attributes.take(), selfClosing);
  };

  const callbacks: TokenizerCallbacks = {
    onopentagname(start, end) {
      name = nameAt(start, end);
      attributes.clear();
      if (foreign > 0 && breakout.has(name)) foreign = 0;
    },
    onattribname(start, end) {
      attributeName = nameAt(start, end);
      attributeValue = '';
    },
    onattribdata(start, end) {
      attributeValue = html.slice(start, end);
    },
    onattribentity() {},
    onattribend(quote: QuoteType) {
      attributes.add(attributeName, attributeValue.includes('&') ? decode(attributeValue, quote) : attributeValue);
    },
    onopentagend: () => open(false),
    onselfclosingtag: () => open(foreign > 0),
    onclosetag(start, end) {
      const closed = nameAt(start, end);
      if ((closed === 'svg' || closed === 'math') && foreign > 0) foreign--;
      textIn = 'text';
      listener.close(closed);
    },
    ontext(start, end) {
      const text = html.slice(start, end);
      listener.text(textIn !== null && text.includes('&') ? decode(text, textIn) : text);
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
