const startsWith = (words: string): RegExp => new RegExp(`^(?:${words})(?![\\p{L}’'-])`, 'iu');

// What a text of its own cannot begin with, by language: it points to the sentence before it.
const pointers = new Map(
  Object.entries({
    en: "it|it['’]s|its|they|they['’]re|their|them|th(?:is|at|ese|ose) (?:is|are|means|makes?|gives?|lets?|keeps?|helps?|allows?|ensures?|way|can|will)|that['’]s|there['’]s|he|she|so|but|and|or|also|then|otherwise|however|instead|which|just|simply|if you",
    de: 'er|es|sie|dies(?:es)? (?:ist|wird|macht|hält|sorgt|ermöglicht)|damit|dabei|dadurch|darin|dazu|davon|so|und|aber|oder|auch|deshalb|daher|denn|ihr|ihre[nr]?|sein|seine[nr]?',
    fr: "il|elle|ils|elles|celui-ci|celle-ci|cela|ceci|c['’]est|son|sa|ses|leurs?|et|mais|ou|donc|ainsi|aussi|puis",
    es: 'él|ellas?|ellos|esto|eso|sus?|y|pero|o|así|también|además|por eso',
    it: 'ess[oaie]|quest[oaie] (?:è|si|ha|può|permette|garantisce|rende)|ciò|su[oa]|suoi|sue|loro|e|ma|o|così|anche|inoltre|poi',
    pt: 'ele|ela|eles|elas|isto|isso|seu|sua|e|mas|ou|assim|também|além disso',
    nl: 'hij|zij|ze|het is|dit is|en|maar|of|ook|dus|daarom|zijn|hun',
    pl: 'on|ona|ono|one|to|jego|jej|ich|i|ale|lub|także|dlatego',
    ru: 'он|она|оно|они|это|его|е[её]|их|и|но|а|или|также|поэтому|так',
    uk: 'він|вона|воно|вони|це|його|її|їх|і|й|та|але|або|також|тому|так',
    ro: 'el|ea|ei|ele|acesta|aceasta|și|dar|sau|de asemenea|astfel',
    cs: 'on|ona|ono|oni|to|jeho|její|jejich|a|ale|nebo|také|proto|tak',
    sk: 'on|ona|ono|oni|to|jeho|jej|ich|a|ale|alebo|tiež|preto|tak',
    he: 'הוא|היא|הם|הן|זה|זאת|אבל|או|גם',
    tr: 'o|bu|bunlar|onlar|ve|ama|veya|ayrıca|böylece',
  }).map(([language, words]) => [language, startsWith(words)]),
);

// These may begin a text, and go on from the sentence before them where there is one: "This lid", "Both of them".
const followers = new Map(
  Object.entries({
    en: 'this|that|these|those|both|each|either|all of|one of|together',
    de: 'dies(?:e[mnrs]?)?|beide[rns]?|jede[rs]?|alle',
    fr: 'cet|cette|ces?|chacune?|les deux',
    es: 'est[eao]s?|es[eao]s?|ambos|cada uno',
    it: 'quest[oaie]|entrambi|ciascuno',
    nl: 'dit|deze|dat|beide',
    pl: 'ten|ta|te|oba',
    ru: 'эт[аи]|этот|оба',
  }).map(([language, words]) => [language, startsWith(words)]),
);

/** True where it is known by which words a sentence of the language points to the one before it. */
export const knowsPointers = (language: string): boolean => pointers.has(language);

/** True for a sentence that says nothing without the one before it: "It locks with a click". */
export const pointsBack = (text: string, language: string): boolean => pointers.get(language)?.test(text) === true;

/** True for a sentence that would be read otherwise if the one before it went. */
export const goesOn = (text: string, language: string): boolean =>
  pointsBack(text, language) || followers.get(language)?.test(text) === true;

// Behind these something has to follow.
const open =
  /(?:[,:&(–—]|\s(?:a|an|the|and|or|of|with|without|for|from|your|our|its|und|oder|mit|ohne|für|aus|von|der|die|das|et|ou|avec|sans|pour|le|la|les|du|des|de|y|con|sin|para|el|los|las|per|di|il|lo|и|или|с|со|без|для|из))$/u;

/** True for a line that goes on from the one before it, where that was torn: "and washable lining". */
export const isRest = (line: string): boolean =>
  /^(?:and|or|but|with|for|und|oder|mit|et|ou|avec|y|con|e|и)\s/u.test(line);

/** True for a text that was torn off before its end. */
export const isTorn = (text: string): boolean => {
  const line = text.trim();
  return open.test(line) || line.split('(').length > line.split(')').length;
};
