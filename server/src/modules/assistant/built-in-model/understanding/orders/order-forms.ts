import { weekday } from '../times/day-words.ts';
import { sectionNoun } from '../wishes/section-words.ts';

/**
 * How a message puts what it says: as an order or a question, or as a statement. A statement may still be a wish ("the title
 * could be shorter"); what it asks for is told by others.
 */
const verbs =
  'make|put|set|round|change|update|add|append|insert|remove|delete|drop|erase|clear|empty|replace|swap|exchange|move|shift|rename|write|re-?write|re-?do|re-?work|re-?phrase|re-?word|re-?fresh|re-?import|re-?load|re-?score|re-?run|improve|optimi[sz]e|amazonify|polish|enhance|upgrade|overhaul|shorten|shrink|lengthen|extend|expand|trim|cut|tighten|sharpen|spice|freshen|boost|brush|touch|jazz|fix|correct|mend|repair|tidy|clean|sort|order|re-?order|translate|score|rate|grade|evaluate|analy[sz]e|check|audit|review|judge|test|export|download|import|fetch|load|upload|save|store|remember|note|forget|show|list|display|view|open|see|read|look|find|search|give|get|tell|explain|describe|compare|undo|restore|revert|roll|bring|take|lock|unlock|protect|freeze|publish|un-?publish|share|withdraw|hide|crop|square|straighten|brighten|lighten|darken|resize|generate|create|draw|design|produce|build|prepare|schedule|run|start|begin|stop|cancel|pause|end|scrap|bin|ditch|remind|do|try|use|include|avoid|mention|say|state|turn|switch|raise|lower|increase|reduce|decrease|double|halve|mark|capitali[sz]e|lowercase|tag|name|call|split|merge|join|combine|glue|stitch|adapt|adjust|convert|send|work|go|keep|leave|skip|spare|stick|let|have|help|pick|choose|apply|continue|proceed|finish|complete|fill|count|sum|summari[sz]e';
const filler =
  '(?:ok(?:ay)?|and|but|so|now|then|also|just|only|well|oh|ah|hm+|hi|hello|hey|yes|yeah|no|nope|sorry|thanks|thank you|great|good|nice|perfect|cool|actually|instead|rather|first|next|please|pls|kindly|again|quickly|maybe|perhaps|better|right|wait|too)';
/** Begins like an order: "and then shorten …", "please …". */
const order = `\\s*(?:${filler}[\\s,.!:]+)*(?:${verbs})\\b`;
const orders = new RegExp(`(?:^|[.,;:!?()\\n]| [-–—] |\\b(?:and|but|so|then|or|to)\\b)${order}`);
const asksYou =
  /\b(?:please|pls|plz|kindly|(?:can|could|would|will|may|might|shall|should|must|need|have)(?: not)? (?:you|we|u|i)|you (?:can|could|may|should|must|need|have)|let us|let's)\b/;
const wishes =
  /\b(?:i|we|he|she|they)(?: would|'d| really| just| also| still| only)* (?:want|need|wish|like|love|prefer|rather|expect|require|must have|order)s?\b|\b(?:would|will) (?:suit|fit|work)\b[^.;!?]{0,20}\bbetter\b|\b(?:suits?|fits?) (?:me|us) better\b/;
const questions =
  /\?|\bwhere (?:is|are|did|does|do|has|have) (?:it|they|that|those|the|my|he|she)\b|^(?:(?:and|but|so|ok|hm+|hi|hello|hey|sorry|please)[\s,]+)*(?:what|which|who|whose|where|when|why|how|is|are|was|were|do|does|did|can|could|would|will|should|has|have|any)\b/;
const values = /[:=]|->|→|"\d+"/;

/** A sentence, and no bare name of a thing: "recent changes", "the second one". */
const sentence =
  /\b(?:am|is|are|was|were|been|has|had|does|did|do not|can not|will|would|might|may|could|got|gets|goes|went|came|comes|says|said|told|tells|thinks?|thought|knows?|knew|sold|sells|bought|buys|made|makes|took|takes|paid|pays|cost|costs|wrote|writes|sent|sends|found|finds|lost|kept|keeps|left|looks|reads|sounds|seems|works|breaks?|likes|loves|loved|wants|needs|asks|means|matters|depends|runs|stands|uses|gives|gave|drops|burns|holds|weighs|lasts|measures|contains|includes|fits|folds|covers|plays|played|calls|tries|opens|closes|eats|ate|drinks|drank|brings|brought|puts|moves|starts|stops|ends|begins|began|lives|sits|sat|stood|lies|carries|wears|wore|hangs|hung|sleeps|slept|feels|hopes?|wonder|suppose|guess|bet)\b|\b(?:i|we|he|she|they|it|people|nobody|everybody|everyone|somebody|someone|who) (?!too\b|again\b|now\b|please\b|all\b)[a-z]+\b|\b[a-z]{3,}ed\b/;

/** Holds an order, and begins it where an order begins. */
export const holdsDirectOrder = (text: string): boolean => orders.test(text);

const beginning = new RegExp(`^${order}`);
export const beginsWithOrder = (text: string): boolean => beginning.test(text);

/** Without words of an order, a wish or a question; the text in normal form. */
export const asksForNothing = (text: string): boolean =>
  !orders.test(text) && !asksYou.test(text) && !wishes.test(text) && !questions.test(text) && !values.test(text);
/** A sentence, and nothing is asked for in it. */
export const onlyTells = (text: string): boolean => sentence.test(text) && asksForNothing(text);

const work = '(?:improve|re-?write|re-?work|optimi[sz]e|polish|(?:re-?)?score|rate|export|(?:re-?)?import|publish|do)';
const thing = '(?:it|this|that|them|these|those|(?:the|my|this|that|these|those|all|every)(?: [a-z\\d-]+){1,4}?)';
const due = `(?:now|today|tonight|at once|right (?:away|now)|immediately|asap|(?:before|by|until|till|for) (?:today|tonight|tomorrow|noon|the weekend|(?:the )?(?:next )?${weekday}|next week)|this (?:week|morning))(?: (?:morning|noon|evening|night))?`;
const each =
  '(?:every|each) (?:[a-z]+ )?[a-z]+(?: at [\\d:]+(?: ?[ap]m)?)?|once an? [a-z]+(?: on [a-z]+)?|on [a-z]+days|daily|weekly|monthly';
const why =
  "(?: (?:because|since|as)|,(?= (?:the|my|our|we|i|tomorrow|today|tonight|on|next) ))(?: (?!(?:not|no|never|but|maybe|perhaps|would|could|said|asked|thought)\\b)[a-z\\d'-]+){2,12}";
/** "Improve it today", "every Friday score them", "score it, the fair is tomorrow": an order with its time or its reason alone. */
const timed = new RegExp(
  `^(?:(?:please|pls|ok(?:ay)?|and|now|then|so|can you|could you)[\\s,]+)*(?:${work} ${thing}(?: for [a-z]+| again)?(?:,? (?:${due}|${each})|${why})|(?:${each}),? (?:please )?${work} (?:it|this|that|them|everything|all(?: [a-z]+){1,3}|(?:the|my|our|each|every) (?:[a-z\\d-]+ ){0,3}(?:ones?|cards?|listings?|products?|items?)(?: for [a-z]+)?))(?: please| then| thanks)?[\\s.!?]*$`,
);
export const isTimedOrder = (text: string): boolean => timed.test(text.trim());

const orderWork =
  '(?:improve|re-?write|re-?work|optimi[sz]e|polish|(?:re-?)?score|rate|export|publish|shorten|lock|unlock)';
const aName = "(?:the|my|our) (?!(?:way|time|whole|entire|day|life|world)\\b)(?:[a-z\\d'-]+ ){0,4}[a-z\\d'-]+";
/** "Improve the dog bed", "score yoga mat": an order of work on what is named, and nothing else. */
const aBareName = "[a-z'-]{3,}(?: [a-z'-]{3,}){0,2}";
const plainOrder = new RegExp(
  `^(?:(?:please|pls|ok(?:ay)?|and|now|then|so|hi|hello|hey|can you|could you)[\\s,]+)*${orderWork} (?:${aName}|${aBareName})[\\s.!]*$`,
);
/** "Merge the photos": so of pictures. */
const pictureOrder =
  /^(?:(?:please|pls|ok(?:ay)?|and|now|then|so|hi|hello|hey|can you|could you)[\s,]+)*(?:combine|merge|join|glue|stitch|crop|straighten|brighten|lighten|sharpen|resize|whiten|enhance) (?:[a-z\d]+ ){0,6}?(?:images?|pictures?|photos?|photographs?|pics?)\b(?: (?:of|on|for) [^,.;!?]{2,40})?(?: (?:together|into one|side by side|please|now))*[\s.!]*$/;
/** "I would like a shorter title": a wish for what is made here, and nothing else. */
const plainWish = new RegExp(
  `^(?:(?:and|so|ok(?:ay)?|hi|hello|hey)[\\s,]+)*i (?:would (?:really |also )*like|need|want) an? (?:[a-z-]+ ){1,3}(?:${sectionNoun}|background|size chart|chart|collage)[\\s.!?]*$`,
);
const goesOn = /\b(?:if|when|unless|because|but|not|never|was|were|is|are|said|would|could|later|tomorrow|myself)\b/;
export const isPlainOrder = (text: string): boolean =>
  plainWish.test(text.trim()) ||
  ([plainOrder, pictureOrder].some((form) => form.test(text.trim())) && !goesOn.test(text));

/** "Create a card from these files", "make a listing for a chair". */
const cardOrder =
  /^(?:(?:please|pls|ok(?:ay)?|and|now|so|hi|hello|hey|can you|could you)[\s,]+)*(?:create|make|write|build|draft|generate|prepare|use|turn) (?!sure\b)(?:me |us )?(?:[^.;!?]*?\b(?:an?|one|another|new|some|into|two|three) (?:[a-z-]+ ){0,3}?)?(?:cards?|listings?)\b(?![^.;!?]*\b(?:later|tomorrow|myself|not)\b)/;
export const isCardOrder = (text: string): boolean => cardOrder.test(text.trim());
