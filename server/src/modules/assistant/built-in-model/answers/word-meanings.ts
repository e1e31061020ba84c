/** What a word of this product means, in words for somebody who has never sold online. */
const meanings: [names: string, meaning: string][] = [
  [
    'product cards?|cards?|listings?',
    'A **card** is one product that you keep here: its title, description, bullets, specifications, keywords and images, with every version of them. It is private until you say "publish this card".',
  ],
  [
    'scor(?:e|es|ing)|points',
    'A **score** from 0 to 100 says how well a listing keeps the rules of a marketplace, and what to fix first. Asking for it takes 1 scoring credit of your plan, no money, and changes nothing.',
  ],
  [
    'bullets?(?: ?points?)?|key features?',
    '**Bullets** are the short list of key features, one fact in each, which buyers read first. Where a marketplace has no field for them, as Etsy and eBay, they stand in the description.',
  ],
  [
    'generic|any marketplace',
    '**Generic**, or "any marketplace", means that no marketplace is chosen: I use rules that fit everywhere. "for Etsy" takes those of Etsy. Beside a brand it means that the product has none.',
  ],
  [
    'csv(?: files?)?',
    '**CSV** is a table as a plain file: a line for each product, and a column for each field. Excel, Google Sheets and most shops can read it.',
  ],
  [
    'xlsx(?: files?)?|excel files?',
    '**XLSX** is a file of Excel: a line for each product, and a column for each field.',
  ],
  [
    'json(?: files?)?',
    '**JSON** is a file for programs. To look at your products yourself, or to fill in a shop, take Excel or CSV.',
  ],
  [
    'keywords?|search terms?|tags?',
    '**Keywords** are the words that shoppers type to find a product. Etsy calls them tags; Amazon keeps them out of sight as search terms.',
  ],
  [
    'specifications?|specs?|attributes?|item specifics?',
    'A **specification** is a name and a value, such as "Material: oak". Shops build their filters of them.',
  ],
  [
    'credits?',
    '**Credits** pay for work here, and come with your plan, each day and each month. When they end I stop before the work: nothing is ever taken from your bank for it.',
  ],
  [
    'versions?',
    'A **version** is one state of a card. Every change makes a new one and the earlier ones stay: "undo" brings back the one before, "restore the original" the first.',
  ],
  [
    'gtins?|eans?|upcs?|barcodes?',
    'A **GTIN** (also EAN, UPC or ISBN) is the number under the barcode. Who makes things by hand mostly has none, and leaves the field empty.',
  ],
  ['skus?', 'A **SKU** is your own number for an article. You may choose it as you like.'],
  ['exports?', 'An **export** is a file of your cards, for your shop or for Excel. It is free and changes nothing.'],
  [
    'improv(?:ing|ements?)',
    'An **improvement** rewrites a listing from what its sources say, and invents nothing. It costs 20 credits for each marketplace; the earlier version stays.',
  ],
  [
    '(?:public )?cases?',
    'A **case** is the public page of a card, which everybody with its link can see. There is none until you say "publish this card".',
  ],
  [
    '(?:scheduled )?tasks?',
    'A **task** is work that I do at times you choose, for example "every Monday at 9 score all my cards".',
  ],
  [
    'alt texts?',
    'An **alt text** says in words what a picture shows, for people who cannot see it and for search engines.',
  ],
  [
    'size charts?|feature graphics?',
    'Size charts and feature graphics are pictures that I draw of the specifications of a card, for 1 image credit each.',
  ],
];
const term = meanings.map(([names]) => names).join('|');
const lead = '(?:(?:hi|hello|and|so|ok(?:ay)?|sorry|but|please|thanks|um|er|hm+)[\\s,.!]+)*';
const named = `["“”']?(?<term>${term})["“”']?`;
const tail = '(?: (?:actually|exactly|here|again|anyway|even))*[\\s?!.]*$';
const explain =
  "(?:(?:please )?(?:explain|define)(?: to me)?|(?:can|could) you (?:please )?explain(?: to me)?(?: what)?|i do not (?:know|understand) what|i don['’]t (?:know|understand) what|(?:please )?tell me what)";
/** "What are the keywords?" asks for those of the card; "what is score" may. */
const forms = [
  `what(?:['’]s| is)(?: the (?:word|term))? (?:an? )${named}`,
  `what(?:['’]s| is) ["“](?<quoted>${term})["”]`,
  `what(?:['’]s| is) (?<plain>csv(?: file)?|xlsx|json|generic|scoring)`,
  `what are (?<several>(?:${term})(?<=s))`,
  `what (?:do(?:es)?|did) (?:you mean by )?(?:an? |the |your )?(?:(?:word|term) )?${named}(?: (?:means?|stands? for))?`,
  `what do you (?:mean by|call) (?:an? |the )?${named}`,
  `what is meant by (?:an? |the )?${named}`,
  `${explain} (?:an? |the word |the term )?${named}(?: (?:is|are|means?|stands? for))*`,
].map((form) => new RegExp(`^${lead}${form}${tail}`, 'i'));
const termIn = (sentence: string): string | undefined => {
  for (const form of forms) {
    const { term: own, quoted, plain, several } = form.exec(sentence)?.groups ?? {};
    const found = own ?? quoted ?? plain ?? several;
    if (found !== undefined) return found;
  }
};

/** "I'm new here. What is a "card"? Does it cost money?": the meanings that are asked for; null for other questions. */
export function meaningsAsked(said: string): string[] | null {
  const found = said.split(/(?<=[?.!])\s+/).flatMap((sentence) => {
    const asked = termIn(sentence.trim());
    const meaning = meanings.find(([names]) => new RegExp(`^(?:${names})$`, 'i').test(asked ?? ''))?.[1];
    return meaning === undefined ? [] : [meaning];
  });
  return found.length > 0 ? [...new Set(found)] : null;
}

const asksOfPublic =
  /\b(?:public|private|see (?:it|this|that|what)|visible|anyone|anybody|everyone|everybody)\b[^.!]*\?/i;
const isPrivate = 'Nothing that you write here is public: your chats and cards are yours alone.';

export const meaningsText = (said: string): string =>
  [...(meaningsAsked(said) ?? []), ...(asksOfPublic.test(said) ? [isPrivate] : [])].join('\n\n');
