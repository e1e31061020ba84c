import { upperFirst } from '@cardwright/listing/improve/casing';
import type { ListingEdit } from '../../../tool-types.ts';
import { isNameWord } from '../cards/name-words.ts';
import { isColors, materials } from './fact-values.ts';

/** Parts and properties that sellers tell of by their name: "the glass is K9", "the finish is hardwax oil". */
const ofProduct =
  /^(?:glass|lens|clasp|closure|fastening|fastener|zip|zipper|buckles?|buttons?|snaps?|hooks?|hinges?|handles?|grip|knob|lid|cap|cork|stopper|base|bottom|top|rim|legs?|feet|frame|back|backing|front|edges?|binding|spine|cover|dust jacket|pages?|paper|inks?|paint|varnish|glaze|finish|coating|plating|lining|filling|stuffing|padding|insole|sole|heel|upper|laces?|collar|cuffs?|sleeves?|hood|waistband|neckline|hem|pockets?|straps?|band|chain|cords?|string|thread|yarn|weave|fabric|cloth|leather|hide|wool|wood|timber|veneer|board|metal|steel|stones?|gemstones?|pearls?|beads?|charm|pendant|setting|dial|movement|crystal|bezel|blade|tang|sheath|jar|bottle|tin|pump|nozzle|wick|wax|scent|fragrance|flavou?r|roast|grape|oil|shell|seeds?|motor|engine|battery|batteries|charger|plug|socket|switch|cable|lead|bulb|shade|screen|display|sensor|chuck|wheels?|tyres?|tires?|brakes?|gears?|saddle|fork|strings?|bow|neck|keys|pickups?|mouthpiece|soundboard|print|pattern|embroidery|stitching|seams?|fit|cut|mount|canvas|box|pouch|packaging|carton|sleeve|tag|label|case|shelf|shelves|drawers?|doors?|cushions?|mattress|slats|rings?|poles?|pegs|net|rope|mat|cards?|dice|board|pieces|rules|language|era|edition|publisher|author|plug type|bulb type)$/i;
/** Said of a text, of the work or of the shop, and of no product. */
const ofElse =
  /\b(?:titles?|headline|descriptions?|bullets?|keywords?|tags?|text|texts|wording|tone|score|credits?|prices?|photos?|pictures?|images?|background|cards?|listings?|page|site|shop|customers?|buyers?|reviews?|orders?|emojis?|hashtags?|shipping|delivery|link|file|export|chat|plan|account|one|ones|rest|other|others|thing|things|problem|question|answer|idea|name|it|this|that|these|those|there|stock)$/i;
const opinion =
  /^(?:too|so|very|really|quite|rather|pretty|totally|a bit|a little|kind of|sort of|still|also|more|less|just|all|only|ok|okay|up to|about|on|in|at|the|my|our|your|this|that|it|what|why|how|where|when|which|to|if|as)\b|\b(?:nice|boring|dull|bland|ugly|stiff|bad|good|great|fine|perfect|beautiful|pretty|lovely|gorgeous|amazing|awesome|stunning|cute|cool|weak|poor|wrong|right|correct|missing|outdated|unclear|confusing|misleading|important|better|worse|best|worst|enough|awful|terrible|horrible|excellent|expensive|cheap|popular|favou?rite|happy|tired|ready|done|gone|late|tight|needed|wanted|liked|loved|finished|mentioned|stated|listed|shown|written|sold out|out of stock|empty|half full|frozen|loading|coming|later|soon|cut off|cropped|blurry|blurred|not working|(?:hard|easy|difficult|heavy|costly) to|amazon|seo)\b|\b(?:is|are|was|were|should|must|want|need|please|because|but|if|i|you|we|they|maybe|probably|perhaps|think|guess|would|could|might)\b/i;
const material = new RegExp(`\\b${materials}\\b`, 'i');
const made = /^(?:[a-z]+ly |hand[- ]|machine[- ]|double[- ])?[a-z]+(?:ed|wn|sewn|woven|cut|spun)(?: |$)/i;
/** What it is, and not how somebody finds it. */
const isPlain = (value: string) =>
  material.test(value) || isColors(value) || /\d/.test(value) || /^an? /i.test(value) || made.test(value);

const declared =
  /^(?:(?:the|its|our) )?([\p{L}][\p{L}'-]*(?: [\p{L}-]+){0,2}?) (?:is|are|r)(?: (?:actually|now|also))? (\S.{0,60})$/iu;
/** "Bulb not included", "charger sold separately". */
const given =
  /^(?:the |its |an? )?((?!(?:not|also|all|no|everything|nothing|shipping|postage|delivery|it|this|that)\b)[\p{L}][\p{L}-]*(?: [\p{L}-]+){0,2}?) (?:(?:is|are) )?((?:not )?included|sold separately|optional)$/iu;
const holds =
  '(?:gift |storage |carrying |travel |drawstring |presentation |dust |wooden |cardboard |cotton |velvet |jewel(?:le)?ry |original |own |nice |small |sturdy |plain |branded |recycled |kraft |paper |metal )*';
/** "It comes in a gift box". */
const packed = new RegExp(
  `^(?:(?:and )?(?:it|they|this|each(?: one)?) )?((?:comes?|(?:is |are )?(?:packed|packaged|delivered|shipped|sold|wrapped)) (?:packed |wrapped )?in (?:an?|its|their) ${holds}(?:box|case|pouch|bag|tin|tube|jar|sleeve|envelope|wrapping|pack|packaging|carton|crate|folder|sachet|tray))$`,
  'i',
);

/** "The clasp is a lobster clasp", "it comes in a gift box": what a seller tells of a part or of what comes with it. */
export function declaredFact(text: string): ListingEdit | null {
  const said = text.trim().replace(/(?<![\s.!])[\s.!]+$/, '');
  if (said.length > 100 || /[?"“”:]/.test(said)) return null;
  const [, way] = packed.exec(said) ?? [];
  if (way !== undefined) return { op: 'add', field: 'bullets', value: upperFirst(way.replace(/^(?:is|are) /i, '')) };
  const [, thing = '', state] = given.exec(said) ?? [];
  if (state !== undefined && !ofElse.test(thing)) return { op: 'add', field: 'bullets', value: upperFirst(said) };
  const [, name = '', stated = ''] = declared.exec(said) ?? [];
  const value = stated.replace(/^(?:made (?:of|from) |of )/i, '').trim();
  if (name === '' || ofElse.test(name) || opinion.test(value) || value.split(/\s+/).length > 7) return null;
  const last = name.split(' ').at(-1) ?? '';
  const isKnown = ofProduct.test(last) || ofProduct.test(name);
  return isKnown || (isNameWord(last) && isPlain(value)) ? specification(name, value.replace(/^an? /i, '')) : null;
}

const specification = (name: string, value: string): ListingEdit => ({
  op: 'set',
  field: 'specifications',
  name: upperFirst(name),
  value,
});

/** Nouns that only a part of a product has: "the clasp", and not "the bottle", which may be a card of its own. */
const onlyPart =
  /(?:^|\s)(?:lens|clasp|closure|fastening|zip|zipper|buckles?|buttons?|snaps?|hinges?|handles?|grip|knob|lid|stopper|rim|legs?|feet|back|backing|edges?|spine|dust jacket|pages?|ink|varnish|glaze|finish|coating|plating|lining|filling|stuffing|padding|insole|soles?|heels?|upper|laces?|collar|cuffs?|sleeves?|hood|waistband|neckline|hem|pockets?|straps?|weave|fabric|setting|dial|movement|bezel|blade|tang|nozzle|wick|wax|socket|switch|cable|bulb|chuck|saddle|soundboard|stitching|seams?|frame|stones?|charm)$/i;
/** What is said before a correction, and is none of it. */
export const courtesy = /^\s*(?:(?:no|nope|oh|ah|sorry|wait|actually|and|but|hm+|ok|so|well|also)[\s,.!]+)+/i;

/** Whether what is said tells of a part of a product, as cards are never called. */
export const tellsOfPart = (said: string): boolean => {
  const parts = said.replace(courtesy, '').split(/[,;.]\s+/);
  const isOfPart = parts.some((part) =>
    onlyPart.test(declared.exec(part.replace(/(?<![\s.!])[\s.!]+$/, ''))?.[1] ?? ''),
  );
  return isOfPart && !/[?"“”]/.test(said);
};
