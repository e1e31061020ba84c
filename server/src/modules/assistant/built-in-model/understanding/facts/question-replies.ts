import type { ListingEdit } from '../../../tool-types.ts';
import { isPraise } from '../questions/praise.ts';
import { materials } from './fact-values.ts';
import { statedParts } from './stated-facts.ts';
import { factsTold } from './told-facts.ts';
import { asBullet } from './told-to-add.ts';

export interface OpenQuestion {
  question: string;
  path?: string;
}

/** Somebody will find it out, or asks something back. */
const putsOff =
  /\b(?:let me|i will|i['’]?ll|we['’]?ll|we will|will (?:check|ask|see|look|find)|later|tomorrow|(?:i|we) (?:need|have|must)|(?:am|are) going to|ask(?:ing)? (?:my|the|our)|wait|moment|sorry|why|please|(?:can|could|do|would|will|should) you|give me|gimme|hold on|hang on|(?:one|an?|half a) (?:minute|min|sec|second|moment))\b|\?/i;
/** Says what was meant, or how it is to be written. */
const correction =
  /^(?:no|nope|not|never|don['’]?t|do not|without|only|just|rather|instead|for (?:amazon|e-?bay|etsy|shopify|walmart|google|ozon))\b(?! (?:sugar|bpa|added|artificial|plastic|batter))/i;
/** "Somewhere between", "neither of them": words that point at others. */
const vague =
  /^(?:neither|nor|either|somewhere|something|somehow|someone|anywhere|anything|nothing|none|in between|between|halfway|both|half|kind of|sort of|other|others|another|different|again|the same|same|less|more)\b/i;
/** Words of a sentence: a value has none of them. */
const inSentence =
  /\b(?:i|i['’]?m|we|you|they|he|she|it|me|us|my|our|your|this|that|these|those|is|are|was|were|be|am|has|have|had|do|does|did|can|could|will|would|should|may|might|comes?|came|likes?|looks?|sells?|says?|thinks?|wants?|needs?|gets?|goes|go|make|improve|score|export|show|too|also|again|thanks?|ok|okay|hello|hi|maybe|perhaps|because|but|not)\b/i;
/** "Give the measurements in inches too" asks for work, and is no answer. */
const begins =
  /^(?:(?:please|pls|and|also|now|then|ok(?:ay)?)[\s,]+)*(?:give|show|write|add|put|set|change|convert|translate|move|make|tell|remove|delete|drop|replace|mention|say|include|improve|score|rewrite|export|raise|lower|increase|reduce|cut|bring|double|halve|shorten|lengthen|rename|undo|redo|lock|unlock|compare|check|list|sort|open|try|keep|cancel|schedule|publish|copy|duplicate|merge|swap|crop|resize|brighten|start|stop)\b/i;
/** "Scor both", "rite it again": an order, however it is spelled. */
const onThose =
  /^(?!(?:fits|suits|for|loved|with|in|on|and)\b)\p{L}+ (?:it|them|both|all|these|those|everything)(?: (?:again|too|please|pls|now))*[\s.!]*$/iu;
/** "The green one too", "hoops next", "now this one": what comes next, and no fact. */
const ofOtherCard =
  /\bthis one\b|^(?:it|this|that|them|these|those|both)[\s.!]*$|^(?:\S+ ){1,4}(?:too|also|as ?well|next|instead|(?:the )?same|likewise)(?:,? (?:please|pls|now|then))*[\s.!]*$/i;
/** "The hoops" says nothing of what a buyer should know. */
const bareName = /^(?:the|my|our) [\p{L}'’-]+(?: [\p{L}'’-]+)?[\s.!]*$/iu;
const textFields = /^\/?(?:bullets|description)\b/;

/** Says nothing about the product, unless the question is for the value of a property. */
const assents =
  /^(?:yes|yep|yeah|yup|no|nope|nah|naw|hm+|lol|haha+|ugh|meh|whatever|eh|oh|ah|wow|cool|bye|damn|pity|strange|odd|sad|seriously|done|later|sure|ok(?:ay)?|fine|good|right|correct|true|please|go|make|do)[\s.!]*$/i;
/** "Hm", "bye": no value of anything. */
export const saysNothing = (text: string): boolean => assents.test(text);
const quoted = /[“"]([^”"]{1,80})[”"]/;

/** An answer to this question: a value in a few words, or a sentence where the question is about a text. */
function mayAnswer(said: string, { path = '' }: OpenQuestion): boolean {
  if (putsOff.test(said) || correction.test(said) || begins.test(said) || said.length > 400) return false;
  if (vague.test(said) || onThose.test(said) || ofOtherCard.test(said) || isPraise(said)) return false;
  if (textFields.test(path)) return !bareName.test(said) && !/\b(?:i|we|my|me|us|our|thanks?|hello|hi)\b/i.test(said);
  return said.length <= 60 && said.split(/\s+/).length <= 7 && !inSentence.test(said);
}

/**
 * The seller's answer to questions that were asked: what is stated; what carries the number of a question is its answer,
 * and words without a number that have the shape of an answer answer the first question.
 * @param how `stated`: only what is stated in known words counts, or has the number of a question.
 */
export function answeredQuestions(
  answer: string,
  questions: OpenQuestion[],
  how: 'stated' | 'guessed' = 'guessed',
): ListingEdit[] {
  const parts = statedParts(answer);
  const hasFact = parts.some(({ fact }) => fact !== null);
  const edits = parts.flatMap(({ text, number, fact, isUnknown }, index) => {
    if (isUnknown) return [];
    if (fact !== null) return [fact];
    const question =
      number === null
        ? index === 0 && (how === 'guessed' || materialAnswered(text, questions) !== null)
          ? questions[0]
          : undefined
        : questions[number - 1];
    const said = text
      .replace(/^(?:it is|it's|they are|its)\s+/i, '')
      .replace(/,? please$/i, '')
      .replace(/^["“”']|["“”']$/g, '');
    // "It holds 6 cups and has a glass lid": what stands beside a fact is no less told.
    if (question === undefined && number === null && hasFact) return factsTold(text)?.slice(0, 1) ?? [];
    if (question === undefined || (assents.test(said) && !quoted.test(question.question))) return [];
    const isAnswer = number === null ? mayAnswer(said, question) : !putsOff.test(said);
    return isAnswer ? [answerTo(question, said)] : [];
  });
  return edits.filter(({ value }) => value !== undefined && value !== '').slice(0, 10);
}

const labels: [RegExp, string][] = [
  [/\bmaterial\b/i, 'Material'],
  [/\bweigh/i, 'Weight'],
  [/\bcolou?r\b/i, 'Color'],
  [/\bsize\b|\bdimension/i, 'Size'],
  [/\bcapacity\b|\bhold\b/i, 'Capacity'],
  [/\binclud|\bin the box\b/i, 'Included'],
  [/\borigin\b/i, 'Country of origin'],
  [/\bcare\b|\bwash/i, 'Care'],
  [/\bgtin\b|\bbarcode\b/i, 'GTIN'],
];

function answerTo({ question, path = '' }: OpenQuestion, value: string): ListingEdit {
  const field = path.replace(/^\//, '').split('/')[0] ?? '';
  if (field === 'brand') return { op: 'set', field: 'brand', value };
  if (field === 'bullets') return { op: 'add', field: 'bullets', value: asBullet(value) };
  if (field === 'keywords') return { op: 'add', field: 'keywords', value };
  if (field === 'description') return { op: 'add', field: 'description', value };
  const name = quoted.exec(question)?.[1] ?? labels.find(([pattern]) => pattern.test(question))?.[1] ?? 'Details';
  return { op: 'set', field: 'specifications', name, value };
}

/** "Asked the factory:", "according to the certificate it is": where an answer comes from. */
const source =
  /^(?:(?=[^:]{0,80}\b(?:ask\w*|look\w*|carton|tag|sticker|bottom|factory|supplier|manufacturer|maker|producer|label|box|packag\w+|data ?sheet|certificate|catalog\w*|found|checked|answer|wrote|back|says?|told|material)\b)[^:.!?\n]{3,80}:|according to [^,.:]{3,50}?,?(?= (?:it|the|this)\b)|(?:(?:ok(?:ay)?|so|well|ah|hm+|wait|yes)[\s,.!]+|let me (?:see|look|check)[\s,.!]+)*(?:the |my |our )?(?:factory|supplier|manufacturer|maker|producer|label|box|packag\w+|data ?sheet|certificate|invoice|catalog\w*)(?:['’]?s)?(?: (?:data ?)?(?:sheet|list|paper|website|page|label|invoice|catalog\w*|certificate|specs?))? (?:just )?(?:says?|said|wrote|confirm\w*)(?: that)?)\s*/i;
/** "My supplier wrote that on the invoice", "if you need that too". */
const toldBy =
  /[,;.]?\s+(?:-\s+)?(?:(?:as |so )?(?:my|our|the) (?:supplier|factory|manufacturer|maker|producer|label|box|invoice|packaging|data ?sheet) (?:wrote|says|said|told|confirm|stat)\w*\b.*|if you (?:need|want|care|must).*|(?:i|we) (?:checked|asked|looked).*|(?:as )?far as i know|i think|i believe|of course|obviously|naturally)[\s.!]*$/i;
const introduced =
  /^(?:(?:both|a mix|mixed|two kinds|several)\s*[,:;-]+\s*)?(?:(?:it['’]?s|it is|its|this(?: one)?(?: is|['’]s)|they are|that is|that['’]s|(?:the )?(?:main )?(?:material|body|bottle|outside|shell|product|whole thing|frame|base)(?: is|['’]s))\s+)?(?:made (?:of|from|out of)\s+)?/i;
const puts =
  /[.;,]?\s+(?:so |and )?(?:please )?(?:put|add|write|use|take|enter|note|fill) (?:that|it|this|both|them|these|all)(?: in| there| down| please| (?:in|into|to|on) (?:the |my |its )?(?:specs?|specifications?|card|listing|table))*[.!\s]*$/i;
/** "Aluminium! Not steel, that's the whole point of it". */
const notOther = new RegExp(
  `[!,.;:]*\\s+(?:and |but |definitely |surely )?(?:not|no|never) (?:made of |of )?(?:${materials}|stainless)\\b(?![\\s\\S]*\\b(?:lid|cap|handle|inside|outside|base)\\b)[^?]{0,80}$`,
  'i',
);
/** "Recycled steel it says, ninety percent". */
const itSays =
  /,?\s+(?:(?:it|the (?:label|box|carton|tag|sticker|supplier))(?: just)? (?:says|said|reads)|i (?:think|believe|guess))(?=[\s,.!]|$)/gi;
/** "Aluminium. No wait, steel, I mixed it up": what was said first is taken back. */
const slip =
  "(?:no(?=\\s*[,.!–-]|\\s+(?:wait|sorry|no|actually|it|i)\\b)|wait|hang on|hold on|oh|ah|oops|ups|sorry|actually|rather|correction|scratch that|wrong|i (?:mean|meant)|it['’]?s|it is)";
const takenBack = new RegExp(`^[^.,!?;–]{2,40}?[\\s.,!?;…–-]+${slip}[\\s,.!–-]+(?:${slip}[\\s,.!–-]+){0,4}`, 'i');
/** "Steel, it is coated" goes on. */
const saysIt = /^[^.,!?;–]{2,40}?[\s.,!?;…–-]+(?:it['’]?s|it is)[\s,.!–-]+$/i;
const isSlip =
  /\b(?:no|wait|sorry|oops|ups|actually|rather|correction|mean|meant|wrong|hang on|hold on|scratch that)\b/i;
const mixedUp =
  /[\s.,;–-]+(?:i|we) (?:(?:always|just|must have|have|had) )*(?:mix(?:ed)?|confus(?:e|ed)|swapp?(?:ed)?|mistook)\b[^.?]*[\s.!]*$/i;
const aMaterial = new RegExp(`\\b(?:${materials}|stainless|inox)\\b`, 'i');
const ofMaterial = new RegExp(
  `^(?:${materials}|borosilicate|melamine|enamel|enameled|laminated|coated|(?:one|two|three|four|five|six|seven|eight|nine)|grade|type|food|safe|aisi|sus|inox|stainless|brushed|polished|recycled|organic|carbon|tempered|pure|solid|genuine|real|natural|class|series|number|outside|inside|inner|outer|is|are|lining|lined|coating|coated|lid|cap|body|handle|base|layers?|double|single|walled|wall|with|and|the|one|a|an|of|in|on|plus|kind|out|through|throughout|around|on|it|top|bottom|neck|rim|sleeve|strap|grip|stopper|ring|seal|cover|coat|powder|knob|spout|straw|legs?|feet|frame|finish|pp|pe|pet|abs|pvc|pu|tpu|tpe|percent|%|half|ten|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred)$`,
  'i',
);

/** The whole answer to "which material", with its grade and its parts; null for what may be anything else. */
export function materialAnswered(answer: string, [question]: OpenQuestion[]): ListingEdit | null {
  if (question === undefined || !/\bmaterial\b/i.test(question.question) || answer.length > 160) return null;
  const value = answer
    .trim()
    .replace(mixedUp, '')
    .replace(takenBack, (said) => (aMaterial.test(said) && (!saysIt.test(said) || isSlip.test(said)) ? '' : said))
    .replace(puts, '')
    .replace(notOther, '')
    .replace(itSays, '')
    .replace(toldBy, '')
    .replace(source, '')
    .replace(introduced, '')
    .replace(/[\s.!]+$/, '')
    .replace(/, the (\S+) one$/i, ', $1');
  const words = value.split(/[\s,.;()-]+/).filter((word) => word !== '');
  const isValue = words.every((word) => ofMaterial.test(word) || /^\d[\d/%]{0,6}\w?$/.test(word));
  return aMaterial.test(value) && isValue && value.length <= 80 ? answerTo(question, value) : null;
}
