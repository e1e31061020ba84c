import { marketplaceName } from '../marketplace-words.ts';
import { mentionsIn } from './card-mentions.ts';

const verb =
  '(?:score|re-?score|rate|grade|check|evaluate|improve|optimi[sz]e|rewrite|re-write|rework|redo|polish|adapt|prepare|tune|export|download|convert|turn|make)';
const where = `(?:for|on|to|as|in|into|at)\\s+(?:an?\\s+|the\\s+)?(?:${marketplaceName}|csv|xlsx|excel|json(?:-?ld)?|tsv)\\b(?:\\s+(?:shopping|merchant|csv|tsv|file|format|feed))?`;
const thing = `(?!(?:please\\s+|do not\\s+|don['’]t\\s+)?${verb}\\b)(?:(?!(?:and|or|but|for|on|to|as|in|into|at|is|are|was|it|them|both|all|not)\\b)[\\p{L}\\p{N}'’#-]+\\s+){1,6}`;
const between =
  '(?:\\s*[,;&+]\\s*(?:(?:and|then|also|plus)\\s+){0,2}|\\s+(?:and|plus|then|while)\\s+(?:(?:then|also)\\s+)?)';
const lead =
  "(?:(?:^|[.!?]\\s+)(?:(?:please|pls|hi|hey|hello|ok(?:ay)?|now|then|and|so|also|next|first|thanks|great|yes|no|actually|can you|could you|would you|will you|you can|i want you to|i need you to|i['’]d like you to|i would like you to|i want to|i would like to|i['’]d like to|let us|let['’]s|go ahead and)[\\s,.!:]+){0,6})";
const inTurn = new RegExp(
  `(${lead})((?:do not |don['’]t |never )?${verb})\\s+(${thing}${where}(?:${between}${thing}${where}){1,8})(?=(?:[\\s,]+(?:please|pls|thanks|thank you|too|now))*\\s*(?:[.!?;]|$))`,
  'giu',
);
const next = new RegExp(`(${where}${between})(?=${thing}${where})`, 'giu');

/**
 * "Score the mug for Amazon and the apron for eBay": each thing with its own marketplace is an order of its own, and
 * is said as one. Null when the message holds nothing of the kind.
 */
export function ordersForEach(text: string): string | null {
  const said = text.replace(
    inTurn,
    (_, before: string, order: string, things: string) =>
      `${before}${order} ${things.replace(next, (head) => `${head}${order} `)}`,
  );
  return said === text ? null : said;
}

const orderBefore = new RegExp(`^(.*\\S)\\s+this one\\s+${where}`, 'isu');
const onlyWhere = new RegExp(`^(?:(?:and|then|also|plus|please|but)\\s+)*(this one\\s+(${where}).*)$`, 'isu');
const anyWhere = new RegExp(where, 'iu');
const entry =
  '(?:the )?(?:first|second|third|fourth|fifth|last|\\d(?:st|nd|rd|th)) (?:bullet(?: point)?|point|keyword|tag|spec|specification|one)';
const entryBefore = new RegExp(
  `^(?:.*?[\\s,])??((?:please )?(?:drop|remove|delete|erase|cut|take out|get rid of|lose|kick out))\\s+${entry}\\b`,
  'iu',
);
const onlyEntry = new RegExp(
  `^(?:(?:and|then|also|plus|please)\\s+)*(${entry})(?:[\\s,]+(?:too|please|as well))*[\\s.!]*$`,
  'iu',
);
/**
 * A part of a message that says only where its card goes has the order, or the question, of the part before it; null
 * for other parts.
 */
export function withOrderOf(before: string | null, said: string): string | null {
  const [, gone] = onlyEntry.exec(said) ?? [];
  const [, verb] = gone === undefined ? [] : (entryBefore.exec(before ?? '') ?? []);
  if (gone !== undefined && verb !== undefined) return `${verb} ${gone}`;
  const [, own, place] = onlyWhere.exec(said) ?? [];
  if (before === null || own === undefined || place === undefined) return null;
  const order = orderBefore.exec(before)?.[1];
  if (order !== undefined) return `${order} ${own}`;
  return anyWhere.test(before) ? before.replace(anyWhere, () => place) : null;
}

const withAnother =
  /\b(export|download|save)\s+(it|this one|this card|this)\s+(?:(?:together|along)\s+)?with\s+(?=(?:the|my|our)\s)/i;
/** "That, plus the lamp, in one csv". */
const plusAnother =
  /^\s*(?:(?:ok(?:ay)?|and|now|good|great|nice|thanks|please)[\s,.!]+)*(?:that|it|this)(?: (?:one|card))?,?\s+(?:plus|and|&|together with|along with|with)\s+((?:the|my|our)\s+[^?.;!]{2,60}?),?\s+((?:(?:together|both|all)\s+)?(?:in|as|into|to)\s+(?:(?:an?|one|single|the same|the)\s+){0,2}(?:csv|xlsx?|excel|json(?:-?ld)?|tsv|spreadsheet|file)\b[^?]*)$/i;
/** "Export it with the lamp": both of them; null where no card is named there. */
export function exportedWith(text: string): string | null {
  const [, other, file] = plusAnother.exec(text) ?? [];
  if (other !== undefined) return `export this one and ${other} ${file}`;
  const match = withAnother.exec(text);
  const at = match === null ? -1 : match.index + match[0].length;
  return match === null || !mentionsIn(`export ${text.slice(at)}`).some(({ start }) => start === 'export '.length)
    ? null
    : `${text.slice(0, match.index)}export ${match[2]} and ${text.slice(at)}`;
}
