/** Words that no shopper searches for, by what they do in a sentence. */
const fillers: ReadonlySet<string> = new Set(
  'itself themselves yourself two three four five six seven eight nine ten opens closes keeps keep holds hold lights turns suits suit charges fits fit stays works lets gives come comes apart goes helps help stands sits a about after all also an and any are as at be been before but by can does each easily even every for from get gets has have her his how if in includes included including into is it its just let made make makes making more most much not of off on one only or our out over own per she so some such than that the their them then there these they this those through to too up use used using very was we well when where which while who will with without you your без быть в во вы для до его ее если есть еще же за и из или их к как когда ко который которая которые мы на над не но о об он она они от по под при с со так также то только у что чтобы это der die das und oder mit ohne für von aus im in ein eine einer ist sind wird auf zu zum zur den dem des le la les et ou de des du un une pour avec sans est sont dans sur el los las y o con sin por para es son en'.split(
    ' ',
  ),
);

// Function words of other languages; none of them is a noun that English listings use.
const foreignFillers: ReadonlySet<string> = new Set(
  `que cada está están muy sus tus este esta estos estas esos ser hacer hechos hecho hecha hechas fatto fatta fatti fatte fait faite faits faites mano mani del las los les nos todo toda todos
  todas también pero porque donde cuando sobre entre desde hasta puede pueden tiene tienen dentro fuera nuestro nuestra
  qui dans vous votre vos nous notre cette ces leur leurs être avoir ont plus très aussi mais comme tout tous toute toutes
  chez grâce elle elles aux dass sich nicht auch nur noch sehr mehr kann können werden haben sie ihr ihre ihren ihrem
  ihrer seine bei bis durch über unter nach vor wie wenn als uns unser unsere unserer dieser diese dieses diesen jede jeder
  jedes alle bitte unseren dank davon dabei einem einen eines keine jest nie tak oraz lub czy który która które których dla przez przy nad jak jako już tylko
  również może możesz można dzięki swój swojej swoje twój twoja tego tej tych tym się być mają być został została
  та але або що як під над без цей ця його її їх який яка яке які може можна завдяки також дуже вже тільки від для був була
  були бути здатна здатний обычно даже более тем себя своей своих свой этот эта эти этого этой можно может будет были было
  быть есть нет делает лишь очень уже com uma um para sem dos das nas não mais muito também seu sua seus suas essa são tem
  têm pelo pela até che una uno gli non della delle dei degli nel nella sono essere anche più questo questa suo sua een het van
  met voor niet ook maar dat deze zijn wordt naar uit onder cu din pentru sunt mai prin fara dar iar acest aceasta cele cei dal dalla dallo dai dalle dello degli allo alla agli alle sul sulla nostro nostri nostre vostro vostra tra fra ogni tutti tutte mejor antes consumir один одна два две три четыре пять шесть семь восемь`.split(
    /\s+/u,
  ),
);

/** True for articles, prepositions, common verbs and number words. */
export function isFiller(word: string): boolean {
  const lower = word.toLowerCase();
  return fillers.has(lower) || foreignFillers.has(lower) || shortForm.test(lower);
}

// "I'm", "it's", "don't", and not the "men's" of a shoe.
const shortForm = /^(?:(?:i|you|we|they|he|she|it|that|there|what|let|who|here)['’]\p{L}{1,2}|\p{L}{1,6}n['’]t)$/u;

// Nouns and adjectives that fit any product.
const weak: ReadonlySet<string> = new Set(
  'upgraded upgrade person persons blend thrown never hers ours theirs inside whole zone taste lumen lumens watt watts volt volts fasst passt hält remembers month months please check notice allow note make makes made sure kindly against plays material materials description product products item items piece pieces feature features detail details quality design designed lit ages players style type types size sizes color colour colors colours brand model new day days hour hours minute minutes time year years hand hands side sides top bottom base part parts click way lot thing things place people man everyday great good best better nice perfect ideal easy simple high low long short wide narrow thin thick heavy light large small big little extra full half easily inch inches feet pulgada pulgadas pouce pouces zoll pollici cali дюйм дюйма дюймов pound pounds ounce ounces width height length depth weight measure measuring measures dimension dimensions capacity amount number numbers unit units various different many several same other others available available. allow allows provide provides provided offers offer ensure ensures required require requires need needs want wants give like look looks looking feel feels love enjoy create creates add adds added built build comes package packaging box boxes included incl include user manual experience customer customers service satisfaction question questions shipping delivery return returns warranty price order buy seller store shop online website page image images photo shown actual reference version only open closed original condition yes no max min inc inkl ltd llc company see here now today home house world usa level levels set sets pack count side worn imported body seal seals stay lasts last turn light-weight favourite favorite favourites favorites expression effects effect seen found given weeks soon comfort comfortable entsorgungshinweis detalii beneficii connects connect designed featuring features keeping contain contains sold free right thanks second seconds center centre down отсутствует brak keine стан producent leave leaves left burn burns weigh weighs trim wipe wipes pour pours pair pairs begin begins practise practice around under behind enough back boils'.split(
    ' ',
  ),
);

/** True for a word that could stand in any listing and finds none. */
export function isWeak(word: string): boolean {
  return weak.has(word.toLowerCase()) || isFiller(word);
}

// Words of the purchase, not of the product, that shops put into their keywords.
const purchase: ReadonlySet<string> = new Set(
  'buy shop online store sale sales price prices review reviews specifications kaufen kauf preis angebot acheter achat prix comprar precio oferta kup kupić cena sklep acquista prezzo cumpara pret купить цена цены недорого дёшево дешево отзывы обзор описание характеристики магазин доставка скидка распродажа артикул купити ціна відгуки опис descontinuado inc ltd gmbh'.split(
    ' ',
  ),
);

/** True for a word such as "buy" or "price". */
export function isPurchase(word: string): boolean {
  return purchase.has(word.toLowerCase());
}

// What a product is for; with the product's name these are real searches ("camping mug").
const uses: ReadonlySet<string> = new Set(
  'camping hiking travel gym office kitchen garden outdoor indoor patio sports school bathroom bedroom nursery yoga fitness running cycling fishing hunting baking cooking baby kids toddler dog cat pet party wedding beach pool picnic hockey football soccer golf tennis swimming gaming reading study desk bedside dining laundry winter summer christmas halloween birthday sleep women womens mens unisex'.split(
    ' ',
  ),
);

export function isUse(word: string): boolean {
  return uses.has(word.toLowerCase());
}

/** What is said of a whole thing, as a pattern: at the beginning of a sentence without a subject it means the product. */
export const saidOfWhole =
  'hand[ -]?made|hand[ -]?poured|hand[ -]?knitted|hand[ -]?painted|hand[ -]?stitched|vegan|organic|waterproof|vintage|personali[sz]ed|undated|printable|reversible|foldable|rechargeable|cordless|unscented';
// Only a title says these of the whole; in a text they may be said of a part.
const inTitle =
  'crossbody|dimmable|adjustable|washable|portable|wireless|shockproof|knitted|crochet|embroidered|engraved|antique|retro|rustic|minimalist|boho|ergonomic|expandable|inflatable|magnetic|slim|compact|lightweight|quilted|padded|raw|unisex';
const trait = new RegExp(`^(?:${saidOfWhole}|${inTitle})$`, 'iu');

/** True for a word that a title says of the whole thing, wherever it stands in it. */
export const isTrait = (word: string): boolean => trait.test(word);
