import { imageSides } from '@cardwright/contract/images';
import { leftOut } from '../pictures/images-done.ts';
import {
  type Ask,
  type Clause,
  call,
  callOnCard,
  pictureInHand,
  picturesInHand,
  type Row,
  say,
} from '../understanding/ask.ts';
import { cardNamedIn, cardOfImages } from '../understanding/cards/card-slots.ts';
import { type Target, targetIn } from '../understanding/cards/targets.ts';
import { marketplacesIn } from '../understanding/marketplace-words.ts';
import { type ImageFault, imageFaultIn } from '../understanding/pictures/image-faults.ts';
import { operationsIn } from '../understanding/pictures/image-operations.ts';
import {
  type ImagePlace,
  imagesMeant,
  imagesOf,
  picture,
  pictureWord,
} from '../understanding/pictures/image-places.ts';
import { sizeIn } from '../understanding/pictures/image-sizes.ts';
import { exceptedIn, othersIn } from '../understanding/pictures/other-images.ts';
import { compose, composeRows } from './compose-rows.ts';
import { gallery } from './to-gallery.ts';

/** What is wrong with a picture: the work that mends it, and what has to be said about it. */
function mend(clause: Clause): Ask[] | null {
  const fault = imageFaultIn(clause.text, clause.whole.text);
  if (fault === null) return null;
  const work = fault.operations.length === 0 ? [] : (edit(clause, fault.operations) ?? []);
  return [...work, ...(fault.topic === null ? [] : [say(fault.topic)])];
}

/** A shadow that is not wanted goes with the background. */
const withoutShadow = (done: ImageFault['operations'], text: string) =>
  done.includes('shadow') &&
  /\b(?:ugly|away|remove|get rid|delete|without|hate|dislike|do not (?:want|like|need)|harsh)\b/.test(text)
    ? [...new Set(done.map((one) => (one === 'shadow' ? 'white_background' : one)))]
    : done;

/** "Amazon refuses the photo" says why, and aims at no size. */
const isReason = /\b(?:reject|refus|declin|complain|suspend|block|flagg?|warn)\w*/;

export function edit(clause: Clause, mended: ImageFault['operations'] | null = null): Ask[] | null {
  return mended === null
    ? (eachOfItsOwn(clause) ?? editOf(clause, clause.text, null))
    : editOf(clause, clause.text, mended);
}

/** "Straighten 1 and add a shadow to 5": each part names its work and its picture. */
function eachOfItsOwn(clause: Clause): Ask[] | null {
  const parts = clause.text.split(/,? and |, |; /);
  if (parts.length < 2) return null;
  const each = parts.map((text) => ({ text, images: imagesMeant(text), done: operationsIn(text) }));
  if (!each.every(({ images, done }) => images.length > 0 && done.length > 0)) return null;
  return each.flatMap(({ text }) => editOf(clause, text, null) ?? []);
}

function editOf(whole: Clause, text: string, mended: ImageFault['operations'] | null): Ask[] | null {
  const clause = { ...whole, text };
  const done = mended ?? withoutShadow(operationsIn(text), text);
  const [marketplace] = isReason.test(text) ? [] : marketplacesIn(text);
  const wanted = done.length === 0 && marketplace !== undefined ? (['resize'] as const) : done;
  if (wanted.length === 0) return null;
  const size = sizeIn(text);
  if (Object.values(size).some((side) => side < imageSides.min || side > imageSides.max)) return [say('image_sizes')];
  const work = {
    operations: wanted,
    marketplace: marketplace?.id,
    ...size,
  };
  const others = whole.around.filesAreNew ? null : exceptOf(clause, wanted);
  if (others === 'none') return [say('images_done')];
  if (others === 'unknown') return [say('pictures_what')];
  if (others !== null) return [onImage(clause, 'all', { except: others, ...work })];
  return imagesOf(clause, imageFaultIn(text, text) !== null).map((image) => onImage(clause, image, work));
}

/** "All photos but the first", "the other pictures": what is left out of all; null where the words leave nothing out. */
function exceptOf({ text, around }: Clause, wanted: readonly string[]): ImagePlace[] | 'none' | 'unknown' | null {
  const named = exceptedIn(text);
  if (named !== null) return named;
  const done = around.imagesDone ?? [];
  if (othersIn(text)?.isBare === false) return leftOut(done, wanted);
  // "White background on all of them", right after it was made on one: that one is finished.
  const isFinished = done.some((one) => one.image !== 'all' && wanted.every((own) => one.operations.includes(own)));
  const isAll = isFinished && imagesMeant(text).includes('all') && !/\b(?:again|anew|once more|redo)\b/.test(text);
  return isAll && around.lastTool === 'edit_image' ? leftOut(done, wanted) : null;
}

const onImage = (clause: Clause, image: ImagePlace, input: Record<string, unknown>): Ask =>
  typeof image === 'string' && image !== 'main' && image !== 'all'
    ? clause.around.hasCard && (clause.around.filesAreNew || picturesInHand(clause.around).includes(image))
      ? callOnCard('edit_image', clause, { image, ...input }, { kind: 'it' })
      : call('edit_image', { image, ...input })
    : callOnCard('edit_image', clause, { image, ...input }, cardOfImages(clause.whole.text, clause.around));

const isOfPictures = new RegExp(`\\b(?:gallery|${picture}|one)\\b`);
const hasPictureAbout = (around: Clause['around']) =>
  pictureInHand(around) !== undefined || around.lastTool === 'edit_image' || around.lastTool === 'generate_image';
const generate = (clause: Clause, kind: string, prompt?: string): Ask =>
  callOnCard('generate_image', clause, { kind, prompt }, cardOfGraphic(clause, kind));
/** "Feature graphic for cutting board". */
const bareName = /\b(for|of) (?!the |my |our )(?=[a-z]+(?: [a-z]+){0,2}(?: please)?[\s.!]*$)/;
/** "A size chart for the second one", "for the apron": a card that is named; pictures are composed of places of their own. */
function cardOfGraphic({ text, around }: Clause, kind: string): Target {
  if (kind !== 'size_chart' && kind !== 'feature_graphic') return { kind: 'it' };
  const found = targetIn(text);
  if (around.lastTool === 'list_cards' && found.kind === 'places') return found;
  return around.hasCard ? { kind: 'it' } : cardNamedIn(text.replace(bareName, '$1 the '));
}

/** What is stated of a picture and asks for nothing. */
const isFine =
  /\b(?:already|also|too|fine|ok(?:ay)?|good|great|perfect|nice|lovely|beautiful|done|taken|made|shot|by|from|as (?:it|they) (?:is|are)|white|square|straight|sharp|bright)\b|\b(?:is|are|has|have|was|were) (?:about |at least )?\d{2,5}\b/;

/** "The background is too dark" is no picture that is too dark, and a shadow that is not wanted is not drawn. */
const isFaultFirst = ({ text }: Clause) =>
  /\bshadow/.test(text) || /\btoo (?:small|big|large|dark)\b|\b(?:is|are|looks?|has|have) \w/.test(text);

const make = '(?:make|create|generate|draw|design|build|produce|render|need|want|give me|add|do|show me)';

const askedToMend =
  /^(?:(?:please|can|could|would|you|just|then|now|so|and|ok(?:ay)?|for me|i want you to|i need you to) )*(?:fix|mend|repair|correct|solve|change|help|improve|do|sort|make|handle|take care of)(?: (?:it|that|this|them|ones?|both|both of (?:them|it|these)|all of (?:them|it)|these|those|all|everything|something|about|out|so|me|with|please|now|for|better|nice(?:r)?|good|right|ok(?:ay)?|again|asap|look))*(?: please)?[\s.!?]*$/;

const work =
  '(?:enhance|lighten|brighten|straighten|crop|sharpen|square|whiten|resize|rotate|white(?:n)?(?: background)?|shadow)';
/** The whole message is looked at: its commas stand between operations. */
export const pictureWholeRows: Row[] = [
  {
    name: 'several operations in a row',
    pattern: new RegExp(
      `^(?:(?:please|can you|could you|now|then|and|ok(?:ay)?)[ ,]+)*(?:(?:the |my )?${picture} )?${work}(?:(?:,? and|,| &|/| \\+|,? then) (?:then |also |it |a )?${work}){1,5}\\b`,
    ),
    unless:
      /\b(?:titles?|descriptions?|bullets?|keywords?|specs?|specifications?|listings?|cards?|texts?|copy)\b|(?<!\bno)[.?!;] \w/,
    read: (clause) => edit(clause),
  },
];

/** "Put it on white and improve it": what stands on white is the product, and the text that is improved is the card's. */
const isOfCard = ({ text, whole, around }: Clause) =>
  around.lastTool === 'edit_image' &&
  whole.text.trim() !== text.trim() &&
  !pictureWord.test(whole.text) &&
  improvesIt.test(text);
const improvesIt =
  /^(?:(?:please|and|then|also|now|can you|could you) )*(?:improve|optimize|re-?write|re-?work|polish)(?: (?:it|this|that|all of it|everything))?(?: (?:too|as well|please|also|then|now|for \w+))*[\s.!]*$/;

/** After a picture was spoken of in the same message: "fix it" is about the picture and never improves the texts. */
export const pictureTalkRows: Row[] = [
  {
    name: 'the picture that was just spoken of',
    pattern: /\S/,
    unless: /\b(?:titles?|descriptions?|bullets?|keywords?|specifications?|listing|card|texts?|csv|score)\b/,
    read: (clause) => {
      if (clause.around.imageTalk === undefined || isOfCard(clause)) return null;
      const isOfIt =
        /\b(?:quality|sharpness|brightness|light(?:ing|en|er)?|bright(?:er|en)|straighten|sharpen|crop|background|backdrop)\b/.test(
          clause.text,
        );
      if (
        /^(?:please |and |so |just )*(?:cut|trim)(?: (?:it|that))?(?: (?:off|out|away|please))*[\s.!]*$/.test(
          clause.text,
        )
      )
        return edit(clause, ['crop']);
      const isNoMore = askedToMend.test(clause.text) || /^(?:remove|erase|delete) (?:it|that|them)\b/.test(clause.text);
      return mend(clause) ?? (isOfIt ? edit(clause) : null) ?? (isNoMore ? [] : null);
    },
  },
];

const scene = '(?:scenes?|mock-?ups?|renders?|renderings?|visuals?)';
const drawing = '(?:images?|pictures?|graphics?|photos?|drawings?|visuals?|banners?|illustrations?|diagrams?|slides?)';
const measures = '(?:dimensions?|measure(?:s|ments?)|sizes?|sizing)';
const strengths =
  '(?:(?:key |main |top |best |principal |most important )*(?:features|benefits|highlights|advantages|strengths|(?:selling|strong) points|usps|bullets)|(?:best|good|great|strong) (?:things|sides|bits)|(?:what|why) (?:it )?(?:is|makes it) (?:so )?(?:good|great|special)(?: about it)?)';
/** "With little labels", "arrows pointing at the parts". */
const labelled =
  '(?:(?:little|small|tiny|short|text) )*(?:labels?|call-?outs?|arrows?|pointers?|captions?)\\b(?=(?:[\\s.!?,]|please|on it|to (?:the|its) [a-z]+)*$| (?:point|tell|show|explain|for (?:the|its|each)|with (?:the|its)))';
const showing =
  '(?: image| picture)? (?:with|of|for|listing|showing|where|which|that)\\b(?: (?:shows?|has|lists?|explains?|one|you|we|can|sees?|see|all|the|its|my|our|are|is))* ';
const sizeChart = new RegExp(
  `\\btable\\b.{0,20}\\b${measures}\\b|\\b${measures} (?:chart|guide|table|sheet|diagram|${drawing})\\b|\\b${drawing}${showing}${measures}\\b`,
);
const featureGraphic = new RegExp(
  `\\binfo-?graphics?\\b|\\bfeatures? ${drawing}\\b|\\b${drawing}${showing}${strengths}\\b|\\b${drawing}\\b[^.;]{0,60}? with (?:the |some |its )?${labelled}`,
);
const graphic = new RegExp(`${sizeChart.source}|${featureGraphic.source}`);

/** "Put it with its other photos", while a picture is about: it joins them, and none is composed of them. */
const joins = new RegExp(
  `\\b(?:add|put|save|attach|include|place|upload|keep|stick|drop) (?:it|this|that|this one|that one|(?:the|this|that|my) (?:new |attached )?${picture.replace('s?', '')})(?: (?:in|up|there))? (?:with|to|in|into|among|amongst|beside|alongside|next to|along with|together with) (?:all )?(?:the |its |my |our |his |her |their |those )?(?:(?:rest of (?:the|its|my)|other|others|existing|remaining|current|old) )*(?:${picture}|others?|ones|rest)\\b|^(?:(?:please|and|so|now|just)[ ,]+)*(?:add|put|save|attach|include|place|upload|keep|stick|drop) (?:(?:in|up) )?(?:with|to|in|into|among) (?:the |its |my |our |their )?(?:(?:other|existing|remaining|current) )*${picture}(?: of (?:it|this(?: one| card| listing| product)?|the (?:card|listing|product)))?(?: (?:please|too|as well|now))*[\\s.!]*$`,
);
/** "New studio shot, fresh from the photographer", with a picture: what it is, and no order to draw one. */
const isNounFirst = new RegExp(
  `^(?:(?:hi|hey|hello|ok(?:ay)?|so|and|now|here|there|is|are|comes|you|go|i|have|got|just|an?|the|my|our|your|another|one|more|finally|brand)[ ,:!]+)*(?:(?:new|fresh|better|nicer|latest|recent|own|proper|real|good|nice|pro|professional|studio|lifestyle|product) )+${picture}\\b`,
);
const addsIt = /\b(?:add|put|save|attach|include|place|upload|use|keep)\b|\bgallery\b/;
const ordersOne = /\b(?:make|create|generate|draw|design|build|produce|render|need|want|give me|show me|please)\b|\?/;
function sentPicture(clause: Clause): Ask | Ask[] | null {
  const { around, text } = clause;
  if (!around.filesAreNew || !around.files.some(({ kind }) => kind === 'image')) return null;
  if (operationsIn(text.replace(/\bstraight from\b/, 'from')).length > 0) return null;
  return addsIt.test(text) ? gallery(clause) : ordersOne.test(text) ? null : say('image_fine');
}

/** "No white background please", "do not generate a picture", and nothing else. */
const denied = new RegExp(
  `^(?:(?:please|and|but|no)[ ,]+)*(?:(?:no|not|without) (?:(?:an?|the|any) )?white backgrounds?,? (?:please|thanks|thank you)|(?:do not|never) (?:generate|create|make|draw|render|paint|design|crop|resize|straighten|brighten|whiten|edit|touch|add|give me)\\b(?![^,.;!?]*\\b(?:too|so|but|just|only|until|unless|if|without|yet|as|than|more)\\b)[^,.;!?]{0,30}\\b(?:${picture}|background)\\b[^,.;!?]{0,30})[\\s.!]*$`,
);

const galleryOrCard =
  '(?:gallery|cards?|listings?|products?|page|(?:other|rest of the) (?:ones|pictures|photos|images))';
/** "Don't put it on the card before I've seen it", "not for the gallery": words of work on it may stand beside. */
const keptOut = new RegExp(
  `(?:^|[,;:] ?|\\b(?:but|and|please|just) )(?:(?:do not|never|no need to|not necessary to|without|hold off(?: on)?|wait with|i do not want(?: you)? to|you need not)(?: (?:you|yet|please|actually|ever))* (?:add|put|save|place|upload|include|stick|attach|keep)(?:ing|ting)? (?:it|this|that|them|(?:the|this|that|my) ${picture})(?: (?:in|up|there|yet|directly|straight))* (?:on|to|in|into|onto|at) |not (?:(?:meant|intended) )?(?:for|in|into|onto|on|to) )(?:the |my |this |its |any |that )*${galleryOrCard}\\b(?:[^,.;!?]*\\b(?:before|until|till|yet|now|unless|without|as long as)\\b[^,.;!?]*)?`,
);
/** "The color is blue, not in the listing" tells a fact; beside pictures the same words keep one out. */
const notThere = /^[,;: ]*(?:(?:but|and|please|just) )?not /;
const isOfPicture = ({ text, around: { lastTool, filesAreNew } }: Clause) =>
  new RegExp(`\\b(?:${picture}|gallery)\\b`).test(text) ||
  operationsIn(text).length > 0 ||
  filesAreNew ||
  lastTool === 'edit_image' ||
  lastTool === 'generate_image';
function outOfGallery(clause: Clause): Ask[] {
  const text = clause.text.replace(keptOut, ' ').trim();
  return (operationsIn(text).length > 0 ? edit({ ...clause, text }) : null) ?? [say('no')];
}

export const imageRows: Row[] = [
  {
    name: 'a picture that is not to go into the gallery',
    pattern: keptOut,
    unless:
      /\b(?:not|never) (?:only|just|main|as)\b|\b(?:but|only|just|instead|rather) (?:add|put|use|in|to|on|into|for) /,
    read: (clause, [said]) => (notThere.test(said) && !isOfPicture(clause) ? null : outOfGallery(clause)),
  },
  {
    name: 'the picture as it was',
    pattern: new RegExp(
      `\\b(?:(?:put|bring|get|take|give(?: me| us)?|i (?:want|need|would like)) (?:the |my )(?:original|old|previous|first|unedited|earlier) ${picture} back|(?:restore|bring back|give(?: me| us)? back|go back to|back to) (?:the |my )(?:original|old|previous|unedited|earlier) ${picture})\\b`,
    ),
    read: () => say('image_undo'),
  },
  { name: 'picture work that is not wanted', pattern: denied, read: () => say('no') },
  {
    name: 'a picture that is as it should be',
    pattern: new RegExp(
      `^(?:(?:and|but|well|ok(?:ay)?|no|yes|hey|by the way|btw|fyi),? )*(?:all |both )?(?:of )?(?:the |my |our |its |these |this |those )*(?:(?:main|first|second|third|last|other|product|current) )*(?:${picture}|background)(?: (?:number |no\\.? ?)?\\d{1,2})?(?: of (?:it|this|the \\w+))? (?:is|are|was|were|has|have|looks?|already|also (?:is|are|has|have|looks?))\\b`,
    ),
    unless:
      /\?\s*$|\b(?:make|please|want|needs?|should|must|shall|fix|mend|can|could|let|turn|set|crop|resize|remove|change|replace|to be|too (?!\W*$)|not|no|only|but|enough (?:light|space)|than)\b/,
    read: (clause) =>
      imageFaultIn(clause.text, clause.whole.text) === null && isFine.test(clause.text) ? say('image_fine') : null,
  },
  {
    name: 'a picture that came along, and what it is',
    pattern: new RegExp(`^(?:this|that|it|here) (?:is|was) (?:an?|the|my|our|another) (?:[a-z]+ ){0,4}${picture}\\b`),
    unless: /\b(?:dark|crooked|tilted|blurry|small|make|please|background|can|could|should|needs?|want)\b/,
    read: ({ around }) =>
      around.filesAreNew && around.files.some(({ kind }) => kind === 'image') ? say('image_fine') : null,
  },
  {
    name: 'graphics drawn of the facts',
    pattern: graphic,
    read: (clause) => {
      const kinds = [
        ...(sizeChart.test(clause.text) ? ['size_chart'] : []),
        ...(featureGraphic.test(clause.text) ? ['feature_graphic'] : []),
      ];
      return kinds.length === 0 ? null : kinds.map((kind) => generate(clause, kind));
    },
  },
  {
    name: 'a picture to the others of the card',
    pattern: joins,
    unless:
      /\b(?:collage|mosaic|into one|in one|side by side|white|crop|shadow|square|bullet|keyword|title|description)\b/,
    read: (clause) => (hasPictureAbout(clause.around) ? gallery(clause) : null),
  },
  {
    name: 'a picture that was sent, and what it is',
    pattern: isNounFirst,
    read: (clause) => sentPicture(clause),
  },
  ...composeRows(edit),
  {
    name: 'compose',
    pattern: new RegExp(
      `\\bcollages?\\b|\\bmosaic\\b|\\b(?:combin(?:e|ing)|merg(?:e|ing)|compos(?:e|ing)|join(?:ing)?|stitch(?:ing)?|put together|arrange|put) .{0,60}${picture}|${picture} .{0,20}\\binto one\\b|\\bone ${picture.replace('s?', '')} (?:of|from|out of) (?:all|both|the|my|these)`,
    ),
    unless: new RegExp(
      `\\bgallery\\b|\\bwhite\\b|\\bshadows?\\b|\\b(?:on|to|in|into) (?:the|my|this) (?:card|listing)\\b|\\b(?:it|this|that)(?: in| up)?,? as (?:(?:the|my|its|an?|our) )?(?:[a-z]+ )?${picture}`,
    ),
    read: (clause) => compose(clause),
  },
  {
    name: 'a collage for the gallery',
    pattern: new RegExp(
      `\\b${picture}\\b.{0,40}\\b(?:in|into|as|to) (?:an? |one |a single )(?:\\w+ )?(?:collage|mosaic)\\b|\\b${make} (?:me |us )?(?:an? |one )(?:\\w+ )?(?:collage|mosaic)\\b`,
    ),
    read: (clause) => compose(clause),
  },
  {
    name: 'to gallery',
    pattern: new RegExp(
      `\\b(?:it|this|that)(?: one| picture| photo| image)? (?:goes|can go|may go|should go) (?:on|onto|to|in|into) (?:the|my|this) (?:card|listing)(?=[\\s.!]*$|,| please| too)|\\b(?:add|put|save|attach|use|include|insert|place|keep|append)\\b.{0,50}\\b(?:gallery|my images|its images|the images)\\b|\\b(?:add|put|save|attach|use|include|insert|place) (?:this|that|the|it|new|last|edited|attached|my)*(?: (?:new|last|edited|attached|white))* ?(?:${picture} |one )?(?:to|on|for|in|into|with) (?:the |my |this |that )*(?:card|listing|product)\\b`,
    ),
    unless: /\b(?:bullet|keyword|spec|title|description|white|square|crop|shadow|brand)\b/,
    // "Sold out, put this in the card": with no picture about, "this" is something else.
    read: (clause) => (isOfPictures.test(clause.text) || hasPictureAbout(clause.around) ? gallery(clause) : null),
  },
  {
    name: 'to gallery, in other words',
    pattern:
      /^(?:(?:perfect|great|good|nice|super|ok(?:ay)?|yes|lovely|please|and|now)[ ,.!]+)*(?:add|put) (?:it|that|this|(?:all (?:of )?)?(?:them|those|these)|both|all)(?: in| on| there| up| all| both){0,2}(?: please| now| too)*[.!]*$|^(?:and )?(?:then )?(?:(?:put|add|drop|stick) )?(?:it |them |both )?(?:(?:can|may|should|must|shall) (?:then |now |also )?(?:go|come|be (?:put|added)) )?(?:in|into|to) (?:the|my|its) gallery\b|\bfor the gallery\b|^(?:please |and )*(?:use|add|take|put|upload) (?:it|this|that|this one)? ?as (?:an?|another|the|my) (?:\w+ )?(?:photo|picture|image)\b|^(?:i like (?:it|that|this)|looks? good|good|nice|great|perfect|ok(?:ay)?),? (?:use|keep|take|save) (?:it|that|this)\b|^(?:use|keep|take|save) (?:it|that|this|them|these|both|all)(?: one| image| picture| of (?:them|these)| two| all| both)?(?: please)?[.!]*$/,
    read: (clause) => {
      const { lastTool, filesAreNew } = clause.around;
      // "Keep it" behind other work is about that work, "put them in" with a file about its products.
      const isPicture = lastTool === 'edit_image' || lastTool === 'generate_image';
      const isSent = (filesAreNew || lastTool === null) && picturesInHand(clause.around).length > 0;
      const isAbout = isPicture || isSent;
      return /\bgallery\b/.test(clause.text) || isAbout ? gallery(clause) : null;
    },
  },
  {
    name: 'a picture of a scene, in other words',
    pattern: /\bas an? (?:image|picture|photo)\b|\b(?:image|picture|photo) with all\b|\bside by side\b/,
    unless: /\b(?:versions?|original|before|after|texts?|titles?|old)\b/,
    read: (clause) =>
      /\ball\b|\bside by side\b/.test(clause.text) ? compose(clause) : generate(clause, 'picture', clause.raw(0)),
  },
  {
    name: 'generate picture',
    pattern: new RegExp(
      `\\b${make} (?:me )?(?:a|an|another|some|one|new)(?: [a-z]+){0,3} ${picture} (?:of|with|showing|that shows|where|in|on|at)\\b|\\b(?:i|we) would (?:(?:also|really|just|so) )*(?:like|love)(?: (?:to have|also))* (?:an?|another|some|one)(?: [a-z]+){0,3} ${picture} (?:of|showing|that shows|where) |\\b(?:lifestyle|ai|studio) ${picture}|\\b(?:generate|draw|render|paint)\\b.{0,40}${picture}`,
    ),
    unless: /\bwhite background\b/,
    read: (clause) => generate(clause, 'picture', clause.raw(0)),
  },
  {
    name: 'a scene that is told',
    pattern: new RegExp(
      `\\b${make} (?:me |us )?(?:(?:an?|one|another|some|new|nice|fresh|realistic) )*(?:[a-z]+ )?(?:${scene}|picture|image|photo) ?(?::|,|-) ?\\S|\\b(?:lifestyle|ambient|ambience|mood|in-use) (?:${picture}|${scene})\\b|\\b${scene} (?:of|with|where|showing|in which) (?:the|my|our|it|this)\\b`,
    ),
    unless: /\b(?:white background|alt text|gallery|features?|dimensions|measurements|sizes?)\b/,
    read: (clause) => generate(clause, 'picture', clause.raw(0)),
  },
  {
    name: 'undo a picture',
    pattern: new RegExp(`\\b(?:undo|revert|take back) (?:the |this |that |my |last |new )*${picture}\\b`),
    read: () => say('image_undo'),
  },
  {
    name: 'edit image',
    pattern: new RegExp(`\\b${picture}\\b|\\bback(?:ground|drop)\\b|\\bhero\\b(?! (?:section|product))`),
    unless:
      /\b(?:alt text|how many|which|delete|credits?)\b|^(?:is|are|was|were) (?:the|my|its|this|that|these|those|any|all)\b(?!.*\b(?:please|pls|so|then|if)\b)[^.,;:!?]*$|^(?:are|is|do|does|will|would|have|has)\b.*\b(?:ok(?:ay)?|fine|good|enough|allowed|accepted|accept|compliant|right|meet|fit|suitable|required|need(?:ed)?)\b|\bwhat\b(?! (?:amazon|ebay|etsy|shopify|walmart|google|ozon|wildberries|they|it) (?:wants?|needs?|requires?|asks?|likes?|allows?))/,
    read: (clause) => (isFaultFirst(clause) ? mend(clause) : null) ?? edit(clause) ?? mend(clause),
  },
  {
    name: 'a shadow or less space, without the word image',
    pattern:
      /\b(?:add|put|give|lay|drop|cast|want|need|with|make)\b.{0,20}\bshadows?\b|\bshadows? (?:under|below|beneath|please)\b|\b(?:trim|cut|crop|get rid of|remove)(?: away| off| out)? (?:the |all |that |this )*(?:white|empty|blank|extra|unused) (?:space|margins?|borders?|edges?|area)\b/,
    unless: /\b(?:titles?|descriptions?|bullets?|keywords?|spec\w*|brand|eye ?shadow|no|not|without|remove)\b/,
    read: (clause) => edit(clause),
  },
  {
    name: 'edit the last image',
    pattern:
      /\b(?:too|so|very|pretty|quite|rather) (?:dark|dim|small|big|large)\b|\b(?:crooked|tilted|askew)\b|\b\d{3,4} ?(?:x|by|×) ?\d{3,4}\b|\b\d{3,4} ?(?:px|pixels?|wide|high|tall|across)\b|\b1 ?: ?1\b|\b(?:square|crop|straighten|bright|brighten|lighten|shadow|white|brighter|lighter|resize|sharpen|enhance)\b/,
    read: (clause) => {
      const { lastTool } = clause.around;
      const hasPicture = pictureInHand(clause.around) !== undefined;
      const follows = lastTool === 'edit_image' || lastTool === 'generate_image';
      return hasPicture ||
        follows ||
        /^(?:(?:please|now|ok(?:ay)?|just|then|and|so|can you|could you)[ ,]+)*(?:crop|straighten|brighten|lighten|whiten|sharpen)\b|^(?:(?:please|now|and|then|can you|could you) )*(?:make|get|turn) (?:it|this|that) (?:all |pure |plain |snow |completely )?(?:white|brighter)(?=[\s.!?]*$|,| and | please| then| now)|\bon white\b|\bsquare\b|\d{3,4} ?(?:x|by|×) ?\d{3,4}|\b\d{3,4} ?(?:px|pixels?)\b/.test(
          clause.text,
        )
        ? (edit(clause) ?? (hasPicture ? mend(clause) : null))
        : null;
    },
  },
];
