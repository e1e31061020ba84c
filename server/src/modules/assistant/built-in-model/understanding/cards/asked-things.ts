import type { Mention } from './card-mentions.ts';
import { isDescribing, isKindOfThing } from './name-words.ts';

/** What products are made of and come with: "is the strap waterproof?" is about the card in hand, whatever it sells. */
const parts = new Set(
  `adapter adaptor antenna apron arm armrest axle back backing backrest bag band barrel base basket battery bead beads bearing bell belt bezel blade board body bolt bottom bow bowl
box bracelet bracket braid brake branding bristles brush buckle build bulb bumper bundle button buttons cable camera canopy cap carafe carton case casing catch chain charger chip clamp clasp clip cloth coating collar
color colors colour colours compartment component components connector construction container controls cord core cork corner corners cover covering crown cuff cuffs cup cushion cut decoration design dial display divider door drawer drawers
drawstring dye earcups edge edges elastic embroidery enclosure end engine engraving fabric fastener feather feathers feet fibre fiber figure filling film filter finish fit fitting flap flavour flavor foam foil foot formula frame
fringe front fuel fur gasket gem gemstone glass glaze glue grain grip groove grooves guard hand handle handles hanger hardware harness head headband headrest heel hem hilt hinge hinges hole holder hood hook hooks housing inlay
inside insert inserts insole insulation interior jar joint joints key keyboard keys kit knit knob label lace laces latch layer lead leaf leather leash leg legs length lens lid lids light lights lining link links lip lock logo loop
loops machine magnet magnets manual mark material materials mattress mechanism mesh metal microphone motor mount mouth mouthpiece nail neck neckline needle needles net nib nozzle nut oil opening ornament outside outsole pack packaging packet pad padding
paint panel panels paper parts patch pattern pedal peg pendant picture piece pieces pile pin pins pipe piping plate plug pocket pockets pole port ports pouch powder power print prongs pull pump quality rack rail reservoir ribbon rim ring
rings rod roller rope rubber sachet sauce scale scent screen screw screws seal seam seams seat section sensor set shade shaft shape sheath sheet shell shelf shelves shoulder side sides size skirt slats sleeve sleeves slider slot smell
socket sole soles sound speaker spindle spoke spokes spout spray spring springs stand steel stem stick sticker stitching stitches stone stones stopper straps strap strings string stud studs suction surface suspension switch symbol table tap tape tassel taste texture
thread ties tip tips toe tongue tool top torch trademark tray trigger trim trolley tube tubes tubing tyre tyres tire tires underside upholstery upper valve varnish vent visor voltage volume waist waistband wall walls wand water wax weave wheel wheels
wick width window wire wires wood wool wording wrapper wrapping wrist yarn zip zipper zippers zips
tank chamber cartridge canister dispenser hatch tonearm stylus platter preamp faceplate backplate baseplate footrest footbed shank saddle fork crank mudguard kickstand derailleur sprocket gear gears gearbox thermostat impeller propeller rotor piston
compressor condenser circuit wiring relay touchscreen touchpad trackpad joystick processor firmware software memory storage castor castors caster casters crossbar beam bolster drawcord pleats waistline neckband shoulders underwire lapel rivet rivets eyelet
eyelets grommet grommets ferrule flange bobbin spool plunger burner burners grate flue tread cleat cleats bladder pedestal winder lug lugs movement spine binding pages brim ear ears paw paws eyes nose wing wings carry carrying charging
noise stretch shine warmth thickness durability strength elasticity brightness loudness hardness softness weight load capacity range speed torque wattage temperature heat flow runtime autonomy sizing opacity transparency shelf-life expiry lifespan odor odour aroma fragrance`.split(
    /\s+/,
  ),
);

const courtesy =
  '(?:(?:and|ok(?:ay)?|so|but|now|hi|hello|hey|well|tell me|do you know|do we know|can you tell me|remind me|quick question|question)[\\s,.:!-]+)*';
const auxiliary = '(?:is|are|was|were|does|do|did|has|have|can|could|will|would)';
const direct = new RegExp(
  `^${courtesy}(?:(?:how|what|which|where|when|why|in what)\\b(?! if\\b)[^,.;:!?]{0,40}\\s)?${auxiliary}\\s+$`,
  'i',
);
const ofIt = new RegExp(
  `^${courtesy}(?:what(?: is|'s|’s|s)?|how (?:big|high|much) is)\\s+(?:the )?(?:price|size|weight|material|colou?r|capacity|height|width|length|depth|warranty|brand|sku|ean|power|voltage|dimensions?|measurements?) (?:of|for)\\s+$`,
  'i',
);
/** Said of the card in hand: "can the car holder take it?" */
const pointing = /\b(?:it|its|this|these|here)\b/i;

/**
 * The thing that a plain question is about, where that is called as a product and not as a part of one: "is the garden
 * hose waterproof?". `known`: what was read or written of the card in hand. Null for other messages.
 */
export function thingAsked(text: string, mentions: Mention[], known: string): Mention | null {
  const [first, ...others] = mentions;
  const thing = first === undefined ? undefined : withoutVerb(text, first);
  if (thing === undefined || others.length > 0 || !thing.hasArticle || thing.isOne || thing.isPossessive) return null;
  const left = text.slice(0, thing.start);
  const right = text.slice(thing.end);
  if (/[.!?;\n]\s*\S/.test(right) || pointing.test(right) || !(direct.test(left) || ofIt.test(left))) return null;
  if (isValueAsked(left, right)) return null;
  const head = thing.words.at(-1) ?? '';
  // "What is the SKU?"
  if (isCode(head)) return null;
  const isPlain = thing.words.length === 1 && isKindOfThing(head);
  // "Is the steel food grade?"
  const isMadeOf = thing.words.length > 1 && parts.has(thing.words[0] ?? '');
  const isPart =
    comesWith.test(right) || thing.words.every((word) => isPartWord(word) || isDescribing(word) || isKindOfThing(word));
  const isKnown = thing.words.some((word) => !isDescribing(word) && new RegExp(`\\b${word}`, 'i').test(known));
  return isPlain || isMadeOf || isPart || isKnown ? null : thing;
}

/** "What is the water resistance?" asks for what stands on the card, and of no thing that is called so. */
export const isValueAsked = (left: string, right: string) =>
  /\bwhat(?: is| are|['’]?s)(?: the)? +$/i.test(left) && /^[\s?.!]*$/.test(right);
/** "Softness", "durability": what a thing is like. */
const isQuality = (word: string) => /(?:[a-z]{3}ness|bility|icity|osity|[a-z]{4}ency)$/.test(word);
export const isPartWord = (word: string) =>
  parts.has(word) || parts.has(word.replace(/ies$/, 'y').replace(/s$/, '')) || isQuality(word);
export const isCode = (word: string) => /^(?:skus?|ean|gtin|upc|asin|mpn|isbn|msrp|rrp|vat)$/.test(word);
/** "Is the carabiner included?" */
const comesWith =
  /^\s+(?:(?:also|really|already|always|not)\s+)*(?:included|replaceable|removable|detachable|adjustable|interchangeable|attached|integrated|built[- ]in)\b/i;

const verbBehind = /\b(?:does|do|did|can|could|will|would)\s+$/i;
const noVerb =
  /^\s*(?:[?.!]|$|(?:up|down|off|out|in|on|well|flat|with|without|at|for|to|from|when|if|easily|well|quickly|fast|often|much|again|properly|badly)\b)/i;
/** "Does the kettle whistle?": the last word is what it does. */
function withoutVerb(text: string, thing: Mention): Mention {
  const last = thing.words.at(-1) ?? '';
  const isVerb =
    thing.words.length > 1 && verbBehind.test(text.slice(0, thing.start)) && noVerb.test(text.slice(thing.end));
  if (!isVerb) return thing;
  const end = thing.start + text.slice(thing.start, thing.end - last.length).trimEnd().length;
  return { ...thing, words: thing.words.slice(0, -1), end };
}
