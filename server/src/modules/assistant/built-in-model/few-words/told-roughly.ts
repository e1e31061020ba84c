import { upperFirst } from '@cardwright/listing/improve/casing';
import { productPart } from '../../product-parts.ts';
import type { ListingEdit } from '../../tool-types.ts';
import { type Conversation, cardInHand, isDone, type Turn } from '../conversation.ts';
import { lead, saidAs, tail } from '../said-around.ts';
import { marketplacesIn } from '../understanding/marketplace-words.ts';
import { knownCards } from '../which-card/known-cards.ts';

/** "Brand no have", "it has no brand", "no brand": what marketplaces take instead. */
const noBrand = saidAs(
  `(?:the |my )?brand(?: name)?(?: is|:)? (?:no have|have no|not have|does ?n['’]?t have|none|no|no brand|there is none|there is no one|not existing|nothing)|(?:(?:it|this|they|i|we) )?(?:has|have|got|with|is)?(?: really| just)? ?no brand(?: name)?|(?:it['’]?s |it is |its )?(?:unbranded|no[- ]?name|without (?:a |any )?brand)`,
);
/** "Is handmade in Turkey, forgot say": told afterwards, and no question. */
const forgotten = new RegExp(
  `^${lead}(?:(?:i |we )?forgot (?:to )?(?:say|mention|tell(?: you)?|add|write|note)(?: that)?[\\s,:–-]+(.{4,120}?)|(.{4,120}?)[\\s,.–-]+(?:(?:i |we )?(?:forgot|forget)(?: to)? (?:say|mention|tell(?: you)?|add|write|note)(?: (?:that|it|this))?))(?: before| earlier)?[\\s.!]*$`,
  'iu',
);
const noSubject = /^(?:is|are|has|have|comes?|was|made|weighs?|fits|holds|measures)\b/i;

/** "Can I have it for Amazon and eBay": what the card is made for a marketplace with. */
const wantsFor = new RegExp(
  `^${lead}(?:(?:can|could|may|might) (?:i|we) (?:please )?(?:have|get)|(?:i|we) (?:want|need|(?:would|['’]d) like)(?: to have)?|give me) (?:it|this|that|this one|that one|the (?:card|listing)|one) (?:also |too )?((?:for|on) [\\p{L}][\\p{L} ,&-]{2,60}?)${tail.replace('[\\s.!]*', '[\\s.!?]*')}`,
  'iu',
);
/** "Get rid of the hype", "no hype": a plain tone. */
const hype =
  '(?:hype|fluff|puffery|bragging|hyperbole|exaggerations?|superlatives|buzz ?words|sales ?talk|marketing (?:talk|speak|fluff|blah|language)|ad(?:vertising)? (?:talk|speak|language)|blah(?: blah)?)';
const noHype = saidAs(
  `(?:(?:get rid of|remove|take out|drop|cut(?: out)?|lose|tone down|leave out|less|no|without|kill|skip|strip(?: out)?|delete|go easy on|lay off) (?:all |any |of |the |this |that |its |your |more )*${hype}|(?:too much|it['’]?s (?:too much|all)|there is too much) ${hype})(?: (?:in|from|out of|on) (?:it|there|this|(?:the |its )?(?:text|card|listing|(title|description|bullets))))?`,
);

/** "Same size as before but also sold in 200x290": another one there is, and no picture of that size. */
const alsoSold = saidAs(
  `(?:[^.;!?]{0,50}? but )?(?:it |they |this )?(?:is |are )?also (?:is |are )?(?:sold|available|offered|made|there) (?:in|as) (\\d[\\d.,]*(?: ?(?:x|×|by) ?\\d[\\d.,]*)+(?: ?(?:mm|cm|m|in|inch(?:es)?|ft))?)`,
);
const pair = '\\d[\\d.,]*(?: ?(?:x|×|by) ?\\d[\\d.,]*){1,2}(?: ?(?:mm|cm|m|in|inch(?:es)?|ft))?';
/** "Sizes 38x28, 33x23, 28x18": one property of several values. */
const sizes = saidAs(
  `(?:(?:the |its |in |available )*(?:sizes|dimensions|measurements)(?: are| in|:)? )(${pair}(?:(?:,? (?:and|or|&)|,) ${pair}){1,9})`,
);

/** "It's vegan. Wait no, goat milk, not vegan": the first of both was never meant. */
const withdrawn =
  /^([^.!?\n]{3,80}?)[.!,;–-]+\s*(?:wait|no|sorry|oops|ah|hm+|actually)(?:[\s,.!]+(?:wait|no|sorry|oops|actually|i mean(?:t)?|not right))*[\s,.!]+(.{2,60}?),? (?:and )?not (?:an? )?([\p{L}\d][\p{L}\d -]{1,30})[\s.!]*$/iu;
function meantInstead(said: string): string | null {
  const [, first = '', right = '', wrong = ''] = withdrawn.exec(said) ?? [];
  const isSame = wrong !== '' && first.toLowerCase().endsWith(wrong.toLowerCase().trim());
  return isSame ? right.replace(/^(?:it['’]?s|it is|its)\s+/i, 'it is ') : null;
}

const ordinal =
  '(first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last|\\d{1,2}(?:st|nd|rd|th)?|number \\d{1,2})';
/** "The third one is wrong, it rotates 270 degrees": what that bullet has to say. */
const wrongEntry = new RegExp(
  `^${lead}(?:the |your |bullet )*${ordinal}(?: (?:one|bullet|point|bullet point))? (?:is|was|['’]s)(?: (?:still|also|not|really|quite|completely|totally))* (?:wrong|incorrect|false|not right|right|true|correct|untrue|inaccurate)[\\s,.;:–-]+(?:because |since |in fact |actually )*((?:it|they|that|this)(?:['’](?:s|re))? [^.;!?"\\n]{3,100}?)${tail}`,
  'iu',
);
const listTools = new Set<string>(['improve_card', 'edit_card', 'answer_from_card', 'read_card']);
function entryCorrected(said: string, last: Turn | undefined): string | null {
  const [, place = '', fact = ''] = wrongEntry.exec(said) ?? [];
  const step = last?.steps.findLast(({ tool }) => tool !== 'compare_versions');
  if (fact === '' || step === undefined || !isDone(step.output)) return null;
  // Of a list of cards "the third one" is a card.
  const isNamed = /\bbullets?\b|\bpoint\b/i.test(said);
  if (!isNamed && !(listTools.has(step.tool) && last !== undefined && spokeOfBullets(last))) return null;
  const at = place.toLowerCase().replace(/^number |(?<=\d)(?:st|nd|rd|th)$/g, '');
  const number = /^\d+$/.test(at) ? Number(at) : at === 'last' ? null : ordinals.indexOf(at) + 1;
  const text = upperFirst(
    fact.replace(/^(?:it|they|that|this)(?: (?:only|really|actually))*(?:['’]s| is| are)? /i, ''),
  );
  return `change ${number === null ? 'the last bullet' : `bullet ${number}`} to: ${text}`;
}
const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];
function spokeOfBullets({ text, steps }: Turn): boolean {
  if (/\bbullets?\b/i.test(text)) return true;
  return steps.some(({ tool, input, output }) => {
    if (tool !== 'improve_card' || !isDone(output)) return false;
    const sections = (input?.sections ?? []) as string[];
    return sections.length === 0 || sections.includes('bullets');
  });
}

const asked =
  /^(?:(?:and|so|but|ok(?:ay)?|tell me)[\s,]+)*(does|do|has|have|is|are|can) (?:it|they|this|that|the [\p{L}-]+(?: [\p{L}-]+)?) (?:really |also |actually )?(?:(have|come with|include|contain|need) )?(?:an? |any |some )?([\p{L}\d][\p{L}\d' -]{2,50}?)\s*\?*$/iu;
const answered =
  /^(?:(?:oh|hm+|well|ok(?:ay)?|actually|sorry)[\s,.!]+)*(no|nope|nah|yes|yep|yeah|yup)[\s,.!]*(?:(?:it|they|this|that|there)(?: (?:is|are|does|do|has|have|can)(?: not|n['’]?t)?|['’]s(?: not)?|['’]re(?: not)?)(?: not)?(?: (?:any|none|one|some))?)?[\s,.;!–-]+(?:(?:and|so|please|pls|can you|could you|you can)[\s,]+)*(?:(?:write|add|put|note|enter|include) (?:that|this|it)(?: (?:in|down|there|to it|on it|to the (?:card|listing)))*|(?:write|add|put|note) (?:in|down) (?:that|this|it)|(?:mention|say) (?:that|so))(?: (?:please|too|then|as well))*[\s.!]*$/iu;
/** "Does it have fringes?" "No it doesn't, write that in": what the question asked, as it was answered. */
function answerWritten(said: string, last: Turn | undefined): string | null {
  if (last === undefined || !last.steps.some(({ tool }) => tool === 'answer_from_card')) return null;
  const [, word = ''] = answered.exec(said) ?? [];
  const [, verb = '', has, thing = ''] = word === '' ? [] : (asked.exec(last.text.trim()) ?? []);
  if (thing === '') return null;
  const isYes = /^y/i.test(word);
  const what = has?.toLowerCase();
  if (/^(?:has|have)$/i.test(verb) || what === 'have' || what === 'come with' || what === 'include')
    return bulletOf(isYes ? `With ${thing}` : `No ${thing}`);
  if (/^(?:is|are)$/i.test(verb)) return bulletOf(isYes ? upperFirst(thing) : `Not ${thing}`);
  if (/^can$/i.test(verb)) return null;
  if (what === 'contain') return bulletOf(isYes ? `Contains ${thing}` : `Contains no ${thing}`);
  return what === 'need' ? bulletOf(isYes ? `Needs ${thing}` : `Needs no ${thing}`) : null;
}
const bulletOf = (text: string) => `add the bullet: ${text}`;

/** "Add "best mat ever" to it", behind work on the title: words of the title, and no keyword of the texts. */
const toTitle = saidAs(
  `(?:add|put|include|insert|write|append) (["“][^"”\\n]{2,80}["”]) (?:to|in|into|on|at the end of) (?:it|that|there|this)`,
);
function addedToTitle(said: string, last: Turn | undefined): string | null {
  const [, words] = toTitle.exec(said) ?? [];
  const step = last?.steps.findLast(({ tool }) => tool === 'improve_card' || tool === 'edit_card');
  if (words === undefined || step === undefined || !isDone(step.output)) return null;
  const edits = (step.input?.edits ?? []) as ListingEdit[];
  const fields = step.tool === 'edit_card' ? edits.map(({ field }) => field) : (step.input?.sections ?? []);
  const isTitle = Array.isArray(fields) && fields.length > 0 && fields.every((field) => field === 'title');
  return isTitle ? `add ${words} to the title` : null;
}

const subject = new RegExp(
  `^(${lead})the ([\\p{L}-]{3,}) ((?:(?:also|now|really|actually) )*(?:has|have|comes|weighs|holds|measures|fits|needs|costs|includes|contains|is (?:also )?(?:made|available|sold))\\b.{2,100})$`,
  'iu',
);
/** "The box also has 2 compartments", behind work on another product: the lunch box of this chat, and no part of that one. */
function ofOtherProduct(said: string, { earlier, current, shownCardId }: Conversation): string | null {
  const [, ahead = '', thing = '', rest = ''] = subject.exec(said) ?? [];
  // A name that no part has is known as that of a card anyway.
  if (!productPart.test(thing)) return null;
  const { cards } = knownCards({ earlier, current, shownCardId, files: [] });
  const inHand = cards.find(({ card_id }) => card_id === cardInHand(earlier, shownCardId));
  const wordsOf = (title: string): string[] => title.toLowerCase().match(/[\p{L}\d-]+/gu) ?? [];
  const word = thing.toLowerCase();
  if (inHand === undefined || wordsOf(inHand.title).includes(word)) return null;
  const [only, ...others] = cards.filter(({ title }) => wordsOf(title).includes(word));
  if (only === undefined || others.length > 0) return null;
  const own = wordsOf(only.title);
  const before = own[own.indexOf(word) - 1];
  return before === undefined ? null : `${ahead}the ${before} ${thing} ${rest}`;
}

/** What sellers tell in rough or short words, as the order that it is; null for other words. */
export function toldRoughly(conversation: Conversation): string | null {
  const { current, earlier, shownCardId } = conversation;
  const said = current.text.trim();
  if (said.length > 180) return null;
  if (cardInHand(earlier, shownCardId) === null) return null;
  const last = earlier.at(-1);
  if (noBrand.test(said)) return 'set the brand to Generic';
  const [, told, told2] = forgotten.exec(said) ?? [];
  const fact = told ?? told2;
  if (fact !== undefined) return noSubject.test(fact) ? `it ${fact.replace(/^made\b/i, 'is made')}` : fact;
  const [, markets] = wantsFor.exec(said) ?? [];
  if (markets !== undefined && marketplacesIn(markets.toLowerCase()).length > 0) return `improve it ${markets}`;
  const plainer = noHype.exec(said);
  if (plainer !== null) return `make ${plainer[1] === undefined ? 'it' : `the ${plainer[1]}`} less salesy`;
  const [, other] = alsoSold.exec(said) ?? [];
  if (other !== undefined) return bulletOf(`Also available in ${other}`);
  const [, values] = sizes.exec(said) ?? [];
  if (values !== undefined) return `set the sizes to ${values}`;
  return (
    meantInstead(said) ??
    entryCorrected(said, last) ??
    answerWritten(said, last) ??
    addedToTitle(said, last) ??
    ofOtherProduct(said, conversation)
  );
}
