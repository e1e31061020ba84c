import { type Row, say } from '../understanding/ask.ts';

const lead =
  '^(?:(?:please|pls|ok(?:ay)?|and|but|so|well|hm+|now|then|just|finally|come on|can you|could you|would you|i want you to|let us|great|good|thanks)[\\s,.!]+)*';
const card = '(?:one|card|listing|product|item|version|variant)';

const newCard =
  '(?:(?:make |create |add )?(?:(?:as|for|in|into) )?(?:an? |one )?(?:(?:brand )?new|another|second|separate|own|extra) (?:card|listing))';
const like = '(?:(?:exactly |just )?(?:the )?same|like (?:this|that|it|the)|identical|as (?:this|that) one)\\b';
/** "Same ring but with labradorite, make new card": what is told of the new one is only how it differs. */
const alike = new RegExp(
  `${lead}(?:(?:make|create|add|do|give me) )?${like}[^.;!?]{0,80}?[, ] ?${newCard}(?:[ ,]+(?:please|pls|then|too|for it|out of it))*[\\s.!?]*$|${lead}${newCard}[:,]? ${like}(?! as (?:sold|used|made|seen|shown|always)\\b)[^;!?]{0,80}$|${lead}(?:the )?same [a-z]+(?: as (?:this|the) [a-z]+)?,? (?:but|only|just) (?:(?:w\\/|with|in|as|for|made of)(?: |$)|without )[^.;!?]{2,60}$|${lead}(?:duplicate|clone|copy) (?:it|this|that|the)(?: (?:card|listing|one|product))?,? and (?:then )?(?:change|set|make)\\b`,
);

/** What is added to a card, a shop or a plan, and is no product. */
const partsOfWork =
  /\b(?:cards?|listings?|products?|items?|things?|titles?|headlines?|descriptions?|texts?|bullets?|points?|keywords?|tags?|words?|sentences?|lines?|paragraphs?|sections?|specs?|specifications?|attributes?|facts?|details?|pictures?|photos?|images?|backgrounds?|shadows?|charts?|graphics?|collages?|logos?|videos?|prices?|brands?|colou?rs?|sizes?|weights?|materials?|variants?|options?|tasks?|reminders?|schedules?|rules?|preferences?|notes?|comments?|files?|exports?|csv|xlsx|excel|json|feeds?|links?|urls?|address|e-?mail|pages?|cases?|users?|members?|accounts?|discounts?|coupons?|vouchers?|sales?|credits?|plans?|cop(?:y|ies)|versions?|translations?|languages?|market ?places?|amazon|e-?bay|etsy|shopify|walmart|google|folders?|labels?|categor(?:y|ies)|reviews?|ratings?|overviews?|summar(?:y|ies)|reports?|lists?|backups?|rules?|bit|lot|few|little|more|another one|again|touch|twist|hint|call to action|guarantee|warranty|story|question)\b/;

/** Orders for which there is no tool, or nothing to do them with: how it goes on is said. */
export const wayOnRows: Row[] = [
  {
    name: 'a chat that is looked for',
    pattern: new RegExp(
      `${lead}(?:(?:search|find|look (?:up|through|in|for)|go through|show(?: me)?|list|open)\\b[^.;!?]{0,40}?\\b(?:my |the |our |this |that |all |old |earlier |last )*(?:chats?|conversations?|messages|chat history)(?= (?:for|about|on|with|where|from|in|that|of)\\b|[\\s.!?]*$)|(?:in )?(?:which|what) (?:chat|conversation)\\b|(?:(?:i am|i'm) back[^.!?]{0,30}[.!,]+ ?)?(?:what|where) did we (?:do|work on|talk about|stop|leave off|get to)(?: on)? (?:last (?:time|week|month|monday|friday)|the last time|yesterday|before)[\\s?.!]*$)`,
    ),
    unless: /\b(?:summar\w*|recap|spent|cost|credits|delete|remove|rename|share)\b/,
    read: () => say('chats_search'),
  },
  {
    name: 'another card like this one',
    pattern: new RegExp(
      `${lead}(?:(?:make|create|add|do|give me|write|set up|i (?:need|want)) )?(?:(?:an? (?:second|new|other)|(?:another|one more)(?: new)?) ${card}|another)\\b[^.;!?]{0,60}?[:,] ?[^;!?]{0,80}?\\b(?:(?:the )?same|like (?:this|that|it|the first)|identical)\\b|${lead}(?:(?:make|create|do) )?(?:the |exactly the )?same (?:card|listing|product|one)(?: again)?,? (?:but|only|just) (?:in|with|for|without|as)\\b|${lead}(?:(?:make|create|add|do|give me) )?(?:another|a second|one more)(?: ${card})? (?:(?:just |exactly )?like|as) (?:this|that|it)\\b|${lead}(?:duplicate|clone|copy) (?:it|this|that|the)(?: (?:card|listing|one|product))?(?=[\\s.!]*$| (?:but|in|with|as|for|please)\\b)|${lead}(?:make|create) (?:a|one more|another) (?:copy|duplicate|clone) of (?:it|this|that|the)\\b`,
    ),
    unless:
      /\b(?:pictures?|photos?|images?|background|bullets?|titles?|keywords?|tasks?|files?|exports?|csv|tone|style)\b/,
    read: ({ around }) => (around.hasCard ? say('copy_what') : null),
  },
  {
    name: 'a copy of a card that is named',
    pattern: new RegExp(
      `${lead}(?:(?:duplicate|clone)|(?:make|create) (?:a|one|another) (?:copy|duplicate|clone) of|copy) (?:the|my) [a-z][a-z -]{1,40}?(?=[\\s.!]*$| (?:card|listing|but|and (?:change|call|make|name|set)|please)\\b)`,
    ),
    unless:
      /\b(?:pictures?|photos?|images?|background|bullets?|titles?|descriptions?|texts?|keywords?|specs?|specifications?|price|tasks?|files?|exports?|csv|tone|style|link|address)\b/,
    read: () => say('copy_what'),
  },
  {
    name: 'another card, told by what differs',
    pattern: alike,
    unless:
      /\b(?:pictures?|photos?|images?|background|bullets?|titles?|headlines?|descriptions?|texts?|keywords?|tasks?|files?|exports?|csv|tone|style|marketplace|amazon|e-?bay|etsy|shopify|walmart|google)\b/,
    read: () => say('copy_what'),
  },
  {
    name: 'a new card, of nothing that was told',
    pattern: new RegExp(
      `${lead}(?:create|make|write|build|start|do|generate) (?:the|my|a|this|that|our) (?:new )?(?:listing|card)(?: (?:already|now|at last|finally|then|please|for me|today))+[\\s.!]*$`,
    ),
    read: ({ around }) => (around.files.length > 0 ? null : say('create_what')),
  },
  {
    name: 'a product that is to be added, of which only the kind is told',
    pattern: new RegExp(
      `${lead}(?:i (?:want|need|would like|have) to )?(?:add|sell|put up) (?:an?|another|one more) (?:new )?[a-z][a-z'-]+(?: [a-z'-]+){0,2}?(?: (?:to|in|on) (?:my|the) (?:shop|store|library|catalog(?:ue)?))?(?: (?:please|too|as well|next|now))*[\\s.!]*$`,
    ),
    unless: partsOfWork,
    read: ({ around }) => (around.hasCard || around.files.length > 0 ? null : say('create_what')),
  },
];
