import { type Fact, factsIn } from '@cardwright/listing/ground/facts';
import type { CardListing, CardSummary } from '../../tool-types.ts';
import { bulletList, plain, withoutTags } from '../safe-markdown.ts';
import { codeAnswer } from './code-answers.ts';
import { containsAnswer } from './contains-answers.ts';
import { countAnswer } from './count-answers.ts';
import { type FoundSentences, sentencesOf, sentencesOfKind } from './kind-answers.ts';
import { type LimitedCard, limitAnswer } from './limit-answers.ts';
import { measuredAnswer } from './measure-answers.ts';
import { type KnownImage, pictureAnswer } from './picture-answers.ts';
import { comparedPrice } from './price-answers.ts';
import { askedWords, says, stem, tokens } from './question-words.ts';
import { titlePlaceAnswer } from './title-place-answers.ts';
import { wordingAnswer } from './wording-answers.ts';

interface FieldQuestion {
  asks: RegExp;
  name: string;
  /** What is said when the card leaves it out. */
  nothing: string;
  read(listing: CardListing, question: string): string[];
}
/** Fields that a question can name, with the words people use for them. */
const fields: FieldQuestion[] = [
  {
    asks: /^(?!.*\b(?:ship|deliver|post))(?:.*)\b(?:price|cost|costs|expensive|cheap|cheaper|how much(?! (?!is|are|does|do|for|did|would|will|was|to|it|the)[a-z]+\b)|currency)\b/,
    name: 'The price',
    nothing: 'a price',
    read: ({ price }) => (price === null ? [] : [price]),
  },
  {
    asks: /\b(?:brand|maker|manufacturer|who (?:makes|made|produces)|which company)\b/,
    name: 'The brand',
    nothing: 'a brand',
    read: ({ brand }) => (brand === null ? [] : [brand]),
  },
  {
    asks: /\b(?:category|department)\b/,
    name: 'The category',
    nothing: 'a category',
    read: ({ category }) => (category === null ? [] : [category]),
  },
  {
    asks: /\b(?:in stock|available(?! (?:as|in|with)\b)|availability|sold out|out of stock)\b/,
    name: 'Availability',
    nothing: 'whether it is in stock',
    read: ({ availability }) => (availability === null ? [] : [availability.replaceAll('_', ' ')]),
  },
  {
    asks: /\b(?:gtin|ean|upc|barcode|isbn|sku|mpn|asin|article number|product codes?|identifiers?)\b/,
    name: 'Identifiers',
    nothing: 'such a code',
    read: ({ identifiers }, question) =>
      Object.entries(identifiers)
        .filter(([name]) => isAskedCode(name, question))
        .map(([name, value]) => `${name.toUpperCase()} ${value}`),
  },
  {
    asks: /\b(?:title|name of|headline)\b|\bcalled\b/,
    name: 'The title',
    nothing: 'a title',
    read: ({ title }) => [title],
  },
  {
    asks: /\bbullets?\b|\bkey features\b/,
    name: 'The bullets',
    nothing: 'any bullets',
    read: ({ bullets }) => bullets,
  },
  {
    // "Which safety features does it have?" is answered by sentences about safety, or not at all.
    asks: /^(?:(?:and|so|hi|hello|please)[\s,]+)*(?:(?:what|which|what(?:['’]?s)|list|tell me|show me|name|does it have|has it|are there)(?: (?:are|is|does|do|all|any|me|of))*(?: (?:the|its|this|all|any|main|key|top|best|most important|special|unique|product['’]?s?|product))* )?(?:features?|selling points|highlights|advantages|benefits)(?: (?:of|does|do|has|are there|on|in|for)\b[^,;?]{0,40})?[\s?.!]*$|^(?:(?:and|so)[\s,]+)*(?:what(?:['’]?s| is| makes)(?: so)? (?:special|great|good|unique|it special|this special)(?: (?:about|with|on) (?:it|this|this product|the product))?|what can (?:it|this|this product) do|(?:can you |please )*tell me (?:more )?about (?:it|this|this product|the product))[\s?.!]*$/,
    name: 'The features',
    nothing: 'any features',
    read: ({ bullets, specifications, description }) => {
      if (bullets.length > 0) return bullets;
      if (specifications.length > 0) return specifications.map(({ name, value }) => `${name}: ${value}`);
      return description === '' ? [] : [withoutTags(description)];
    },
  },
  {
    asks: /\bkeywords?\b|\bsearch terms\b|\btags\b/,
    name: 'The keywords',
    nothing: 'any keywords',
    read: ({ keywords }) => keywords,
  },
  {
    asks: /\bspecs?\b|\bspecifications?\b|\battributes?\b/,
    name: 'The specifications',
    nothing: 'any specifications',
    read: ({ specifications }) => specifications.map(({ name, value }) => `${name}: ${value}`),
  },
  {
    asks: /\bdescription\b|\bwhat(?:'?s| is) (?:it|this|this one|the (?:book|story|game|film)) (?:all )?about\b/,
    name: 'The description',
    nothing: 'any description',
    read: ({ description }) => (description === '' ? [] : [withoutTags(description)]),
  },
];

const codes = ['gtin', 'sku', 'mpn', 'asin'];
function isAskedCode(name: string, question: string): boolean {
  const asked = codes.filter((code) => new RegExp(`\\b${code}\\b`).test(question));
  if (/\b(?:ean|upc|barcode|isbn)\b/.test(question)) asked.push('gtin');
  return (
    asked.length === 0 ||
    asked.some((code) => name.toLowerCase().startsWith(code)) ||
    question.includes(name.toLowerCase())
  );
}

/** "Is it plastic?" is answered by the material that the card states. */
const ofFacts: Partial<Record<Fact['kind'], { names: string[]; said: string }>> = {
  material: { names: ['material', 'materials', 'fabric', 'composition'], said: 'material' },
  colour: { names: ['color', 'colour', 'colors', 'colours'], said: 'color' },
  size: { names: ['size', 'sizes'], said: 'size' },
};

interface AskedCard {
  card: CardSummary;
  listing: CardListing;
  /** In the order of the gallery; left out where pictures are not to be spoken of. */
  images?: KnownImage[];
  /** Left out where a buyer asks. */
  limits?: Omit<LimitedCard, 'listing'>;
}
interface QuestionAnswer {
  found: boolean;
  answer: string;
}

/** To a seller, who can change the card. */
export const invitation = ' If you know it, tell me and I add it.';

/** Where the next of several questions begins: "How many bullets does it have, and is it washable?" */
const nextQuestion =
  /[?;]\s+(?:and |also )?|,?\s+and (?=(?:is|are|was|does|do|did|has|have|can|what|which|when|where|who|how)\s)/i;
const mostQuestions = 5;

/** Answers from the card alone, as markdown, each of several questions by itself; what the card does not say is not known. Pure. */
export function answerQuestion(question: string, about: AskedCard): QuestionAnswer {
  const parts = question.split(nextQuestion).filter((part) => /\p{L}{2}/u.test(part));
  if (parts.length < 2 || parts.length > mostQuestions) return oneAnswer(question, about);
  const answers = parts.map((part) => oneAnswer(part.trim(), about));
  return {
    found: answers.some(({ found }) => found),
    answer: [...new Set(answers.map(({ answer }) => answer))].join('\n\n'),
  };
}

/** "What wood is it made of?": the card may name the wood under its material, without the word for what it is. */
const ofClass =
  /\b(?:what|which)(?:(?:'s| is) the)?(?: (?:kind|type|sort)s? of)? (?:wood|timber|metal|leather|fabric|cloth|textile|stone|plastic|wool)\b(?= (?:is|are|was|were|did|do|does|has|have)\b)/i;

function oneAnswer(question: string, about: AskedCard): QuestionAnswer {
  const answer = answerAsAsked(question, about);
  if (answer.found || !ofClass.test(question)) return answer;
  const ofMaterial = answerAsAsked(question.replace(ofClass, 'what material'), about);
  return ofMaterial.found ? ofMaterial : answer;
}

function answerAsAsked(question: string, { card, listing, images, limits }: AskedCard): QuestionAnswer {
  const asked = question.toLowerCase().replaceAll('colour', 'color');
  const known = (answer: string) => ({ found: true, answer });
  const ofLimits =
    limits === undefined
      ? null
      : (limitAnswer(question, { listing, ...limits }) ??
        titlePlaceAnswer(question, listing) ??
        wordingAnswer(question, limits.marketplace));
  if (ofLimits !== null) return known(ofLimits);
  const unknown = (answer: string) => ({ found: false, answer });
  const ofPictures = images === undefined ? null : pictureAnswer(asked, images);
  if (ofPictures !== null) return known(ofPictures);
  const ofCode = codeAnswer(asked, listing);
  if (ofCode !== null) return known(ofCode);
  const looked = containsAnswer(asked, listing) ?? measuredAnswer(asked, listing);
  if (looked !== null) return looked;
  const counted = countAnswer(asked, listing);
  if (counted !== null) return known(counted);
  const contrary = contraryAnswer(asked, listing);
  if (contrary !== null) return contrary;
  const { sentences: specific, isSure: isSpecific } = fromSpecifications(asked, listing);
  const part = partAskedAbout(asked, listing);
  const { strong, isOfTitle } = askedWords(asked, subjectOf(listing));
  const ofKind = sentencesOfKind(asked, isOfTitle ? [] : strong, listing);
  const several = /\band\b|,|&/.test(asked) ? severalAnswer(asked, listing, part === null ? specific : []) : null;
  if (several !== null) return known(several);
  if (specific.length > 0 && isSpecific && part === null) return known(`The card says:\n\n${bulletList(specific)}`);
  const ofPart = (ofKind?.sentences ?? []).filter((text) => part === null || says(tokens(text), part));
  if (ofPart.length > 0 && ofKind?.isSure) return known(`The card says:\n\n${bulletList(ofPart)}`);
  const field = specific.length > 0 || ofKind !== null ? undefined : fields.find(({ asks }) => asks.test(asked));
  if (field !== undefined) {
    const values = field.read(listing, asked);
    if (values.length === 0) return unknown(`The card does not say ${field.nothing}.${invitation}`);
    if (values.length === 1)
      return known(
        `${field.name}: ${plain(values[0] ?? '', 1_500)}${field.name === 'The price' ? comparedPrice(asked, listing.price) : ''}`,
      );
    return known(`${field.name}:\n\n${bulletList(values.slice(0, 30).map((value) => plain(value, 500)))}`);
  }
  const { sentences, isSure } = fromSentences(asked, listing);
  if (sentences.length > 0 && isSure && part === null) return known(`The card says:\n\n${bulletList(sentences)}`);
  const near = [...new Set([...specific, ...(ofKind?.sentences ?? []), ...sentences])].slice(0, 3);
  const name = plain(card.title, 200);
  if (near.length > 0)
    return unknown(
      `The card **${name}** does not say that${part === null ? '' : ` about the ${plain(part, 40)}`}, and I do not guess. What comes near:\n\n${bulletList(near)}`,
    );
  return unknown(`The card **${name}** does not say that, and I do not guess.${invitation}`);
}

/** "What are the price and the size?": each that the card states, and which of them it leaves out. */
function severalAnswer(question: string, listing: CardListing, specific: string[]): string | null {
  const asked = fields.filter(({ asks }) => asks.test(question));
  const parts = asked.map(({ name, read }) => ({ name, values: read(listing, question) }));
  const told = parts.filter(({ values }) => values.length > 0 && values.length < 12);
  if (told.length + (specific.length > 0 ? 1 : 0) < 2) return null;
  const lines = told.map(
    ({ name, values }) =>
      `${name.replace(/^The (.)/, (_, letter: string) => letter.toUpperCase())}: ${plain(values.join('; '), 800)}`,
  );
  const missing = parts.filter(({ values }) => values.length === 0).map(({ name }) => name.toLowerCase());
  return `The card says:\n\n${bulletList([...lines, ...specific])}${missing.length === 0 ? '' : `\n\nIt does not say ${missing.join(' and ')}.`}`;
}

/** What the card says of the kind of a word that it does not say: another material, other colors, the sizes that there are. */
function contraryAnswer(question: string, listing: CardListing): QuestionAnswer | null {
  if (!/^(?:and |so |but )?(?:is|are|does|was|do) /.test(question) || /\bthan\b/.test(question)) return null;
  const texts = sentencesOf(listing);
  for (const { kind, text: word } of factsIn(
    question.replace(/\bx*[sml]\b|\b[2-6]xl\b/g, (size) => size.toUpperCase()),
    ['en'],
  )) {
    const asked = ofFacts[kind];
    if (asked === undefined || texts.some((text) => says(tokens(text), word.toLowerCase()) && kind !== 'size'))
      continue;
    const named = listing.specifications
      .filter(({ name }) => asked.names.includes(headOf(name)))
      .map(({ name, value }) => `${name}: ${value}`);
    const stated =
      named.length > 0 ? named : texts.filter((text) => factsIn(text, ['en']).some((fact) => fact.kind === kind));
    if (stated.length === 0) continue;
    const lines = bulletList(stated.slice(0, 8).map((text) => plain(text, 400)));
    const isSaid = stated.some((text) => tokens(text).includes(word.toLowerCase()));
    if (isSaid && kind !== 'size') continue;
    if (isSaid) return { found: true, answer: `The card says:\n\n${lines}` };
    return { found: true, answer: `The card does not say “${plain(word, 40)}”. As ${asked.said} it says:\n\n${lines}` };
  }
  return null;
}

/** "The material of the lid": a part that no specification's name and no title speaks of. */
function partAskedAbout(question: string, { title, specifications }: CardListing): string | null {
  const part =
    /\b(?:of|for) the ([\p{L}]{3,})\s*[?.!]*$/u.exec(question)?.[1] ??
    /\b(?:is|are) the ([\p{L}]{3,}) (?:made|of|washable|removable|dishwasher)\b/u.exec(question)?.[1];
  if (part === undefined || /^(?:card|listing|product|item|box|set|title|package|price|bottle|thing)$/.test(part))
    return null;
  if (says(tokens(title), part)) return null;
  return specifications.some(({ name, value }) => says(tokens(`${name} ${value}`), part)) ? null : part;
}

/** What the whole card is about: its title and its category. */
const subjectOf = ({ title, category }: CardListing) => `${title} ${category ?? ''}`;

/** Of "Weight with battery" and "Plate diameter" the word that says what is stated: weight, diameter. */
const headOf = (name: string): string =>
  tokens(name.replace(/\(.*|\b(?:with|of|in|for|per|from|by|when|at)\b.*/i, '')).at(-1) ?? '';

/** Specifications that state what is asked; sure when the question asks for nothing besides. */
function fromSpecifications(question: string, listing: CardListing): FoundSentences {
  const { names, strong, isOfTitle } = askedWords(question, subjectOf(listing));
  const wanted = names.map(stem);
  const told = listing.specifications
    .filter(
      ({ name }) => wanted.includes(stem(headOf(name))) || tokens(name).every((word) => wanted.includes(stem(word))),
    )
    .slice(0, 8);
  // "The battery life" is not "the battery type" where both stand.
  const best = Math.max(0, ...told.map((one) => hits(one.name, wanted)));
  const fitting = told.filter((one) => hits(one.name, wanted) === best || best === 1);
  const named = fitting.flatMap(({ name }) => tokens(name));
  const shared = strong.filter((word) => says(named, word)).length;
  return {
    sentences: fitting.map(({ name, value }) => `${plain(name, 100)}: ${plain(value)}`),
    isSure: isOfTitle || shared >= Math.ceil((strong.length + 1) / 2) || strong.length === 0,
  };
}
const hits = (name: string, wanted: string[]) => tokens(name).filter((word) => wanted.includes(stem(word))).length;

/** Sentences that speak of what is asked. They are sure when they have most of its words. */
function fromSentences(question: string, listing: CardListing): FoundSentences {
  const { strong, weak, isOfTitle } = askedWords(question, subjectOf(listing));
  // "How long is the dress?" has no word that tells a sentence from another.
  if (isOfTitle && /^(?:and |so )?(?:how|what'?s?|which|when|where|who)\b/.test(question))
    return { sentences: [], isSure: false };
  if (strong.length === 0) return { sentences: [], isSure: false };
  const ranked = sentencesOf(listing)
    .map((text) => {
      const own = tokens(text);
      const has = strong.filter((word) => says(own, word)).length;
      return { text, has, extra: weak.filter((word) => says(own, word)).length };
    })
    .filter(({ has }) => has > 0)
    .sort((a, b) => b.has - a.has || b.extra - a.extra);
  const most = ranked[0]?.has ?? 0;
  return {
    sentences: [...new Set(ranked.filter(({ has }) => has === most).map(({ text }) => plain(text, 400)))].slice(0, 3),
    isSure: most >= Math.ceil((strong.length + 1) / 2),
  };
}
