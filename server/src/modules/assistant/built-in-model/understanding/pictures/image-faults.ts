import type { ImageOperation } from '../../../tool-types.ts';
import type { Topic } from '../questions/topics.ts';

/** What is wrong with a picture, in a seller's words, and the operation that mends it. */
const mendable: [ImageOperation, RegExp][] = [
  [
    'white_background',
    /\bback(?:grounds?|drops?)\b.{0,30}\b(?:ugly|mess(?:y)?|gr[ae]y(?:ish)?|dirty|busy|clutter\w*|distract\w*|dark|black|yellow\w*|brown|blue|green|red|pink|wrong|bad|colou?red|uneven|horrible|awful|terrible|chaotic|chaos|unprofessional|not (?:\w+ )?white|no good|does not look|looks? (?:bad|cheap|off)|do not like|hate|disturb\w*|annoy\w*|crumpled|wrinkl\w*|visible|everything)\b|\b(?:ugly|messy|gr[ae]y|dirty|busy|cluttered|distracting|dark|yellow|wrong|bad|colou?red|horrible|awful|terrible|chaotic|unprofessional|disturbing) back(?:ground|drop)\b|\b(?:hate|do not like) the back(?:ground|drop)\b|\b(?:remove|get rid of|without|no|delete|has|there is|see|do not (?:want|like)) (?:an? |the |that |any |some )?(?:\w+ )?shadows?\b(?=.{0,40}\b(?:do not like|ugly|away|gone|remove|get rid|bad|disturb|fix)|$|[.!,])|\bshadows? (?:away|off|gone|is (?:ugly|bad)|should go)/,
  ],
  ['square', /\b(?:not|is not|are not) square\b|\b(?:wrong|bad) (?:shape|ratio|aspect ratio|proportions)\b/],
  [
    'crop',
    /\b(?:too much|so much|lots of|a lot of|much) (?:of )?(?:the |empty |white |free |blank |unused |wasted |extra )*(?:space|room|(?:table(?: ?top)?|desk|floor|wall|carpet|ceiling|sky|grass)(?: (?:around|above|below|in|on|visible|showing|everywhere)\b|[\s.!,]*$)|margins?|borders?|background|air)\b|\b(?:product|item|it) (?:is |looks |appears )?(?:much |way |far )*too (?:small|tiny|little|far away)\b.{0,20}\b(?:in|on) (?:the|my) (?:\w+ )?(?:frame|image|picture|photo|pic)|\btoo far away\b|\bfills? too little\b|\b(?:huge|big|wide|large) (?:empty |white )*(?:margins?|borders?|empty space)\b|\bonly (?:a )?(?:small )?part of the (?:frame|picture|photo|image)\b/,
  ],
  [
    'resize',
    /\b(?:images?|pictures?|photos?|pics?|it|they) (?:is |are |looks? )?(?:much |way |far )*too (?:small|tiny|big|large)\b|\b(?:low|too low|too few|not enough) (?:resolution|pixels)\b/,
  ],
  [
    'straighten',
    /\b(?:tilt(?:s|ed|ing)?|crooked|slant(?:ed|ing)?|askew|skewed|lean(?:s|ing)|not (?:\w+ )?(?:straight|level)|wonky|at an angle|inclined|horizon|diagonal)\b/,
  ],
  [
    'lighten',
    /\b(?<!background (?:is )?(?:too )?)(?:(?:too|very|so|rather|quite|pretty|a bit|bit|little|really) (?:dark|dim|gloomy)|dim|under-?exposed|gloomy|not (?:\w+ )?bright(?: enough)?)\b|\b(?:images?|pictures?|photos?|pics?) (?:is|are|looks?|came out|turned out) dark\b|\bdark (?:image|picture|photo|pic)s?\b|\b(?:more|better|not enough|too little|bad|poor) light(?:ing)?\b/,
  ],
  [
    'enhance',
    /\b(?:dull|pale|flat|faded|lifeless|bland|washed[- ]out|(?:low|no|little|weak|more) contrast|colorless)\b|\bcolors? (?:is|are|look|looks|came out) (?:\w+ )?(?:off|wrong|weak|bad|strange|weird|pale|not right)\b|\b(?:wrong|weak|strange) colors?\b/,
  ],
];

const unsharp =
  /\b(?:blur(?:ry|red|s)?|unsharp|not (?:\w+ )?sharp|out of focus|unfocus(?:s)?ed|fuzzy|pixelated|pixelated|pixels show|grainy|noisy)\b/;
/** What no operation does. */
const beyond =
  /\bupside ?-?down\b|\bwater ?marks?\b|\b(?:mirror|flip)(?:ed|s)?\b|\brotate .{0,20}\b(?:90|180|270|degrees|left|right|clockwise)|\b(?:rotated|turned|sideways|lies on its side|on its side)\b|\b(?:remove|erase|retouch|hide|delete|get rid of|take out|edit out|clean) (?:the |that |a |my |all )?(?:\w+ )?(?:logos?|texts?|letters|person|people|hands?|fingers?|stickers?|labels?|price tags?|reflections?|glare|dust|scratch(?:es)?|wrinkles|stains?|objects?|things?|date|stamps?)\b|\b(?:reflections?|glare|scratch(?:es)?|wrinkles|dust|fingers?|stains?)\b.{0,40}\b(?:on|in) (?:the|my) (?:\w+ )?(?:image|picture|photo|pic)|\b(?:too bright|over-?exposed|darker|darken)\b|\bchange the colou?r of the (?:product|item|bottle|shirt|dress)\b|\b(?:black|blue|red|green|pink|yellow|beige|wooden|colored|different|other|new|transparent) background\b(?=.{0,20}\b(?:instead|please|behind|for)|$)/;
const vague =
  /\b(?:look|looks|is|are|seem|seems) (?:\w+ )?(?:bad|ugly|unprofessional|terrible|poor|awful|horrible|cheap|amateur\w*|not (?:\w+ )?(?:good|nice|great|professional)|boring|sad|worse)\b|\bdo something (?:about|with)\b|\b(?:hate|do not like|not happy with|unhappy with)\b|\b(?:fix|repair|mend|correct|edit|retouch|work on|change) (?:the |my |its |this |that |all |first |second |third |main )+(?:images?|pictures?|photos?|pics?)\b(?! (?:to|of|so|background|size|quality))|\bsomething is wrong with\b|\bwhat can (?:you|be) (?:do|done)\b/;

/** Words that ask for work, and do not only tell what is wrong. */
const asking =
  /\b(?:fix|mend|repair|correct|do something|can you|could you|please|sharpen|improve|enhance|help|make (?:it|them)|try|change (?:it|that))\b/;

export interface ImageFault {
  operations: ImageOperation[];
  /** What has to be said, beside the work or instead of it. */
  topic: Topic | null;
}

/** What a complaint about a picture asks for; null when the words complain of nothing. `whole` is the message around them. */
export function imageFaultIn(text: string, whole: string): ImageFault | null {
  const operations = mendable.filter(([, pattern]) => pattern.test(text)).map(([operation]) => operation);
  if (unsharp.test(text)) {
    if (operations.length > 0 || asking.test(whole))
      return { operations: [...new Set<ImageOperation>([...operations, 'enhance'])], topic: 'image_sharpness' };
    return { operations: [], topic: 'image_blurry' };
  }
  if (operations.length > 0) return { operations, topic: null };
  if (beyond.test(text)) return { operations: [], topic: 'image_beyond' };
  return vague.test(text) ? { operations: [], topic: 'image_what' } : null;
}
