/** Words that mean the same as the name of a specification. */
const synonyms: Record<string, string[]> = {
  material: ['material', 'fabric', 'composition'],
  fabric: ['material', 'fabric', 'composition'],
  color: ['color', 'colour'],
  colour: ['color', 'colour'],
  big: ['size', 'dimensions', 'length', 'width', 'height', 'diameter', 'capacity', 'volume'],
  large: ['size', 'dimensions', 'length', 'width', 'height', 'capacity', 'volume'],
  size: ['size', 'dimensions', 'dimension'],
  dimensions: ['dimensions', 'size', 'length', 'width', 'height', 'depth', 'diameter'],
  measurements: ['dimensions', 'size', 'length', 'width', 'height', 'depth', 'diameter'],
  long: ['length', 'life', 'time', 'duration'],
  tall: ['height', 'dimensions'],
  high: ['height', 'dimensions'],
  wide: ['width', 'dimensions'],
  width: ['width', 'dimensions'],
  height: ['height', 'dimensions'],
  length: ['length', 'dimensions'],
  deep: ['depth', 'dimensions'],
  thick: ['thickness'],
  heavy: ['weight'],
  weigh: ['weight'],
  hold: ['capacity', 'volume'],
  capacity: ['capacity', 'volume'],
  wash: ['wash', 'care', 'washing', 'washable', 'dishwasher', 'cleaning'],
  washed: ['wash', 'care', 'washing', 'washable', 'dishwasher', 'cleaning'],
  clean: ['clean', 'care', 'cleaning', 'wash'],
  warranty: ['warranty', 'guarantee'],
  guarantee: ['warranty', 'guarantee'],
  included: ['included', 'includes', 'contents', 'package'],
  include: ['included', 'includes', 'contents', 'package'],
  box: ['included', 'includes', 'contents', 'package', 'box'],
  watt: ['power', 'wattage'],
  watts: ['power', 'wattage'],
  volt: ['voltage'],
  volts: ['voltage'],
  old: ['age'],
  kids: ['age', 'children', 'kids'],
  children: ['age', 'children', 'kids'],
  origin: ['origin', 'country'],
  kg: ['weight'],
  kilos: ['weight'],
  grams: ['weight'],
  pounds: ['weight'],
  ounces: ['weight', 'capacity', 'volume'],
  ml: ['capacity', 'volume'],
  liters: ['capacity', 'volume'],
  litres: ['capacity', 'volume'],
  cm: ['dimensions', 'size', 'length', 'width', 'height'],
  inches: ['dimensions', 'size', 'length', 'width', 'height'],
  country: ['origin', 'country'],
  power: ['power', 'wattage'],
};

const stopWords = new Set(
  'what whats which does did is are the and for this that with have has had can could you your tell about made from please card listing product item its it how many much any there who whom whose when where why into was were will would should give show read some one ones per say says said know exactly also only just really very more less than most least all between'.split(
    ' ',
  ),
);
/** They stand in many sentences and tell nothing of what is asked. */
const weakWords = new Set(
  'work works working stay stays keep keeps put use used using get gets need needs want come comes make makes take takes run runs buy fit safe good suitable possible able allow allowed inside within without thing things kind type sort long big large tall high wide deep thick heavy old'.split(
    ' ',
  ),
);

/** Endings that a word can have besides. */
export const stem = (word: string): string =>
  word.length > 4
    ? word.replace(/(?:ies|(?<=ch|sh|x|ss)es|(?<!s)s|(?<=.{4})ing|(?<=.{4})ed)$/, (end) => (end === 'ies' ? 'y' : ''))
    : word;

export interface AskedWords {
  /** A sentence has to have most of these. */
  strong: string[];
  /** Their presence helps. */
  weak: string[];
  /** Nothing is asked beyond words of the title. */
  isOfTitle: boolean;
  /** Names of specifications that the words may mean. */
  names: string[];
}

/** What a question asks about. `known` is the title: what the whole card is about tells no sentence from another. */
export function askedWords(question: string, known: string): AskedWords {
  const title = new Set(tokens(known).map(stem));
  const words = [
    ...new Set(
      tokens(question).filter((word) => (word.length > 2 || synonyms[word] !== undefined) && !stopWords.has(word)),
    ),
  ];
  const isWeak = (word: string) => weakWords.has(word);
  const names = [
    ...words.flatMap((word) => [word, ...(synonyms[word] ?? [])]),
    ...(/\bmade (?:of|from|out of)\b|\bmaterial\b/.test(question) ? ['material', 'fabric', 'composition'] : []),
    ...(/\bwhere\b.{0,20}\b(?:made|produced|manufactured|from|come)\b|\bmade in\b/.test(question)
      ? ['origin', 'country']
      : []),
  ];
  const own = words.filter((word) => !isWeak(word) && !title.has(stem(word)));
  return {
    isOfTitle: own.length === 0 && words.some((word) => title.has(stem(word))),
    // A question in words of the title alone is still about them.
    strong: own.length > 0 ? own : words.filter((word) => !isWeak(word)),
    weak: words.filter((word) => isWeak(word) || title.has(stem(word))),
    names: [...new Set(names)],
  };
}

export const tokens = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** A word of the text begins like the asked one: "leak" is in "leakproof", "red" is not in "covered". */
export function says(text: string[], word: string): boolean {
  const asked = stem(word);
  const others = (synonyms[word] ?? []).map(stem);
  return text.some(
    (own) =>
      own.startsWith(asked) ||
      (own.length > 4 && asked.startsWith(stem(own)) && asked.length - stem(own).length < 3) ||
      others.includes(stem(own)),
  );
}
