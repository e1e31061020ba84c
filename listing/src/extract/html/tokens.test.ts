import fc from 'fast-check';
import { Tokenizer } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { readMarkup } from './tokens.ts';

type Heard = (string | [string, string])[];

/** What was heard, texts that follow one another as one: how they are cut tells nothing. */
class Record {
  readonly events: Heard = [];
  #inText = false;

  add(...events: Heard): void {
    this.events.push(...events);
    this.#inText = false;
  }

  text(data: string): void {
    if (this.#inText) this.events.push(`${this.events.pop()}${data}`);
    else this.events.push(data);
    this.#inText = true;
  }
}

function heard(html: string): Heard {
  const record = new Record();
  readMarkup(html, {
    open: (name, attributes) => record.add(`<${name}>`, ...attributes),
    close: (name) => record.add(`</${name}>`),
    text: (data) => record.text(data),
  });
  return record.events;
}

/** What a tokenizer that decodes all by itself hears in markup without SVG and MathML. */
function heardByTokenizer(html: string): Heard {
  const record = new Record();
  let name = '';
  let attribute = '';
  let value = '';
  let attributes = new Map<string, string>();
  const open = (): void => {
    record.add(`<${name}>`, ...attributes);
  };
  const callbacks = {
    onopentagname(start: number, end: number) {
      name = html.slice(start, end).toLowerCase();
      attributes = new Map();
    },
    onattribname(start: number, end: number) {
      value = '';
      attribute = html.slice(start, end).toLowerCase();
    },
    onattribdata(start: number, end: number) {
      value += html.slice(start, end);
    },
    onattribentity(codePoint: number) {
      value += String.fromCodePoint(codePoint);
    },
    onattribend() {
      if (!attributes.has(attribute)) attributes.set(attribute, value);
    },
    onopentagend: open,
    onselfclosingtag: open,
    onclosetag: (start: number, end: number) => record.add(`</${html.slice(start, end).toLowerCase()}>`),
    ontext: (start: number, end: number) => record.text(html.slice(start, end)),
    ontextentity: (codePoint: number) => record.text(String.fromCodePoint(codePoint)),
    oncdata() {},
    oncomment() {},
    ondeclaration() {},
    onprocessinginstruction() {},
    onend() {},
  };
  const tokenizer = new Tokenizer({ xmlMode: false, decodeEntities: true }, callbacks);
  tokenizer.write(html);
  tokenizer.end();
  return record.events;
}

const pieces =
  '<|>|</|"|\'|=| |/|a|b=|&|&amp|&amp;|&lt|&notit;|&not|&#x41|&#65;|&#|&#x|;|&copy=|&hellip;|&quot;|&#39;|&#x27;|<script>|</script>|<title>|</title>|<textarea>|</textarea>|<style>|<xmp>|<iframe src=&amp>|</xmp>|<plaintext>|<!--|-->|<![CDATA[|]]>|<title/>|<script/>|<p class="|<p class=\'|<?|<!|\0|\n|é|&AMP|&nbsp;|&#128;|&#x110000;'.split(
    '|',
  );

describe('markup', () => {
  it('is heard as by a tokenizer that looks for entities everywhere', () => {
    const markup = fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 14 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(markup, (html) => {
        expect(heard(html)).toEqual(heardByTokenizer(html));
      }),
      { numRuns: 1_500 },
    );
  });

  it('has entities in text, titles and values, not in scripts and styles', () => {
    expect(heard('a &lt;b&gt; &amp c')).toEqual(['a <b> & c']);
    expect(heard('<title>R&amp;D <b></title>')).toEqual(['<title>', 'R&D <b>', '</title>']);
    expect(heard('<script>a &amp; b</script>&amp;')).toEqual(['<script>', 'a &amp; b', '</script>', '&']);
    expect(heard('<a b="?a=1&copy=2&amp;c" c=\'"&quot;\' d=&lt>')).toEqual([
      '<a>',
      ['b', '?a=1&copy=2&c'],
      ['c', '""'],
      ['d', '<'],
    ]);
  });

  it('keeps the first value of a name, among few attributes and among many', () => {
    const many = Array.from({ length: 60 }, (_, at): [string, string] => [`a${at}`, `${at}`]);
    const written = many.map(([name, value]) => `${name}=${value}`).join(' ');
    expect(heard('<p b=1 B=2 c=3>')).toEqual(['<p>', ['b', '1'], ['c', '3']]);
    expect(heard(`<p ${written} a0=x A59=y><i A59=y>`)).toEqual(['<p>', ...many, '<i>', ['a59', 'y']]);
  });

  it('has entities in a drawing, whatever its parts are called', () => {
    expect(heard('<svg><style>&amp;</style></svg>')).toEqual(['<svg>', '<style>', '&', '</style>', '</svg>']);
  });
});
