import { isWordsAlone } from '../pasted.ts';
import type { Request } from '../request.ts';
import { type Ask, say } from '../understanding/ask.ts';
import { marketplaceName } from '../understanding/marketplace-words.ts';
import { isPraise } from '../understanding/questions/praise.ts';
import type { Topic } from '../understanding/questions/topics.ts';

const filler =
  '(?:(?:ok(?:ay)?|and|but|so|well|oh|ah|hm+|yes|no|thanks?|thank you|great|good|nice|sorry|please|wait|actually|then|now|first)[\\s,.!:;-]+)*';
const later =
  '(?:later|tomorrow|tonight|soon|first|next week|at home|again|myself|on (?:mon|tues|wednes|thurs|fri|satur|sun)day)';
const rest = '(?: [^.,!?;\\n]{0,80})?';
const plan = `(?:(?:i|we) (?:will|shall|am going to|are going to) (?:have to |need to |just |probably |also |first )*(?:ask|check|look|think|read|see|discuss|talk|speak|sleep|wait|measure|weigh|find out|get back|come back|let you know|verify|test|try|decide|review|go through|have a look|take a look|consider|tell you)\\b${rest}|(?:(?:i|we) (?:need to|have to|must|should|want to|would like to|had better)|let me|let us) (?:just |first )*(?:(?:ask|think|sleep|talk|speak|discuss|get back|come back|measure|weigh|find out|wait)\\b${rest}|(?:check|verify|confirm|look)(?: (?:it|that|this)(?: up)?)? (?:with|${later})\\b${rest}|(?:read|see|look at|go over)(?: (?:it|that|this|the [a-z]+))?(?: again)? (?:when|once|later|tomorrow|tonight|at home|in peace)\\b${rest}))`;
const pause =
  '(?:give me|i need|wait|hold on|hang on|just)? ?(?:for )?(?:just )?(?:an?|one|another|two|five|a few) (?:second|sec|minute|min|moment|hour|day)s?';
const section = '(?:title|headline|description|bullets?|bullet points|keywords?|tags|specifications?|specs)';
const whole = (words: string) =>
  new RegExp(`^${filler}(?:${words})(?:,? (?:please|thanks|thank you|then|ok))?[\\s.!]*$`);

const plans = whole(`${plan}|${pause}`);
const apologies =
  /^(?:oh,? |oops,? |sorry,? |ok,? )*(?:no (?:problem|worries|rush|hurry|stress)(?: at all)?|oops|(?:it was |that was )?my (?:mistake|bad|fault)|sorry)[\s.!]*$/;
const notBad = /^not (?:too |so |half |that )?bad(?: at all)?(?:$|[\s,.!;-]+)/;
const praised = whole(
  `(?:perfect|great|good|ideal|nice|excellent|fine|wonderful|just right) (?:for|on) ${marketplaceName}`,
);
const kept = whole(
  `(?:keep|leave) (?:the|my|its) ${section}(?: (?:as (?:it is|they are|is)|the same|like (?:this|that)|unchanged|alone|so))?`,
);
const stays = whole(
  `(?:(?:i|we) (?:want|need|would like) )?(?:the|my|its) ${section} (?:to |needs? to |should |must |has to |have to |can |may |shall |is to |are to )?(?:stays?|remains?|be kept|be left)(?: (?:as (?:it is|they are|is)|the same|like (?:this|that)|unchanged|alone|so))?`,
);
const likedBefore = whole(
  `i (?:still )?(?:like|liked|love|loved|prefer|preferred) (?:the|my) (?:old|original|earlier|previous|first) ${section}(?: (?:more|better|a lot more))?`,
);
const likedWhole = whole(
  `i (?:still )?(?:like|liked|love|loved|prefer|preferred) (?:the|my) (?:old|original|earlier|previous|first) (?:one|version|text|listing)(?: (?:more|better|a lot more))?`,
);
/** "I like the second bullet": praise of one part. */
const liked = whole(
  `i (?:(?:really|quite|do|especially) )*(?:like|love|enjoy) (?:the|your|this|that) (?:new )?(?:(?:first|second|third|fourth|fifth|sixth|last) )?(?:${section}|one|point|wording|text)(?: (?:a lot|very much|best|most|now|already))*`,
);
/** Only the seller knows which version that was: the original is offered. */
export const toStart =
  /^(?!(?:[a-z]+ )?(?:show|see|let|what|why|how (?:was|did|were)|compare|is|was|tell|can i see)\b)[^.,;?!]{0,50}\b(?:as|how|like|what|the way) (?:it|everything|they|things|all)(?: all)? (?:was|were|looked|had been) (?:at the (?:very )?(?:start|beginning)(?: of [a-z ]{3,20})?|this morning|before (?:we|you|i) (?:started|began)|when (?:we|you|i) (?:started|began)|yesterday|before today)(?:,? please)?[\s.!]*$/;
const looksBack =
  /^(?:please |(?:i|we) (?:want|would like|need|wanted) to |let me |(?:can|could|may) i )*(?:see|view|read|look at|show me|compare)\b[^,.;]{0,60}\b(?:original|old|earlier|previous|before)\b[^,.;]{0,40}$/;

/**
 * What a message after some work says beside requests: the seller's own plans, a pause, praise with a "not", what shall
 * stay. It never is a reason to do that work again or to take it back. Null when it is nothing of the kind.
 */
export function remarkIn({ text: said, message, asks }: Request, hasQuestions: boolean): Ask[] | null {
  const text = said.trim();
  if (text.length > 160 || !isWordsAlone(message)) return null;
  const topic = topicOf(text, hasQuestions);
  if (topic !== null) return [say(topic)];
  const isTakenBack = asks.length > 0 && asks.every((ask) => ask.kind === 'call' && ask.tool === 'restore_version');
  if (isTakenBack && looksBack.test(text))
    return [{ kind: 'call', tool: 'compare_versions', input: {}, target: { kind: 'it' } }];
  return null;
}

const ugly =
  '(?:ugly|hideous|ghastly|dreadful|ridiculous|embarrassing|clumsy|cringe(?:y|worthy)?|tacky|cheesy|gross|(?:a )?(?:mess|joke|disaster|shame)|yuck|yikes|eww*)';
/** "Hm, that's ugly", and nothing that says what of it. */
const disliked = whole(
  `(?:(?:that|this|it|they)(?: all)? (?:is|are|looks?|sounds?|reads?|seems?|turned out|came out)|looks?|sounds?|reads?|how|what an?)? ?(?:(?:really|so|too|just|pretty|rather|quite|kind of|a bit|very|simply|totally) )*${ugly}(?: (?:now|to me|somehow|though|too|thing))*`,
);
function topicOf(text: string, hasQuestions: boolean): Topic | null {
  if (disliked.test(text)) return 'unhappy';
  if (plans.test(text)) return hasQuestions ? 'unknown_fact' : 'no';
  if (apologies.test(text)) return 'no';
  if (praised.test(text)) return 'thanks';
  if (notBad.test(text)) {
    const after = text.replace(notBad, '');
    return after === '' || isPraise(after) ? 'thanks' : null;
  }
  if (kept.test(text) || stays.test(text)) return 'kept';
  if (liked.test(text)) return 'thanks';
  if (likedWhole.test(text) || toStart.test(text)) return 'old_version';
  return likedBefore.test(text) ? 'old_section' : null;
}
