import { isRequestWord, repaired } from '../speech/vocabulary.ts';
import { isSmallWord } from './targets.ts';

const setOf = (words: string) => new Set(words.trim().split(/\s+/));

/** What sellers speak of besides their products: the work, its parts, people, money, time, ways and means. */
const world = setOf(`
beschreibung produktbeschreibung artikelbeschreibung titel überschrift preis stichpunkte aufzählungspunkte schlagwörter schlagworte stichwörter suchbegriffe kategorie bilder photograph photographs nephew niece
accept accountant acm address adjective adjectives ads advantage advantages advertisement advertising agency agree agreed algorithm allergic along alt alternative
angle announcement answered answers api apply appreciated approach approved argue argument arrival arrived art ask asked asking asks aspect assign asin assortment
attach attachment auction audience author aunt autumn average backend backdrop backup ban banner bank banned barcode based basics batch beat because become becomes
begin beginning behind believe belong belongs benefit benefits bestseller bestsellers bet beside besides bias bill blah block blurry body boilerplate
bookkeeper border borders bot bother bottom bought bragging brief bright bs budget build built bus business button buying buys bye buzzwords call calls
calm came campaign cap capitalised capitals caps cart certificate certification certifications certified chance channel chaos chapter charge charging
cheeky cheers chief children choice christmas chunk claim claims class cleaning clear clearance click clicks cliche cliches clocks close closing closer code codes colleagues collection column columns
com combination comment comments commission committee company competition competitor competitors complained complaint complaints compliance computer
conclusion condition conditions confirm confirmed connection consequence considering construction contract contents context conversion copied copywriter copyright corner corners
corrections council count counter country couple course cousin craft crap creation crew crime criteria critique crooked crossed crowd customs cuts cutoff cycle danger dark dash dashboard dashes date dates deadline
deal deals debate decided decision default defaults defect degree degrees delivered delivery demand demands department depth designer desktop destination detail dev devs developer device devices diameter diff differs director
discontinued discount display displays distance distribution doctor doctype dollar dollars doubt drawback draw ean edge edges editor editorial effect effects effort eighty else email emoji emojis emphasis employee emotion empty
end ending engine entry entries enter environment erp euro euros evening event everybody everyday evidence exact exactness exam exceed excellent exchange exclamation excuse exercise existing exists expectation expectations experience
explanation exports expression extra extras eye eyes facebook factor factory fair fairs fake fall family fashion father favor fear fba fda fee feed feedback feel feeling feels fees feet fell felt few field fig
fight figure figures filed filler filters final finally finance finds finger fingers finish finished first fitting fixed fixing flag flags flagged flair flaw flaws float floating flow fluff focus folder following font fonts footer forbids
forever forgive forgot form formality formatting formula forty foot forum found founder frame freight frequency friday fri front full fun funnel funny future fuzzy fyi gain game gap gaps gave gbp geek generation genre gentleman girl girls
gist goal god goes gone goodness goods got government grade gram grammar grams grandma grandmother grandson grateful group groups growth gtin guarantee guest guests guide guideline guidelines guy gym haha half halden halves hand handle handling handover hands happens
happy hashtags hate head header headers heading headings health heart heat height heavens held hell helpful hero hers hierarchy highlight hint hints history hit hobby holder holding holiday holidays home honest hook hope horizon horoscope host hour hours house
household hows html hundred hundreds hurry hurts husbands hype hyphen icon icons idea ideas ignore illness impact importance impression improvement improvements inch inches income indent industry influence info information ingest insert inspiration install instagram insurance interest intern
internet intro introduction invent inventory investor invoice isbn issue itm itself jargon join joke jokes joy judge judgement judgment junk jury justify keeping keeps kicker kid kids kidding kind kinda king knack knowledge knows label lady lady's laid lads language languages lap late later law
lawyer layout lead leader leads leaf leaflet leak leap legal legend legibility length lesson letter letters level levels liability licence license lie lies life lifestyle lift lifetime liked limit limits lines lingo link links list lists load loading local location log login logistics logo logos lol look looking loop lorry lose
loss losses loud love lover lovers low luck lunch luxury machine mad mail mails majority male man manager managers manner manners manual manufacturer map march margin margins mark market markets marked marketing markup mass master mate mates math matter maximal maybe meal mean means meant
measure measured measurement measurements measures meantime meanwhile media medical meeting member members memory men mentions merge merged merging mess messages meta metadata metaphors method metric microphone middle midnight might million mind minute minutes mis miss mission mix mobile mode model models modified mommy moment monday money month mood mother mothers mouth move
moving mum mums myself name named names nation national nature nay nearly needed negatives neighbor neighbour neighbours nephew net network news newsletter nice night nights nineteen ninety nobody noise non none nonsense noon nope normal nose note noted notes notice noun nouns nowadays nurse object
objection ocean odds offer offers office offices official oops opening openings operation operations opinions opponent opportunity option orders organisation origin originals ounce ounces outcome outline outlook overhaul overkill overview owes owner ownership pack packaging pace pain pair pallet paper paragraph paragraphs parameter parent parents parcel paris park parking
part participants partner partners party password past path patience patient patients pattern pause pay paying payment pcs peace percent percentage perfect performance permission persona phase phrase phrases phrasing pic pickup pics piece pieces pim pixel pixels place placement places plan planet planner plans plant platform play pleasure plenty plus pocketbook podcast poem police policy
politics popularity population portfolio pos position positions post postage postcode posting pound pounds practice precision preference presence present presents press preview prices pricing pride print private prize problem procedure process production professor profit profits program programmer progress project promise promises promo promotion proof proofread prose prospect protection proud pts punctuation
punctuations purpose push puts putting quality quantity quarter queen query question quote quotes race rain rainbow raise raised range rank ranking rankings rare rate rates rather ratio reach reaction reader readers readability reading reads real reality reason receipt recession recipe recipient recommendation record records recurring reference reflection reflections refund regards region register registered regulation regulator reject
rejected rejection rejects related relation relationship relatives release released relevance relief remain remaining remark remarks removal rent repetition repetitions replacement reply report reports reputation request requests research reseller resolution response responsibility rest restaurant restaurants result results retail retailer retailers return returns revenue review reviewer reviewers reviews revision reward rewritten rhyme rhythm rid right risk road role roles
room rooms route row rule rules run rush safe safety sake sale sales salesperson salt sample sand saturday save saving savings saying scale scene scenes schema school score scope scratch screen screenshot script scroll sea season seasons seat sec seconds secret section security see seeing seem seems seen segment selection selfie seller sellers send sense sent sentence sentences seo
sequence series server service services session set setting setup shadow shadows shame share shift shine shipment shipping ships shoot shooting shopper shoppers shopping shot shots shout show shows shut side sides sight sign signal signs simplicity simply sir sis site sites situation sixty sizes sizing skill skin slang slogan slogans slip slot slots slug smile snippet snow social society
software solution solve somebody son song sons sort sorts sound sounds source sources space spaces speak specialist spelling spend spin spirit sport sports spot spouse spring squares staff stage stall standard standards star stars start state statement states station statistics stats status stay steak step steps stock story stories strategy stream street strength strengths stress structure student students
studio stuff stuffing style styles styling subject subs subtitle subtitles success sucks suggestion suggestions sum summary summer sun sunday sunlight superlative superlatives supplier suppliers supply support suppose sure surface surprise survey suspension sweep swap switch symbol symbols synonym synonyms syntax system tagline taglines tail talent talk talks target targets taste tax taxes teacher teachers teaser technology
teen teenager teenagers teens temperature template term test testing tests text texts thanks theme themes theory thinking thousand thousands thread threshold thumb thumbnail thumbnails thumbs tick ticket tide till timeline timing timezone tip tips tired toddler toddlers tomorrow tones top topic topics total touch tour tourist tourists town track tracking trade trademark tradition traffic
trail training transaction transfer translation translator translations transport travel traveler travelers traveller travellers trend trends trial trick tricks trip trouble truck trust truth try tuesday turn turnover twist twitter type types typo typos typography unit units universe university update upgrade upper uppercase upside urgency url usd usp usps user users vacation validation value values van variant variants
variation variations variety vat verb verbs verdict verse vibe vibes video videos view viewer viewers views village virtue vision visit visitor visitors visual visuals voc vocabulary voice voices voltage volume vote wait walk wall war warehouse warning wash washing watermark watermarks wattage watts wave way weakness weaknesses weather web webpage website websites wedding weddings wednesday week weekend weeks
welcome wet wheel whim whitespace whole wife wifi wife's will win window winner winter wisdom wish wishes witty wizard woman women wonder won wood word wording workers worker workshop world worry worst worth wow wrap writer writers writing wrote xml yard year years yesterday young yourself youth zero zone zoom
alright blurb consistency del delay delays freeze rdy relist msrp pray rise rrp shd shebang shld showcase snap snaps spiel edition facts fridays hyphens iterations language lowercase mondays newcomers novelty odd overclaims plural plurals pronoun pronouns readings runs saturdays sundays superlativ weekdays workday
jan feb mar apr jun jul aug sept oct nov dec january february april june july august september october november december easter halloween thanksgiving valentine valentines ramadan diwali hanukkah eid advent birthday birthdays anniversary
amz amazon's ebay's etsy's woo wb germany german france french spain spanish italy italian english british american europe european berlin london usa
became being believe bring brings broke broken brought buy bypass calculate care catch caused checked checking chose click coming contains cope crept cried crying deciding gimme lemme deliver depends describe describes deserved did died doing dropped dropping drove eat
eating exist expect expecting explained explains faster fewer fill filling fits flew follows forget forgetting gets getting gives giving given going grew grow growing grown guessing happen happened happening happens hear heard help helped hide hides hit holding holds hurt imagine improved
includes increase invite join jumps keep kept killed knew know known landed lasted lasting lasts laugh learn learned leaving lied listen listening lived lives living looked loses loved loves made makes managed meets mentioned messed missed moved needing ordered ought owned paid
picked picking planned playing pleased points posted prefers printed promised promising pulled pulls pushed ran ranks reached read ready realise realised receive received recommend refers refuse refused refuses regret rejecting relies rely remains remembered reminded removed repeated repeats replaced reported
required rewrote ruin ruined ruins said sat saw saying scored scores scoring seeing selling sending serves settled shipped shouting showed showing shown shrink sits sleep smells sold solved someone's sorted sounded spoke spoken spotted stand standing stands started starting starts stayed
stick sticking stopped stops struggle struggling submitted suffers suggest suggested suggests suits supposed taken takes taking talked talking taught tell telling tells tested thank thanked think thought threw throw told took tried tries trying turned turns typed understand understands understood uploaded used
uses using waited walked wanted wants wash washed watched wear wearing went wins wished woke wondering wore worked works worried worries would write writes writing written
able absolute accurate additional actual alike alive alone angry annoying asleep aware bare basic bigger biggest bland brave brilliant busy careful casual catchy certain cheap cheaper cheapest cheesy chic classic classy clever clumsy cluttered cold comfortable common complicated confident confusing constant convincing
crisp cute daft dear dearer deep desperate detailed difficult dirty double dreadful dry duller dumb eager early eco effective emotional empty endless energetic engaging entertaining equal especially essential even everywhere evil exact exciting expensive explicit fab factual fairly false familiar famous fantastic fast favourite favorite fewer
fine flat flowery formatted former frank free frequent freezing fresh friendly front frustrating full funny fussy general generic gentle giant glad gloomy gorgeous gradual grand gross guilty handy harder harsh helpful hidden higher hilarious honestly horrid huge human humble ideal identical illegal immediate important impossible
impressive inaccurate incomplete incorrect informal inside intense interesting interested invisible joint keen key large largest latest lazy least lengthy likely literal lively lonely loose lower lucky main massive mature maximum medium messy mild minimal minor misleading missing modest mysterious naked narrow nasty native natural
naughty nearby neat necessary negative nervous neutral nicer noisy obvious occasional odd offline okay older oldest online ordinary outdated outdoor outdoors outside overdue overly partial patient pathetic personal physical plainer pleasant polite popular positive possible potential powerful practical precise pretty primary prime prior professional
proper public punchy pure quick quiet random rapid raw reasonable regular relevant remote repetitive respectful rich ridiculous robotic rough round rude sad salesy scary secondary seasonal seasonless selling sensible separate serious severe sexy shabby sharp shiny shocking shorter sick significant silent silly similar single slight slow sloppy
smaller smart smooth snappy soft sole solid spare special specific spicy stale stiff straight strange strict strong stronger stunning subtle sudden suitable super superb surprised sweet technical tedious terrible terrific thick thin thorough tidy tight tighter tiny tired toned top total tough traditional tricky true twin typical ugly ultimate
unclear unhappy unique unnecessary unusual upcoming upset urgent useful useless usual vague valid various vast visible visual vital vivid warm wasted weaker weird wide wider wild willing wise wonky wordy worried worse worthless wrong yummy
accidentally actually again ago ahead almost already altogether always anyhow anywhere apparently approximately aside asap automatically away back badly barely basically briefly btw carefully cheerfully clearly closely completely constantly correctly currently definitely desperately directly easily either elsewhere entirely equally especially
eventually everywhere wherever whenever evidently exactly extremely fairly finally forward frankly frequently fully generally gently gladly gradually greatly hardly heavily highly hopefully however ideally immediately indeed instantly instead kindly largely lately likewise literally mainly maybe meanwhile mostly namely nearly neatly neither nevertheless newly nicely normally
obviously often okay once online otherwise earlier former formerly overnight partly perfectly perhaps personally please plus possibly previously probably promptly properly purely quickly quietly rarely rather really recently regularly repeatedly respectively roughly sadly seemingly seriously shortly significantly similarly simply simultaneously sincerely slightly slowly smoothly somehow sometime
sometimes somewhat somewhere soon specially specifically strictly strongly suddenly surely temporarily thereby therefore thoroughly though thus together truly twice ultimately unfortunately unless unlike upwards usually utterly very virtually wholly widely wildly within worldwide yet
boy boys bro brother's brothers buddies buddy bunch cats chap chaps chef chefs child cook cooks cyclists dad dads daughters dogs drivers engineers everyone's families fans fella foodies freelancers gamers gardeners gents grandad grandpa grandparents gran hikers runners hosts husband's kiddos ladies landlord mechanics mom moms mothers
musicians newlyweds nurses organisers owners people pets professionals readers seniors sisters tenants uncle vegans wives colleague's customer's client's boss's buyer's
photographer photographers photography dot dots flyer flyers grid launch precio layout bench workbench stockroom favours favors prices invoice obrigado dishwasher microwave freezer fridge oven counter
dont doesnt didnt cant couldnt wont wouldnt shouldnt mustnt isnt arent wasnt werent havent hasnt hadnt ive im youre theyre thats whats wheres hows whos theres heres lets package packages age ages width heights widths thickness smiley smileys blank halve double triple scrap ditch bin chop yank strip
after afterwards before beforehand later
fault faults blame helper helpers treatment treatments refurb
yo yay yea ya yup hiya hola howdy ciao danke merci bitte bonjour gracias grazie ffs omg wtf lmao imo tbh idk brb thx ty ta cheers mate luv hun tho cuz wanna gonna gotta dunno yep nah ugh ooh oh ah aha hmm hm erm um uh er phew oops whoops blimey crikey damn dang heck sod bloody bugger bleeding fucking fuck shit arse ass hell
`);
/** Where, when and for whom a thing is, and what it is made of: beside a name they describe it, alone they name none. */
const describing = setOf(`
office kitchen garden gym beach bedroom bathroom bedside living dining nursery balcony terrace patio garage hallway basement attic camping hiking travel outdoor indoor mountain lake forest city street rain snow sun winter summer spring autumn school college
university dorm hospital hotel restaurant cafe bar pub shop store studio workshop barn farm pool spa sauna bath shower lunch breakfast dinner picnic barbecue bbq party wedding birthday baby kids pet dog cat car bike truck boat train plane desk floor wall window door ceiling roof
red blue green yellow orange purple pink black white gray grey brown beige navy cobalt teal turquoise gold golden silver copper bronze ivory cream olive mint lilac lavender burgundy maroon khaki charcoal multicolor transparent striped checked floral spotted dotted sand natural
wood wooden oak walnut beech maple pine bamboo teak cork metal steel stainless iron brass aluminium aluminum titanium plastic silicone rubber glass crystal ceramic porcelain stoneware terracotta clay stone marble granite concrete cotton wool merino linen silk denim leather suede velvet fleece felt
canvas nylon polyester wicker rattan paper cardboard organic vegan handmade knitted woven quilted padded insulated foldable folding portable wireless cordless electric digital analog manual mini midi maxi jumbo giant double single vintage retro rustic antique
`);
/** Product words that look like words of the work. */
const productWords = setOf(`
charger chargers coaster coasters fan fans heater knife knives lighter lighters mat mats mixer mixers planter planters poster posters printer printers rug rugs ruler rulers scarf scarves shelf shelves
sharpener sharpeners sheets shirt shirts stand stands sticker stickers stocking stockings table tables tablet tablets tent tents toaster toasters towel towels toy toys tray trays watch watches wallet wallets wallpaper vest chest earring earrings painting paintings bedding clothing string strings pudding boots boards board lotion harness
turntable turntables keyring keyrings plant plants bench benches planner planners microphone microphones toner crystal crystals
cable cables chair chairs hook hooks vest chest lamp lamps mask masks pan pans pen pens pillow pillows plate plates pot pots rod rods rope ropes shoe shoes sofa sofas speaker speakers tile tiles vase vases
darjeeling painting paintings bedding legging leggings bunting awning pudding dumplings lotion lotions potion jelly doily linseed flaxseed
`);

/** What is a product only with a word before it: "the phone case", "the desk light". */
const kinds = setOf(`
case cases cover covers scale scales light lights press iron irons counter ring rings rack racks saw set sets top tops holder holders box boxes strap straps cap caps stand chart machine machines
bar bars pack packs stick sticks block blocks frame frames guard guards key keys lock locks handle handles lens band bands
`);
export const isKindOfThing = (word: string): boolean => kinds.has(bareOf(word.toLowerCase()));

const bareOf = (word: string) => word.replace(/['’]s?$/, '');

/** Endings of words that say how, or what was done. */
const inflected = /(?:ly|est|ed|able|ible|ful|less|ous|tion|sion|ise|ize|ing|proof)$/;
/** A word that may be what a product is called. */
export function isNameWord(word: string): boolean {
  const bare = bareOf(word.toLowerCase());
  // "Nooo": no name has a letter three times in a row.
  if (bare.length < 3 || /\d|(\p{L})\1\1/u.test(bare) || isDescribing(bare)) return false;
  if (productWords.has(bare)) return true;
  if (bare.includes('-'))
    return bare.split('-').every((part) => part.length < 3 || isDescribing(part) || isNameWord(part));
  if (bare.length > 4 && inflected.test(bare)) return false;
  const fixed = repaired(bare);
  const known = (one: string) => world.has(one) || kinds.has(one) || isSmallWord(one) || isRequestWord(one);
  return !known(bare) && !known(fixed) && !known(bare.replace(/s$/, ''));
}

export const isDescribing = (word: string): boolean => describing.has(word.toLowerCase());

/** Words for the same kind of thing. */
const alike = [
  'lamp light',
  'mug cup',
  'bottle flask',
  'chopping cutting',
  'backpack rucksack',
  'sneakers trainers',
  'jumper sweater pullover',
  'sofa couch',
  'headphones earphones headset earbuds',
  'wooden wood bamboo oak walnut beech maple pine teak acacia',
  'metal steel iron aluminium aluminum brass',
  'torch flashlight',
  'rug carpet',
  'pan skillet',
  'jacket coat',
  'jewellery jewelry',
  'grey gray',
  'tap faucet',
  'quilt duvet',
  'cushion pillow',
  'purse handbag',
  'earthenware pottery stoneware ceramic porcelain',
].map((group) => group.split(' '));

export const sameThing = (word: string, other: string): boolean =>
  word === other || alike.some((group) => group.includes(word) && group.includes(other));
