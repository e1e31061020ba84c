import fc from 'fast-check';
import { parseDocument, Tokenizer } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { readMarkup } from './tokens.ts';

type Heard = (string | [string, string])[];

function heard(html: string): Heard {
  const events: Heard = [];
  readMarkup(html, {
    open(name, attributes) {
      events.push(`<${name}>`, ...attributes);
    },
    close: (name) => events.push(`</${name}>`),
    text: (data) => events.push(data),
  });
  return events;
}

/** What a tokenizer that decodes all by itself hears in markup without SVG and MathML. */
function heardByTokenizer(html: string): Heard {
  const events: Heard = [];
  let name = '';
  let attribute = '';
  let value = '';
  let attributes = new Map<string, string>();
  const open = (): void => {
    events.push(`<${name}>`, ...attributes);
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
    onclosetag: (start: number, end: number) => events.push(`</${html.slice(start, end).toLowerCase()}>`),
    ontext: (start: number, end: number) => events.push(html.slice(start, end)),
    ontextentity: (codePoint: number) => events.push(String.fromCodePoint(codePoint)),
    oncdata() {},
    oncomment() {},
    ondeclaration() {},
    onprocessinginstruction() {},
    onend() {},
  };
  const tokenizer = new Tokenizer({ xmlMode: false, decodeEntities: true }, callbacks);
  tokenizer.write(html);
  tokenizer.end();
  return events;
}

const pieces =
  '<|>|</|"|\'|=| |/|a|b=|&|&amp|&amp;|&lt|&notit;|&not|&#x41|&#65;|&#|&#x|;|&copy=|&hellip;|<script>|</script>|<title>|</title>|<textarea>|</textarea>|<style>|<xmp>|<iframe src=&amp>|</xmp>|<plaintext>|<!--|-->|<![CDATA[|]]>|<title/>|<script/>|<p class="|<p class=\'|<?|<!|\0|\n|é|&AMP|&nbsp;|&#128;|&#x110000;'.split(
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
    expect(heard('a &lt;b&gt; &amp c')).toEqual(['a ', '<', 'b', '>', ' ', '&', ' c']);
    expect(heard('<title>R&amp;D <b></title>')).toEqual(['<title>', 'R', '&', 'D <b>', '</title>']);
    expect(heard('<script>a &amp; b</script>&amp;')).toEqual(['<script>', 'a &amp; b', '</script>', '&']);
    expect(heard('<a b="?a=1&copy=2&amp;c" c=\'"&quot;\' d=&lt>')).toEqual([
      '<a>',
      ['b', '?a=1&copy=2&c'],
      ['c', '""'],
      ['d', '<'],
    ]);
  });

  it('has entities in a drawing, whatever its parts are called', () => {
    expect(heard('<svg><style>&amp;</style></svg>')).toEqual(['<svg>', '<style>', '&', '</style>', '</svg>']);
  });

  it('reads a page without entities in less time than it takes to build a tree of it', () => {
    const html = '<div class="one two" data-a="some words"><p>Some words about a lamp</p></div>'.repeat(3_000);
    const nothing = { open() {}, close() {}, text() {} };
    const time = (work: () => unknown): number => {
      const before = process.cpuUsage();
      work();
      const { user, system } = process.cpuUsage(before);
      return user + system;
    };
    const fastest = (work: () => unknown): number => Math.min(...Array.from({ length: 5 }, () => time(work)));
    expect(fastest(() => readMarkup(html, nothing))).toBeLessThan(fastest(() => parseDocument(html)));
  });
});
