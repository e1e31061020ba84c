import { type Clause, callOnCard, newPictures, type Row, say } from '../understanding/ask.ts';
import { holdsDirectOrder, onlyTells } from '../understanding/orders/order-forms.ts';
import { picture as galleryPicture } from '../understanding/pictures/image-places.ts';
import { isPraise } from '../understanding/questions/praise.ts';
import { cardinalPattern, ordinalPattern } from '../understanding/speech/number-words.ts';

const picture = `(?:${galleryPicture}|snaps?|one|file)`;
const rank = '(?:(?:very )?first|main|cover|hero|primary|lead(?:ing)?|front|title|top|number one|no\\.? ?1|thumbnail)';
const sent = `(?:it|this|that|(?:the|this|that|my) (?:new |attached |uploaded |other )*${picture}|this new ${picture})`;
/** "In the card, as the first picture". */
const onCard = '(?:,? (?:on|to|in|into|onto|for) (?:the |my |this |its )?(?:card|listing|product|gallery),?)?';
const asMain = `(?:(?:as|to be|be|is|for|in|at|on|into) )*(?:(?:the|my|our|its|a|new) )*${rank}(?: ${picture})?(?: (?:place|position|spot|slot))?`;
const tail =
  '(?:,? (?:please|pls|now|instead|of|for|in|on|the|this|that|it|card|listing|product|gallery|shop|thanks|thank you|from now on|from today(?: on)?))*[\\s.!?]*';
const lead =
  '(?:(?:please|ok(?:ay)?|and|now|so|then|from now on|can you|could you|i want you to|i want|i would like|i need|let us|here is|here you go|wow|beautiful|gorgeous|lovely|perfect|great|nice|super|cool|yes|thanks|thank you|(?:that|this|it) (?:is|looks) (?:so |very |much |really )*(?:good|great|nice|better|lovely|perfect|beautiful))[\\s,.:!]+)*';
const orders = [
  `${lead}(?:use|make|set|add|put|take|upload|want|have|place|show|insert|attach|save|choose|pick) ${sent}(?: (?:in|up))?${onCard},? ${asMain}${tail}`,
  `${lead}(?:set|use|take|mark|pick|choose|save) (?:as|for) (?:the |my )?${rank}(?: ${picture})?${tail}`,
  `${lead}(?:${sent} )?(?:should|must|shall|has to|needs to|is to|is going to|will|can|could|may)(?: please)? (?:be|go|become|come|stand)(?: to)? ${asMain}${tail}`,
  `${lead}(?:${sent} is ${asMain} (?:now|from now on|from today(?: on)?)|from now on,? ${sent} is ${asMain})${tail}`,
  `${lead}(?:replace|swap|exchange|switch) (?:the |my |its |our )?(?:old |current )?${rank}(?: ${picture})? (?:with|for|by|against) ${sent}${onCard}${tail}`,
].map((order) => `(?:${order})`);
/** "Add it as the second picture": the gallery has it at its end. */
const another = new RegExp(
  `^${lead}(?:also |too )?(?:(?:add|use|put|take|upload|save|attach) )?${sent}(?: (?:in|up))?${onCard},? (?:as|to be) (?:(?:the|my|our|its|an?) )?(?:(?:${ordinalPattern}|another|new|next|extra|additional|further|gallery|detail|side|last|more) )*${galleryPicture}${tail}$`,
);
/** "Main photo", beside a picture that was sent: behind work on pictures such words may as well name the one to work on. */
const bare = `${lead}(?:as )?(?:the |my |a )?(?:new )?${rank} ${galleryPicture}${tail}`;
/** A picture that is in the gallery already, by its place. */
const there = `(?:(?:the |my )?(?:${ordinalPattern}|other) ${picture}|(?:image|picture|photo|pic|shot) (?:number |no\\.? ?)?${cardinalPattern})`;
const moves = [
  `${lead}(?:use|make|set|move|put|take|want|have|place|show|bring) ${there},? ${asMain}${tail}`,
  `${lead}${there} (?:should|must|shall|has to|needs to|ought to|is to)(?: please)? (?:be|go|come|become|stand)(?: to)? ${asMain}${tail}`,
  `${lead}(?:swap|switch|exchange|move|put|place) (?:${there}|(?:the )?${ordinalPattern}) (?:and|with|before|behind|after|to|in front of) (?:the )?(?:${there}|${ordinalPattern}|${cardinalPattern}|end|front|back|start|top)(?: place| position)?${tail}`,
  `${lead}(?:re-?order|rearrange|re-?arrange|sort|shuffle|change the order of) (?:the |my |all |its |our |these )*(?:gallery|${picture})${tail}`,
].map((move) => `(?:${move})`);
/** The same without a word for pictures: only right behind them. */
const bareMoves = [
  `${lead}(?:swap|switch|exchange) (?:number )?\\d{1,2} (?:and|with|for) (?:number )?\\d{1,2}${tail}`,
  `${lead}(?:reverse|invert|turn round|turn around) (?:the |their )?order(?: of (?:the|all|my|these|its) (?:others?|rest|${galleryPicture}|gallery))?${tail}`,
  `${lead}(?:(?:the |new )*order|in (?:this|the) order|sort (?:them|these))(?: is| as| like)? ?[:=]? ?\\d{1,2}(?:[ ,>-]+\\d{1,2}){1,9}${tail}`,
  `${lead}(?:move|put|bring|shift) (?:it|this|that|this one|that one) (?:to|at|in|into) (?:the )?(?:end|front|back|start|beginning|top|${ordinalPattern} (?:place|position|spot))${tail}`,
  `${lead}as (?:the |my )?(?:very )?(?:first|main|last|${ordinalPattern}) (?:one|${galleryPicture}|place|position)${tail}`,
].map((move) => `(?:${move})`);
const ofGallery = new RegExp(`\\b(?:${galleryPicture}|gallery)\\b`);
const behindPictures = ({ lastTool, lastImage, filesAreNew }: Clause['around']) =>
  !filesAreNew &&
  (lastTool === 'add_image_to_gallery' ||
    lastTool === 'edit_image' ||
    lastTool === 'generate_image' ||
    (lastTool === null && lastImage !== null));

const isBare = new RegExp(`^${bare}$`);
const isOfPicture = new RegExp(`\\b${galleryPicture}\\b`);
/** "Make it the main one": the main one is a picture, whatever was spoken of last. */
const isMainOne = /\b(?:main|hero|cover|primary|thumbnail)(?: one)?(?=[\s,.!?]|$)/;
/** "My nephew took this one. It should be the main picture": what is told of it first. */
const behindTold = new RegExp(
  `^([^?\\n]{4,160}?)(?:[.!;:]+ |, (?:(?:so|and|please) )?)(?:${[...orders, `${lead}(?:use|set|take) (?:as )?${rank} ${galleryPicture}${tail}`].join('|')})$`,
);
/** "New photo from the studio, use this as the main one": what was sent, without a verb. */
const calledPicture = new RegExp(`\\b(?:${galleryPicture}|snaps?|photographer|studio|camera|phone)\\b`);
const isWhatCame = (told: string, { filesAreNew }: Clause['around']) =>
  filesAreNew && calledPicture.test(told) && !holdsDirectOrder(told);
const otherWork = /\b(?:white|square|crop|shadow|background|straighten|lighten|resize)\b/;

const inGallery = 'add_image_to_gallery';
function imageAbout({ around }: Clause, isOrder: boolean): string | undefined {
  const images = newPictures(around);
  if (isOrder && !around.filesAreNew && around.heldPictures !== undefined) return around.heldPictures[0];
  // "Make it the main picture", behind one that was made.
  const isMade = isOrder && (around.lastTool === 'edit_image' || around.lastTool === 'generate_image');
  return images.length === 1 ? images[0] : images.length === 0 && isMade ? 'last' : undefined;
}

/** A picture that comes with the message and is to be the first of the gallery: no new picture is made for that. */
export const mainPictureRows: Row[] = [
  {
    name: 'the attached picture as the main one',
    pattern: new RegExp(`^(?:${[...orders, bare].join('|')})$`),
    unless: otherWork,
    read: (clause) => {
      const isOrder = !isBare.test(clause.text);
      const image = imageAbout(clause, isOrder);
      if (image === undefined && isOrder && isOfPicture.test(clause.text) && clause.around.lastTool !== inGallery)
        return say('pictures_what');
      // It is in the gallery already, or there is none about.
      if (image === undefined)
        return isOrder && (isMainOne.test(clause.text) || clause.around.lastTool === inGallery)
          ? say('picture_order')
          : null;
      return callOnCard('add_image_to_gallery', clause, { image, as_main: true }, { kind: 'it' });
    },
  },
  {
    name: 'the main picture, behind what is told of it',
    pattern: behindTold,
    unless: otherWork,
    read: (clause, [, told = '']) => {
      const image =
        onlyTells(told) || isPraise(told) || isWhatCame(told, clause.around) ? imageAbout(clause, true) : undefined;
      return image === undefined
        ? null
        : callOnCard('add_image_to_gallery', clause, { image, as_main: true }, { kind: 'it' });
    },
  },
  {
    name: 'the attached picture as one of the others',
    pattern: another,
    unless: otherWork,
    read: (clause) => {
      const image = imageAbout(clause, true);
      return image === undefined ? null : callOnCard('add_image_to_gallery', clause, { image }, { kind: 'it' });
    },
  },
  {
    name: 'the order of the pictures in the gallery',
    pattern: new RegExp(`^(?:${moves.join('|')})$`),
    read: ({ around }) => (around.filesAreNew ? null : say('picture_order')),
  },
  {
    name: 'the order of the pictures, right behind them',
    pattern: new RegExp(`^(?:${bareMoves.join('|')})$`),
    unless: otherWork,
    read: ({ around, text }) => (behindPictures(around) || ofGallery.test(text) ? say('picture_order') : null),
  },
];
