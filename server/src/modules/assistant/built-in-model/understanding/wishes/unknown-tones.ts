import { namesTone } from './tone-words.ts';

/** Sounds of a text that sellers ask for and that no rule can write, with the name that each is told by. */
const unknown: [string, string][] = [
  ['elegant', 'elegan(?:t|tly|ce)'],
  ['romantic', 'romantic(?:ally)?|dreamy|dreamier'],
  ['premium', 'premium'],
  ['luxurious', 'luxur(?:y|ious|iously)|lux|posh(?:er)?|opulent|lavish'],
  ['high-end', 'high-?end|upscale|upmarket|up-market|exclusive(?:ly)?'],
  ['classy', 'class(?:y|ier)|sophisticated|refined|stylish|chic|glamorous'],
  ['fancy', 'fanc(?:y|ier)'],
  ['poetic', 'poetic(?:ally)?|lyrical|literary'],
  ['emotional', 'emotional(?:ly)?|heartfelt|touching|sentimental|nostalgic'],
  ['sensual', 'sensual|seductive|sex(?:y|ier)'],
  ['dramatic', 'dramatic(?:ally)?|mysterious|magical'],
  ['inspiring', 'inspir(?:ing|ational)|uplifting'],
  ['calm', 'calm(?:er|ly)?|soothing|serene|gentler|softer'],
  ['confident', 'confident(?:ly)?|bolder|edg(?:y|ier)|energetic'],
  ['young', 'youthful|younger|trend(?:y|ier)|hip(?:per)?'],
];
const any = `(?:${unknown.map(([, words]) => words).join('|')})`;
const degree =
  '(?:(?:a )?(?:bit|little|lot|touch|much|far|slightly|somewhat|even|more|very|really|as|so|quite|rather) )*';
const more = `(?:more (?:${any}|\\w+ (?:and|but|,) (?:more )?${any})|(?:calm|posh|class|fanc|dream|edg|trend|sex|young|gentl|soft|bold|hipp)i?er)`;
const tone = '(?:tones?|voice|feel(?:ing)?|vibe|manner|mood|wording|language|note|touch)';
const text =
  '(?:titles?|headline|descriptions?|bullets?(?: points?)?|texts?|copy|wording|listings?|cards?|one|it|them|this|that|everything|all)';
const asks = [
  // "In a calmer, more elegant tone", "give it a premium feel".
  new RegExp(`\\b${any}\\b(?:,? (?:and |but |yet )?(?:more |less )?[a-z]+){0,2} ${tone}\\b`),
  // "Make it sound more romantic".
  new RegExp(
    `\\b(?:sounds?|reads?|feels?|come across|comes across) ${degree}(?:[a-z]+(?:,| and|, and) ${degree})?${any}\\b`,
  ),
  // "Make the description more elegant", "a more poetic description", "shorter and more luxurious".
  new RegExp(
    `\\b(?:make|made|get|turn|write|rewrite|re-write|improve|rework|rephrase|redo|polish|put|give|want|need|should be|must be|bit|little)\\b[^.;!?]{0,80}?\\b${more}(?= ${text}\\b|[\\s.!?,]*$|,? (?:but|and|please|without|for|in|than|pls)\\b)`,
  ),
];
/** "Not too romantic": what is not wanted is no wish. */
const denied = new RegExp(
  `\\b(?:not?|never|without|avoid|less|isn't|nothing) (?:sound |be |too |so |a |any |that )*${any}\\b`,
);
/** These are seen, and not written. */
const ofPictures = /\b(?:pictures?|photos?|images?|background|packaging|colou?rs?|logo|shadow)\b/;

/** No tone: how good or how much, whose it is, and where it is sold. */
const noTone =
  /^(?:brand|same|this|that|other|another|different|better|best|good|great|nice|nicer|right|wrong|correct|current|present|usual|normal|original|overall|general|consistent|similar|proper|house|store|shop|company|seller|customer|buyer|speaking|your|their|with|without|more|less|very|some|any|whole|entire|own|certain|particular|matching|fitting|suitable|active|passive|new|old|default|british|american|english|amazon|ebay|etsy|shopify|walmart|google|ozon|wildberries|woocommerce)$/;
const lessOf = /\b(?:not?|never|without|avoid|less|isn't|nothing|drop|lose)\b[^,.;!?]{0,24}$/;
const adjective = '([a-z]{4,}(?:-[a-z]+)?)';
/** "In a grumpy tone", "tone: mystical", "make it sound aristocratic": a sound by whatever word. */
const anySound = [
  new RegExp(
    `(?:^|[,;:] ?|\\b(?:an?|in|with|more|and|but|,) )${degree}${adjective} (?:tones?|voice|vibes?|manner|mood)\\b`,
  ),
  new RegExp(
    `\\b(?:tone|voice|vibe)(?: of voice)?(?: (?:should|must|has to|needs to) be| ?[:=]) ${degree}${adjective}(?=[\\s.,;!]|$)`,
  ),
  new RegExp(
    `\\bmake (?:it|this|them|everything|the [a-z]+) sound ${degree}([a-z]{3,}(?:al|ic|ous|ish|ive|ful|esque|ian|ary|y))(?=[\\s.,;!]|$)`,
  ),
];
function otherSound(said: string): string[] {
  for (const form of anySound) {
    const match = form.exec(said);
    const word = match?.[1] ?? '';
    if (match !== null && !noTone.test(word) && !namesTone(said) && !lessOf.test(said.slice(0, match.index + 1)))
      return [word];
  }
  return [];
}

const named = unknown.map(([name, words]) => ({ name, word: new RegExp(`\\b(?:${words})\\b`) }));
/** So long a request is read for a tone. */
const longest = 300;
/** The tones that are asked for and that no rule can write; empty where none is. */
export function unknownTones(said: string): string[] {
  if (said.length > longest || ofPictures.test(said) || denied.test(said)) return [];
  if (!asks.some((one) => one.test(said))) return otherSound(said);
  return named.filter(({ word }) => word.test(said)).map(({ name }) => name);
}

const word = new RegExp(`\\b${any}\\b`, 'i');
/** "Mention luxury soap": the word itself is wanted. */
export const holdsToneWord = (words: string): boolean => word.test(words);
