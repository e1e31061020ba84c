import { sectionSchema } from '@cardwright/contract/listings';
import type { ListingSection } from '@cardwright/listing/listing';
import { isDone, type Turn } from '../conversation.ts';
import type { Request } from '../request.ts';
import { type Ask, isCall } from '../understanding/ask.ts';
import { sectionNamed } from '../understanding/wishes/wishes.ts';

/** "Title back, but keep the new bullets": what is named behind such words stays. */
const spares =
  /\b(?:keep|leave|except(?: for)?|apart from|other than|but not|not (?:the|its)|without|everything but|all but|rest|new)\b/;
const allBut = /\b(?:everything|all|it|that)\b[^.;!?]{0,20}\b(?:but|except(?: for)?|apart from|other than)\b/;
/** "Leave the description how it was". */
const leftAsBefore = /\b(?:leave|keep) (?=(?:the |my |its )*[a-z]+ (?:how|as|like|the way) (?:it|they) (?:was|were)\b)/;
const ofOriginal =
  /\b(?:original(?:ly)?|(?:at|in|from) the (?:very )?(?:beginning|start)|at first|very first|when (?:i|it was|we) (?:first )?imported)\b/;
/** "Undo that, the old title was better": all of it. */
const undoesThat = /\b(?:undo|revert|take back|reverse) (?:it|that|this|them|all of)\b/;

/** "The old title was shorter": an opinion orders nothing. */
const likes = /\b(?:like|liked|love|loved|prefer|preferred|was|were|used to)\b/;
/** One of several is not known by its list. */
export const oneBullet = /\bbullet\b(?! points)/;

/** "Put the old description back" is about the description alone, whatever else was changed since. */
export function sectionsBack(request: Request, earlier: Turn[]): Request {
  const { asks, text } = request;
  if (text.length > 160 || request.isForeign) return request;
  const [only, ...others] = asks;
  const isTold = only?.kind === 'say' && only.topic === 'old_section' && others.length === 0;
  if (isTold && !likes.test(text) && !oneBullet.test(text)) {
    const restoring = restoringSections(text);
    return restoring === null ? request : { ...request, asks: [restoring] };
  }
  if (!asks.every(isWhole)) return request;
  const sections = sectionsMeant(text);
  return sections.length === 0 || undoesThat.test(text)
    ? request
    : { ...request, asks: asks.map((ask) => ofSections(ask, sections, earlier)) };
}

/** The sections that shall be as before, or as in the original; null where none is named. */
export function restoringSections(said: string): Ask | null {
  const text = said.replace(leftAsBefore, '');
  const sections = sectionsMeant(text);
  const version = ofOriginal.test(text) ? 'original' : 'previous';
  return sections.length === 0
    ? null
    : { kind: 'call', tool: 'restore_version', input: { version, sections }, target: { kind: 'it' } };
}

function sectionsMeant(text: string): ListingSection[] {
  const at = spares.exec(text)?.index ?? text.length;
  const spared = sectionNamed(text.slice(at));
  if (spared.length === 0) return sectionNamed(text);
  return allBut.test(text) ? sectionSchema.options.filter((section) => !spared.includes(section)) : [];
}

const isWhole = (ask: Ask) =>
  isCall(ask) && ask.tool === 'restore_version' && ask.input.steps === undefined && ask.input.sections === undefined;

/** Where the last change was of nothing else, the version before is the same. */
function ofSections(ask: Ask, sections: ListingSection[], earlier: Turn[]): Ask {
  if (!isCall(ask)) return ask;
  const isAll = ask.input.version === 'previous' && wasOf(sections, earlier);
  return isAll ? ask : { ...ask, input: { ...ask.input, sections } };
}

/** The last work changed these sections and no other. */
function wasOf(sections: ListingSection[], earlier: Turn[]): boolean {
  const last = earlier
    .flatMap(({ steps }) => steps)
    .findLast(({ tool }) => /^(?:improve|edit|restore)_/.test(tool) || tool === 'reimport_card');
  if (last === undefined || !isDone(last.output)) return true;
  const touched =
    last.tool === 'edit_card'
      ? ((last.input?.edits ?? []) as { field: string }[]).map(({ field }) => field)
      : ((last.input?.sections as string[] | undefined) ?? ['all']);
  return touched.every((one) => sections.some((section) => section === one));
}
