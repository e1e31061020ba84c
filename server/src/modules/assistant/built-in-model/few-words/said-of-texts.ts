import type { ListingEdit } from '../../tool-types.ts';
import { type Conversation, cardInHand, type Turn } from '../conversation.ts';
import { wishedOfPicture, worksOnPictures } from '../pictures/spoken-of-picture.ts';
import { forWhich } from '../questions/asked-of-outcome.ts';
import { workBefore } from '../questions/looks-back.ts';
import { lead } from '../said-around.ts';

const tail = '(?:,? (?:please|pls|now|then|too|thanks|thx|as ?well|for me))*[\\s.!?]*$';
const as = (pattern: string) => new RegExp(pattern, 'iu');

/** "Keep the brand in the title". */
const brandInTitle = as(
  `^${lead}(?:keep|put|add|include|write|leave|i want|there should be) (?:the |my |our )?brand(?: name)? (?:in|into|to|on) the title(?: (?:though|anyway|of it))?${tail}`,
);
/** "Add keywords like cutting board, butcher block": the words themselves. */
const keywordsLike = as(
  `^(${lead}(?:add|put in|include|use|enter)(?: some| a few| more| the)? (?:keywords?|tags|search terms?))(?:,| -)? (?:like|such as|e\\.?g\\.?|for example|for instance):? (?=[\\p{L}\\d])`,
);
/** "Add reading light", where keywords were spoken of. */
const addsWords = as(
  `^${lead}add ((?!(?:the|an?|my|our|it|this|that|these|those|them|to|more|some|all|one|another|keywords?|tags?|bullets?|pictures?|photos?|images?|videos?|titles?|prices?|brand|text|description|specs?|emojis?)\\b)[\\p{L}\\d'’-]+(?: [\\p{L}\\d'’-]+){0,3})${tail}`,
);
const ofKeywords = /\b(?:keywords?|tags|search terms?)\b/i;
/** "Put it in the title as well", behind a keyword. */
const inTitle = as(
  `^${lead}(?:put|add|write|use|include) (?:it|that|this|the (?:word|keyword)) (?:also )?(?:in|into|to) the title${tail}`,
);
/** "Delete the other one", where pictures were spoken of. */
const deletesOther = as(
  `^${lead}(?:delete|remove|erase|get rid of|take out) (?:the )?(?:other|first|second|third|last|old|new|bad)(?: one)?${tail}`,
);
const ofPictures = /\b(?:pictures?|photos?|images?|pics?)\b/i;
/** "I need a nicer photo for the dog treats". */
const nicerPhoto = as(
  `^${lead}(?:i|we|it) (?:need|needs|want|would like|could use) (?:an? )?(?:much |really |bit )?(?:nicer|better|new|good|nice|more professional|prettier) (?:main )?(?:photo|picture|image|pic) (?:for|of|on) ([\\p{L}\\d][\\p{L}\\d'’ -]{1,50}?)${tail}`,
);
/** "Condition is very good actually": no praise of what was done. */
const condition = as(
  `^${lead}(?:actually |sorry )?(?:the |its )?condition(?: is| was| should be|:) ((?:very |really |quite |pretty |almost |like )?(?:new|good|great|fine|fair|poor|excellent|perfect|mint|used))(?:,? (?:actually|really|in fact))?${tail}`,
);
/** "More tags". */
const moreTags = as(`^${lead}(?:(?:i want|give me|find|some|any|a few|even) )*more tags${tail}`);
/** "Only the description", behind work on all texts; "and now the title", behind a score. */
const sectionNext = as(
  `^(?:only|just|(?:ok(?:ay)?[\\s,.!]+)?(?:and )?(?:now|next|then)) the (title|description|bullets|keywords|specifications)${tail}`,
);
/** "The bullets I mean", behind work on all texts. */
const sectionMeant = as(
  `^${lead}(?:(?:i (?:only |just )?mean(?:t)? )the (title|description|bullets|keywords)|the (title|description|bullets|keywords),? i (?:only |just )?mean(?:t)?)${tail}`,
);
const meansOther = /^(?:(?:no|nope|sorry|oops|wait)[\s,.!]+)*i (?:only |just )?mean(?:t)? the/i;
/** "On a wooden table", where a picture was spoken of. */
const onPlace = /^(?:on|in|against|in front of|next to) (?:an? |the |my )[\p{L} -]{3,40}[\s.!]*$/iu;
/** "Did you change the price?" */
const didChange = as(
  `^${lead}(?:did|have) you (?:also )?(?:change[d]?|touch(?:ed)?|edit(?:ed)?|alter(?:ed)?|rewrit(?:e|ten)) (?:the |my |its |anything (?:in|about|of) the )?(?:prices?|brand|texts?|anything else|(titles?|descriptions?|bullets?|keywords?|specs?|specifications?))${tail}`,
);
/** What sellers say of the texts and pictures of a card in words that no table knows, in those that they do; null for other words. */
export function saidOfTexts(conversation: Conversation): string | null {
  const { current, earlier, shownCardId } = conversation;
  const said = current.text.trim();
  if (said.length > 300) return null;
  const [heard, adds] = keywordsLike.exec(said) ?? [];
  if (heard !== undefined) return `${adds} ${said.slice(heard.length)}`;
  const [, photo] = nicerPhoto.exec(said) ?? [];
  if (photo !== undefined) return `the photo of ${photo} looks bad`;
  const [, state] = condition.exec(said) ?? [];
  if (state !== undefined) return `set the condition to ${state}`;
  const last = earlier.at(-1);
  const isOfPictures = last !== undefined && (ofPictures.test(last.text) || worksOnPictures(last));
  if (isOfPictures && !worksOnPictures(last) && onPlace.test(said)) return 'different background for the photo please';
  const picture = wishedOfPicture(conversation);
  if (picture !== null) return picture;
  if (last === undefined || cardInHand(earlier, shownCardId) === null) return null;
  if (brandInTitle.test(said)) return 'put the brand first in the title';
  if (deletesOther.test(said) && isOfPictures) return 'delete the picture';
  if (moreTags.test(said)) return 'more keywords';
  const [, section] = sectionNext.exec(said) ?? [];
  // A word between, that led to nothing, changes nothing of it.
  const worked = earlier.findLast(({ steps }) => steps.length > 0);
  if (section !== undefined && worked !== undefined)
    return sectionOrder(section, worked, /^(?:only|just)\b/i.test(said));
  const [, meant, alsoMeant = meant] = sectionMeant.exec(said) ?? [];
  const { length, tone, sections } = worked?.steps.findLast(({ tool }) => tool === 'improve_card')?.input ?? {};
  // Another text than the one that was written: that one goes back first (`corrections.ts`).
  const isOther = Array.isArray(sections) && !sections.includes(alsoMeant) && meansOther.test(said);
  if (!isOther && alsoMeant !== undefined && worked !== undefined && (length !== undefined || tone !== undefined))
    return sectionOrder(alsoMeant, worked, true);
  const [, words] = addsWords.exec(said) ?? [];
  if (words !== undefined && earlier.slice(-2).some(({ text }) => ofKeywords.test(text)))
    return `add the keyword "${words}"`;
  const keyword = inTitle.test(said) ? keywordAdded(last) : null;
  if (keyword !== null) return `add "${keyword}" to the title`;
  const work = workBefore(earlier);
  const isWritten = work?.steps.some(({ tool }) => tool === 'improve_card' || tool === 'edit_card') === true;
  const [, part] = didChange.exec(said) ?? [];
  if (isWritten && didChange.test(said))
    return part === undefined ? 'what did you change?' : `what did you change in the ${part.toLowerCase()}?`;
  return isWritten && forWhich.test(said.toLowerCase()) ? 'what have you done so far?' : null;
}

/** The section alone, as the last improvement was wished; behind a score it is improved. */
function sectionOrder(section: string, { steps }: Turn, isOnly: boolean): string | null {
  const { marketplace, length, tone } = steps.findLast(({ tool }) => tool === 'improve_card')?.input ?? {};
  if (!isOnly) return steps.some(({ tool }) => tool === 'score_card') ? `improve the ${section}` : null;
  if (typeof length === 'string') return `make the ${section} ${length}`;
  if (typeof tone === 'string') return `make the ${section} more ${tone}`;
  return typeof marketplace === 'string' ? `improve the ${section} for ${marketplace}` : null;
}

function keywordAdded(last: Turn): string | null {
  const edits = last.steps.findLast(({ tool }) => tool === 'edit_card')?.input?.edits;
  const [edit, ...others] = Array.isArray(edits) ? (edits as ListingEdit[]) : [];
  const isOne = edit?.op === 'add' && edit.field === 'keywords' && others.length === 0;
  return isOne && edit.value !== undefined && !/[",]/.test(edit.value) ? edit.value : null;
}
