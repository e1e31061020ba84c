import { isPraise } from '../questions/praise.ts';
import { factTold } from './further-facts.ts';

const lead =
  '(?:(?:ok(?:ay)?|yes|and|so|but|also|then|now|great|good|well|oh|sorry|please|pls)[\\s,.!]+)*(?:(?:can|could|would|will) (?:you|u) (?:please |pls |kindly |be so kind(?: as)? to )*)?(?:please |pls )?(?:also )?';
const verb = '(?:add|write|put|include|note|mention|enter)';
const place =
  '(?: (?:down|in|there|here|into(?: it)?|inside|(?:to|on|in|into) (?:the |my |its |this )?(?:card|listing|page|text|list|bullets?(?: points?)?|points)))*';
const them =
  '(?:this|that|these|those|them|it|both|all (?:of )?(?:this|that|these|those|it)|(?:these|those) (?:things|facts|details))';
/** "The clasp is silver. Could you please add this to the card?": facts before the order; without "this", the courtesy tells it. */
const behind = new RegExp(
  `(?:[.!;,]|\\s[-–])\\s*${lead}(?:${verb}(?: also| too)? ${them}(?: too| also| as well)?${place}|(?<=\\b(?:please|pls) )${verb}${place})(?: for me)?(?: (?:please|pls|thanks|thank you))*[\\s.!?]*$`,
  'i',
);
/** "It contains linalool, that must be written", "the bench is not included, say so". */
const demanded =
  /[.!;,–-]\s*(?:and |so |please )*(?:(?:that|this|it|which)(?: (?:also|really))? (?:must|has to|have to|should|needs to|ought to) (?:be )?(?:written|mentioned|said|stated|added|noted|included|told|in|on it|there)\b(?: (?:in|there|too|down|somewhere))*|(?:please )?(?:say|write|mention|note) (?:so|that|it))(?: please)?(?: \([^()]{2,40}\))?[\s.!]*$/i;
/** "It also fits the Leon": told behind other facts. */
const furtherFact =
  /^(?:and |but )?(?:it|they|this one) also (?=(?:fits?|works?|suits?|holds?|contains?|protects?)\b)(?=[^?]{6,160}$)/i;
/** "Please write also that the weight is 2 kg and the base is cork". */
const before = new RegExp(`^\\s*${lead}${verb}(?: also| too)?${place}(?: also| too)? that\\s+(?=\\S)`, 'i');
const has =
  '(?:is|are|was|were|has|have|had|comes?|weighs?|ships?|measures?|holds?|fits?|includes?|contains?|makes?|made|sits?|opens?|closes?|lasts?|takes?|needs?|ship|pack|deliver|send|use|may|cannot)';
const border = new RegExp(
  `(?<!\\d)[.;!]\\s+|,\\s+(?:and\\s+)?(?=(?:that |the |its |it |they |i |we |each )[\\p{L} '’-]{0,40}?\\b${has}\\b)|\\s+and\\s+(?=(?:that |the |its |it |they |i |we )?[\\p{L} '’-]{0,30}?\\b${has} )`,
  'iu',
);
/** "Two things are missing: the color is black": what is told before the colon only announces the facts. */
const announced =
  /^[^:.;!?]{0,120}\b(?:missing|lack\w*|things?|following|details?|facts?|points?)\b[^:.;!?]{0,60}:\s+/i;
const states = new RegExp(
  `^(?:that )?(?:the |its |it |they |i |we |this |each |my |our )?[\\p{L}\\d '’-]{0,40}?\\b${has}\\b|^not \\p{L}`,
  'iu',
);
/** Begins an order or asks something: no fact. */
const orders =
  /^(?:(?:please|can|could|would|will|do|does|did|what|which|who|why|how|when|where|if|let|make|set|change|improve|score|remove|delete|rewrite|export|show|tell|use|keep|lock|undo|buyers?|customers?|people|i (?:think|want|would|need|hope|guess|like)|we (?:think|want|would|need|hope))\b)|[?"“”]|https?:/i;
const shipped = /^(?:i|we) (?:ship|pack|deliver|send|sell) (?:it|them|this|each(?: one)?|these) /i;
const shippedAs: Record<string, string> = {
  ship: 'Shipped',
  pack: 'Packed',
  deliver: 'Delivered',
  send: 'Sent',
  sell: 'Sold',
};

/** "That is kind of you": said of the answer before, and not of the product. */
const remark = /^\s*(?:and |but )?that(?:['’]s| is| was| helps?| sounds?| looks?)\b/i;

/** "..., I should say so I think": why it is told. */
const sayingSo =
  /,? (?:and |so )?(?:i|we) (?:guess |think )?(?:should|ought to|must|better) (?:probably |really |also )?(?:say|mention|write|tell|add|note)(?: (?:so|that|it))?(?: (?:too|there|somewhere|i (?:think|guess|suppose)))*$/i;

/** The facts that a message tells and then asks to add, each by itself; null for messages of another form. */
export function factsToAdd(said: string): string[] | null {
  if (said.length > 1_000 || said.includes('\n')) return null;
  const further = factTold(said);
  if (further !== null) return [further];
  const order = demanded.exec(said) ?? behind.exec(said);
  const told = order === null ? said.replace(before, '').replace(furtherFact, 'it ') : said.slice(0, order.index);
  if (order === null && told === said) return null;
  const facts = told
    .replace(announced, '')
    .replace(/,? which (is|are)\b/gi, ' $1')
    .split(border)
    .filter((part) => !remark.test(part))
    .map((part) =>
      part
        .trim()
        .replace(/^(?:(?:and|also|so|that|oh|ah|well|by the way|btw)[\s,]+)+/i, '')
        .replace(sayingSo, '')
        .replace(/^this (?:one|card|product|item) (?=(?:is|was) (?:made|from|of|\d))/i, 'it ')
        .replace(/\b(is|are|has|have|comes?|holds?|fits?) also\b/i, '$1')
        .replace(/[\s.!,;]+$/, ''),
    )
    .filter((part) => part !== '' && !isPraise(part.toLowerCase()));
  const isTold =
    facts.length > 0 && facts.length <= 8 && facts.every((part) => states.test(part) && !orders.test(part));
  return isTold ? facts : null;
}

/** A fact as a bullet says it. */
export function asBullet(fact: string): string {
  const [, way = ''] = /^(?:i|we) (\w+)/i.exec(shipped.exec(fact)?.[0] ?? '') ?? [];
  const text =
    way === ''
      ? fact.replace(
          /^(?:this one|it|they) (?=has|have|is|are|comes?\b|fits?\b|works?\b|suits?\b|holds?\b|includes?\b|contains?\b|keeps?\b)/i,
          '',
        )
      : `${shippedAs[way.toLowerCase()]} ${fact.replace(shipped, '')}`;
  return text.charAt(0).toUpperCase() + text.slice(1);
}
