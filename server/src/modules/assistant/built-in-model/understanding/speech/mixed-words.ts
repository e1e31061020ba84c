/** German nouns of a listing that sellers mix into English, where no name of a product stands. */
const nouns: Record<string, string> = {
  beschreibung: 'description',
  produktbeschreibung: 'description',
  artikelbeschreibung: 'description',
  titel: 'title',
  überschrift: 'title',
  preis: 'price',
  stichpunkte: 'bullets',
  aufzählungspunkte: 'bullets',
  schlagwörter: 'keywords',
  schlagworte: 'keywords',
  stichwörter: 'keywords',
  suchbegriffe: 'keywords',
  kategorie: 'category',
  bilder: 'images',
};
const mixed = new RegExp(
  `(?<=\\b(?:the|my|its|this|our|a|an|in|to|of|for|only|new|better|shorter|longer)\\s)(${Object.keys(nouns).join('|')})(?![\\p{L}\\d-]|:\\s)`,
  'giu',
);
const quoted = /"[^"\n]*"|“[^”\n]*”/g;

/** Words of a telephone, where only one word can be meant. */
const short: [RegExp, string][] = [
  [/^wat(?=\s)/i, 'what'],
  [/\br(?= (?:there|these|they|you|u|the|my|missing)\b)/gi, 'are'],
  [/\b(add|remove|delete) (?:the )?(tag|keyword)s? ([^.,;\n]{2,40}?) n (?=\p{L})/giu, '$1 the $2s $3, '],
  [/\bdesc(?:r)?(?:\.(?=\s|$))?(?![\p{L}.-])/giu, 'description'],
];
/** "Shipping 3-5 days put in description": the words before the order are to stand there. */
const wordsFirst =
  /^\s*(?:(?:and|also|ok(?:ay)?|then|so)[\s,]+)*((?!(?:please|can|could|what|which|is|are|do|does|it|this|that|the title|i|we|you)\b)[^.;:!?"\n]{4,80}?),?\s+(?:please )?(?:put|goes|must go|should go|comes) (?:it |this |that )?(?:in|into|to) (?:the |my |its )?(description)(?:,? (?:please|pls|plz|too|as well))*[\s.!]*$/i;
/** "Is "steel" in the keywords? If not, put it in". */
const ifMissing =
  /^\s*(?:(?:and|so|ok(?:ay)?|but)[\s,]+)*(?:is|are) (?:the (?:words?|term|phrase) )?(["“][^"”\n]{2,40}["”]|[\p{L}\d-]{2,30}) (?:already |also )?(?:in|among) (?:the |my )?(keywords|tags|description|bullets)\s*\?\s*(?:and )?if not,? (?:then |please )*(?:put|add|write|include) (?:it|that|them)(?: (?:in|to it|there|to them|please|too))*[\s.!]*$/iu;

/** What a seller writes with German nouns, short words, or the words before the order, as the tables read it. */
export function withEnglishWords(command: string): string {
  if (command.length > 400) return command;
  const kept: string[] = [];
  const open = command.replace(quoted, (said) => `\uE000${kept.push(said) - 1}\uE000`);
  const english = short.reduce(
    (text, [pattern, word]) => text.replace(pattern, word),
    open.replace(mixed, (noun) => nouns[noun.toLowerCase()] ?? noun),
  );
  return english
    .replace(/\uE000(\d+)\uE000/g, (_, at: string) => kept[Number(at)] ?? '')
    .replace(ifMissing, (_, words: string, field: string) =>
      /^(?:keywords|tags)$/i.test(field) ? `add the keyword ${words}` : `add ${words} to the ${field}`,
    )
    .replace(wordsFirst, (_, words: string, field: string) => `add to the ${field}: ${words}`);
}
