import { call, type Row, say } from '../understanding/ask.ts';

const polite =
  '(?:(?:please|and|so|now|ok(?:ay)?|also|then|hi|hello|hey|thanks|thank you|can you|could you|would you|will you|do you|you)[\\s,.!]+)*';
const noun =
  '(?:videos?|clips?|reels?|tiktoks?|animations?|logos?|ads|adverts?|advertisements?|ad campaigns?|campaigns?|blog ?posts?|blog articles?|newsletters?|(?:social media|instagram|facebook|tiktok|pinterest) (?:posts?|captions?|stories)|podcasts?|voice-?overs?|websites?|flyers?|leaflets?|brochures?|business cards|packaging)';
const made = new RegExp(
  `\\b(?:do|make|create|offer|produce|shoot|film|design|draw|write|draft|record|cut|run|need|want)(?: (?:me|us))?(?: (?:also|even))?(?: (?:an?|some|the|any|my|our))?(?: (?!(?:about|for|of|with|to|from|title|description|card|listing)\\b)[a-z-]+){0,2} ${noun}(?=[\\s.!?,]*$|[.!?,;]| (?:of|for|about|on|from|with|out of|too|as well|also|please|here|that|to|and|or)\\b)`,
);
const network =
  '(?:my |our |the )?(?:instagram|insta|facebook|fb|tiktok|pinterest|twitter|youtube|linkedin|telegram|social media|socials)';
const posted = new RegExp(
  `\\b(?:post|share|put|upload|publish|send) (?:it|this|that|them|these|(?:the|my) [a-z]+) (?:up )?(?:on|onto|to|in) ${network}\\b`,
);
const thing =
  '(?:it|this|that|them|these|(?:the|that|this|my|a) (?:csv |excel |new |whole )?(?:file|csv|excel|export|card|listing|texts?|list|link|picture|photo|image|sheet)s?)';
const sender = '(?:e-?mail|mail|whats ?app|sms|text message|fax|messenger)';
const mailed = new RegExp(
  `^${polite}(?:(?:e-?mail|mail|whats ?app|fax|sms) (?:${thing}(?: (?:over|on|straight|directly))? (?:to|for)|(?:me|him|her|them|us|my [a-z]+) ${thing})\\b|(?:send|forward|pass|get) (?:(?:me|him|her|them|us|my [a-z]+) )?${thing}(?: (?:over|on|off|straight|directly))?(?: to [^,;?]{1,60}?)? (?:by|via|per|through|with|on|over|as an?) ${sender}\\b|(?:send|forward|pass) ${thing}(?: (?:over|on|off|straight|directly))? to (?:\\S+@\\S+|my (?!(?:card|listing|library|gallery|shop|store|page)s?\\b)[a-z]+|her|him)\\b)`,
);

/** "Raise it to 90" is work; a score that is only to be written there is none. */
const wishedScore =
  /\b(?:set|put|change|edit|adjust|enter|type|write|fake|overwrite|override|hack)(?: in)? (?:the |its |my |this |that |a )*(?:card |listing )?(?:score|rating|points)(?: (?:of|on|for|from) [^.;?]{1,40}?)? (?:to|at|as|=|of|up to) (?:\d{2,3}|an? \d{2,3}|full|max\w*|an? hundred|perfect)\b|^(?:(?:please|just|simply|can you|could you) )*(?:give|grant) (?:it|me|us|this)(?: an?| the| full)? (?:score of (?:9\d|100)\b|(?:9\d|100) points\b)|^(?:and |so |but |ok )*(?:can|could|will) (?:you|we|i) (?:get|bring|push|take|raise) (?:it|this|that|the score|my score|them) (?:up )?to (?:an? )?(?:100|hundred|full (?:points|score)|the (?:top|max\w*))\b/;
/** "I pay extra credits", beside what is not done. */
const offered =
  /^i (?:(?:will|would|can|do) )?(?:(?:gladly|happily|also|even) )*(?:pay|give you|offer(?: you)?) [^?]*\bcredits?\b[^?]*$/;

/** What sellers ask for and nothing here does: messages to others, films, advertising. */
export const beyondRows: Row[] = [
  { name: 'a message to somebody', pattern: mailed, unless: /\bevery\b|\bimport\b/, read: () => say('cannot') },
  {
    name: 'films, advertising and print',
    pattern: made,
    unless: /\b(?:improve|rewrite|score|bullets?|titles?|descriptions?|keywords?|cards?|listings?)\b/,
    read: () => say('cannot'),
  },
  { name: 'a score by wish', pattern: wishedScore, read: () => say('score_by_wish') },
  { name: 'what is offered for it', pattern: offered, read: () => [] },
  { name: 'posts of social networks', pattern: posted, read: () => say('cannot') },
];

const english = '(?:my|our) (?:bad |poor |broken |terrible |little )*english\\b';
const slips =
  '(?:with |make |made |making )?(?:many |some |a lot of |lots of |my )?(?:mistakes?|typos?|errors?|bad spelling|spelling mistakes?)\\b';
/** What a seller asks about the assistant, its messages and its figures. */
export const asideRows: Row[] = [
  {
    name: 'how well the seller writes',
    pattern: new RegExp(
      `^(?:(?:oh|hi|hello|hey|well|please|and|but)[ ,!]+)*(?:(?:i am )?sorry (?:for|about) |excuse |forgive |pardon )?${english}(?! (?:title|text|description|card|listing|version|shop|page|customers|buyers))[^?]{0,60}(?:\\bok(?:ay)?\\b[^?]{0,60}\\?)?$|\\bi (?:write|type)\\b[^.?!]{0,20} ${slips}[^?]{0,40}\\?|\\bi ${slips}[^?]{0,40}\\b(?:typ(?:e|ing)|writ(?:e|ing))\\b[^?]{0,40}\\?|\\b(?:understand|read) me\\b[^?]{0,20}\\bif i (?:write|type|spell)\\b[^?]{0,30}\\?`,
    ),
    unless: /\b(?:improve|rewrite|titles?|descriptions?|bullets?|keywords?|listings?|score)\b/,
    read: () => say('language_done'),
  },
  {
    name: 'what the seller does first',
    pattern:
      /^(?:(?:wait|hm+|ok(?:ay)?|well|oh|no|sorry|one moment|hold on)[ ,.]+)*let me (?:just |quickly |first )?(?:check|double-?check|think|ask(?: (?:my|the) [a-z]+)?)(?: (?:it|that|this|about (?:it|that)|(?:with )?(?:my|the) (?:supplier|factory|box|label|packaging|boss|wife|husband|partner)|first|again|quickly|over))*[\s.!]*$/,
    read: () => say('noted'),
  },
  {
    name: 'which score is good',
    pattern:
      /\bwhat (?:is|counts as|would be|do you call) (?:considered |seen as |called |thought of as )?(?:to be )?(?:a |an )?(?:really |very )?(?:good|decent|ok|okay|fine|great|bad|low|high|normal|average|usual) score\b|\b(?:what|which) score (?:is|would be|counts as|makes|should i|do i need|must i|shall i)\b|\bfrom (?:what|which) score\b|^(?:(?:and|so|but|hm+|ok(?:ay)?)[ ,]+)*is (?:an? )?\d{1,3}(?: points)?(?: out of 100)? (?:any |already |a |really )*(?:good|bad|ok|okay|fine|decent|low|high|much|enough|great)(?: score)?(?: here)?[\s?]*$/,
    unless: /\b(?:my|the|which) (?:cards?|listings?|products?)\b|\b(?:improve|price)\b/,
    read: () => say('scoring'),
  },
  {
    name: 'what is left behind the price of work',
    pattern:
      /^(?:(?:and|so|then|but|hm+|ok(?:ay)?|wait)[ ,]+)*how (?:many|much)(?: credits?)? (?:(?:would|will|do|are|is|have|be|i|we|there|still|then|got)[ ,]+)+(?:left|remaining|now|then|left over)(?: (?:over|for me|then|now|after (?:that|this|it|the work)|of (?:it|them|my credits)))*[\s?.!]*$/,
    read: ({ around }) =>
      around.lastTool === 'improve_cards' || around.lastTool === 'score_cards' ? call('show_usage') : null,
  },
  {
    name: 'how the results of a task are seen',
    pattern:
      /\b(?:how|where) (?:will|do|can|would|shall|should) (?:i|we) (?:see|know|find|get|learn|read|look|notice)\b|\b(?:do|will|would|shall) (?:i|we) (?:get|receive|be (?:told|notified|mailed|e-?mailed))\b|\bwill you (?:e-?mail|mail|notify|tell|message|write(?: to)?|let) me\b|\b(?:must|should|do|need) i (?:have to |need to )?(?:look|log in|be (?:logged in|online|here|awake))\b|\bwhat (?:happens )?if i am (?:offline|away|asleep|not here|on holiday|not logged in)\b/,
    unless: /\b(?:my|the) (?:cards?|listings?|credits?)\b/,
    read: ({ around }) =>
      around.lastTool === 'schedule_task' || around.lastTool === 'list_tasks' ? say('how_it_works') : null,
  },
];
