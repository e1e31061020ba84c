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

const ignore = (): void => {};

/**
 * Makes a decoder that hands the parts of a piece of markup to `take`: plain runs and decoded entities, one by one. Few
 * pieces have entities, and a tokenizer that looks for none is faster, so that decoding is done for these alone.
 */
export function entityDecoder(take: (part: string) => void): (piece: string, surrounding: Surrounding) => void {
  let source = '';
  const run = (start: number, end: number): void => take(source.slice(start, end));
  const entity = (codePoint: number): void => take(String.fromCodePoint(codePoint));
  const tokenizer = new Tokenizer(
    { xmlMode: false, decodeEntities: true },
    {
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
    },
  );
  return (piece, surrounding) => {
    const [before, after] = around[surrounding];
    source = before + piece + after;
    tokenizer.reset();
    tokenizer.write(source);
  };
}
