/** Before quoted words: somebody does not want to meet them. */
const disliked =
  /\b(?:hates?|loathes?|despises?|detests?|dislikes?|(?:(?:can|could|will|would|do|does|may|must|shall|should) not|never|nobody|no one|none of (?:us|them)|no longer)(?: (?:ever|want|wants|wish|need|needs|have|has|got|please|will|again|either|to|would like|like))* (?:stand|bear|have|want|wants|like|likes|need|needs|see|sees|read|reads|hear|find)|(?:nobody|no one)(?: (?:ever|really|actually|still|here))* (?:says|writes|uses|types|talks like)|(?:allergic|averse) to|(?:sick(?: and tired)?|tired|weary|had (?:quite |more than )?enough|enough) of|fed up with|bored (?:of|with|by)|spare (?:me|us|him|her|them|\w+ \w+)|(?:fired|sacked|shot|hanged|sued|fined|banned|flagged|told off|in trouble|laughed at) (?:for|over|because of)|(?:sue|suing|flag|fine|ban|block|reject)s? (?:us|me|people|sellers|listings?|you)? ?(?:for|over))$/;
/** "If I see …", "the moment somebody writes …", "anyone who says …". */
const supposed =
  /\b(?:if|when|whenever|once|one more|another|a single|the (?:moment|minute|second|day|next time)|next time|as soon as|should|in case|anyone who|whoever|every time|each time)\b[^"]{0,40}$/;
const met =
  /\b(?:see|sees|saw|find|finds|read|reads|spot|spots|catch|catches|hear|hears|meet|come across|(?:runs?|come) into|notice|discover|stumble (?:over|upon|across))\b[^"]{0,12}$/;
const isThere =
  /^ ?(?:is|are|was|appears?|occurs?|shows? up|comes? up|turns? up|ends? up|stands?|sneaks? in|creeps? in|remains?|stays?)\b/;
const grim =
  /\b(?:(?:i am|i will be|we are|he is|she is) (?:out|leaving|gone|off|done|dead)|quits?|quitting|leav(?:e|ing)|scream|cry|weep|sues?|lawyers?|fired?|sacked|dies?|lose (?:it|my)|go (?:mad|nuts|crazy|spare)|trouble|walk(?:ing)? (?:out|away)|throw(?:ing)?|send(?:ing)? it back|sick|puke|vomit|kill|hell|stop reading|close the tab|god help|heads? (?:will )?roll|delete (?:it|my|the)|cancel|unsubscribe|goes in the bin|starts? (?:over|again)|shudders?|cringes?)\b/;
const glad =
  /\b(?:glad|happy|happier|great|nice|lovely|good|better|best|perfect|cool|super|bonus|fine|pleased|grateful|delighted|thrilled|like|love|thanks?|please)\b/;
/** What quoted words do to those who read them, and where they are to be. */
const offends =
  /^ ?(?:(?:gives?|makes?|drives?|sends?|puts?|gets?|leaves?|turns?)(?: (?!sure|it\b|this|that|the (?:title|text|description|bullets?))\w+(?:'s)?){1,3}? (?:the |a |an )?(?:hives|sick|shudder|cringe|creeps|ill|mad|crazy|nuts|scream|cry|puke|vomit|rash|headaches?|itch|up the wall|off|in(?:to)? trouble|nervous|toothache)\b|(?:is|are|sounds?|feels?|looks?|seems?)(?: (?:so|just|simply|really|such|far|way|too|very|all|all over|a|an|the))* (?:nowhere|overused|(?:dirty|swear|rude|cursed) words?|cringe\w*|cheesy|cheap|tacky|tired|worn|worn out|not allowed|off the table|verboten|illegal|forbidden|prohibited|nonsense|rubbish|awful|horrible|terrible|ghastly|embarrassing|red flags?|no-?gos?)\b|(?:shows? up|appears?|comes? up|turns? up|pops? up|creeps? in|sneaks? in) again\b)/;
/** "Thermos" is missed, and wanted. */
const missed =
  /\b(?:(?:i|we|customers|buyers|people) (?:still |really |do |only )*miss|(?:is|are|was|still|it is|there is) missing|where (?:is|are|did)|forgot(?:ten)?|left out|lacks?|lacking)(?: (?:to (?:say|mention|use|put|include)))?$/;
const isMissing =
  /^ ?(?:(?:is|are|was|were) (?:still |just |now )?(?:missing|lacking|gone|not (?:in|there)|nowhere to be (?:seen|found))|(?:got|has gone|went) (?:lost|missing))\b/;

const labels =
  / ?\b(?:(?:the|any|those|these|that|such|all|words?|terms?|phrases?|expressions?|things|like|or|and|even|once|again|in it|in there|in my \w+)(?: |$))+$/;
const leadOf = (before: string) =>
  before
    .replace(/[\s:]+$/, '')
    .replace(labels, '')
    .trimEnd();

/** Whether quoted words are missed in a text that is there. */
export const isMissed = (before: string, after: string): boolean =>
  missed.test(leadOf(before)) || isMissing.test(after);

/** Whether the words around quoted ones tell that those are not wanted: "if I see "vibes" in there, I am out". */
export function isDisliked(before: string, after: string): boolean {
  const lead = leadOf(before);
  if (disliked.test(lead) || offends.test(after)) return true;
  if (!supposed.test(before)) return false;
  const told = `${before} ${after}`;
  return grim.test(told) || ((met.test(lead) || isThere.test(after)) && !glad.test(told));
}
