import { QuoteType, Tokenizer } from 'htmlparser2';

/** What stands around a piece of markup with entities: it decides how far an entity reaches. */
export type Surrounding = 'text' | 'title' | 'textarea' | QuoteType;

const around: Readonly<Record<Surrounding, readonly [before: string, after: string]>> = {
  text: ['', '<!>'],
  title: ['<title>', '</title>'],
  textarea: ['<textarea>', '</textarea>'],
  [QuoteType.NoValue]: ['<a b="', '">'],
  [QuoteType.Double]: ['<a b="', '">'],
  [QuoteType.Single]: ["<a b='", "'>"],
  [QuoteType.Unquoted]: ['<a b=', '>'],
};

/** What most entities of a page are; with their semicolon they mean the same wherever they stand. */
const usual: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['quot', '"'],
  ['lt', '<'],
  ['gt', '>'],
  ['nbsp', '\u00a0'],
  ['#39', "'"],
  ['#039', "'"],
  ['#34', '"'],
  ['#160', '\u00a0'],
  ['#x27', "'"],
  ['#x2F', '/'],
]);
const longestUsual = 5;

/** The piece decoded when all its entities are usual ones, else null. */
function decodeUsual(piece: string): string | null {
  let decoded = '';
  let from = 0;
  for (let at = piece.indexOf('&'); at >= 0; at = piece.indexOf('&', from)) {
    const end = piece.indexOf(';', at);
    const sign = end < 0 || end - at - 1 > longestUsual ? undefined : usual.get(piece.slice(at + 1, end));
    if (sign === undefined) return null;
    decoded += piece.slice(from, at) + sign;
    from = end + 1;
  }
  return decoded + piece.slice(from);
}

const ignore = (): void => {};

/**
 * Makes a decoder for pieces of markup. Few pieces have entities, and a tokenizer that looks for none is faster, so that
 * decoding is done for these alone.
 */
export function entityDecoder(): (piece: string, surrounding: Surrounding) => string {
  let source = '';
  let decoded = '';
  let tokenizer: Tokenizer | null = null;
  const run = (start: number, end: number): void => {
    decoded += source.slice(start, end);
  };
  const entity = (codePoint: number): void => {
    decoded += String.fromCodePoint(codePoint);
  };
  const callbacks = {
    ontext: run,
    ontextentity: entity,
    onattribdata: run,
    onattribentity: entity,
    onattribend: ignore,
    onattribname: ignore,
    oncdata: ignore,
    onclosetag: ignore,
    oncomment: ignore,
    ondeclaration: ignore,
    onend: ignore,
    onopentagend: ignore,
    onopentagname: ignore,
    onprocessinginstruction: ignore,
    onselfclosingtag: ignore,
  };
  return (piece, surrounding) => {
    // In titles an entity right behind `<` is none.
    const plain = surrounding === 'title' || surrounding === 'textarea' ? null : decodeUsual(piece);
    if (plain !== null) return plain;
    const [before, after] = around[surrounding];
    source = before + piece + after;
    decoded = '';
    tokenizer ??= new Tokenizer({ xmlMode: false, decodeEntities: true }, callbacks);
    tokenizer.reset();
    tokenizer.write(source);
    return decoded;
  };
}
