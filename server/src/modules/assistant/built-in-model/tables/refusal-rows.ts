import { type Row, say } from '../understanding/ask.ts';
import { isPassedOff } from '../understanding/cards/passed-off.ts';
import { isDeniedClaim } from '../understanding/facts/denied-claims.ts';
import { isUntrueClaim } from '../understanding/facts/untrue-claims.ts';
import { marketplaceName } from '../understanding/marketplace-words.ts';
import { beyondRows } from './beyond-rows.ts';

const marketplace = `(?:${marketplaceName}|the marketplaces?|my (?:shop|store|website)|the (?:shop|store))`;
const cardNoun = '(?:cards?|listings?|products?|items?|library|librar(?:y|ies)|catalog|everything)';
const languages =
  '(?:german|french|spanish|italian|russian|chinese|japanese|polish|portuguese|dutch|turkish|korean|arabic|swedish|danish|norwegian|finnish|czech|hungarian|greek|hebrew|hindi|ukrainian|romanian|english|deutsch|espanol|francais)';

const claims = '(?:put|say|write|add|mention|claim|state|tell|call it|note|describe it as|make it|list it as|mark it)';
/** "Say it is handmade, it is not but nobody asks": before the words are taken for a change. */
export const untrueRows: Row[] = [
  {
    name: 'what is known to be untrue',
    pattern: new RegExp(
      `\\b${claims}\\b[^.;!?]{3,120}?(?:[,.;(]| -| even though| although| though| but) ?(?:(?:i|we) know )?(?:(?:it|that|this|they|which|its|thats)(?: (?:is|are|has|have|does|do|was|were|can))? )?not(?: (?:really|actually|quite|strictly|exactly))?(?: true)?,? (?:but|though|only|yet|however)\\b(?! (?:please|make|keep|also|use|without))|\\b${claims}\\b[^.;!?]{3,120}?(?:[,.;(]| -| even though| although| though| but) ?(?:(?:i|we) know )?(?:(?:it|that|this|which) is |its |thats )(?:an? (?:lie|fib|fairy tale)|made up|untrue|nonsense|invented|not true)\\b|\\b(?:it|this|that|they) (?:is|does|has|was|are|do) not\\b[^.;!?]{1,60}\\b(?:but|though) (?:every(?:one|body)|(?:all |the )?(?:others?|competitors?|competition|rivals)|it (?:sells|seems|sounds|helps|works)|that (?:sells|helps|works)|buyers|customers|people|nobody|no one)\\b[^.;!?]{0,60}[.;,!] ?(?:(?:so|and|please|just|could you|can you) )*${claims}\\b|\\b(?:ours|mine) (?:is|does|has|was|are|do|did|can|have) not\\b[^.;!?]{0,120}\\b${claims}\\b`,
    ),
    unless: /\b(?:do not|never|stop|not to) (?:put|say|write|add|mention|claim|state|tell|call)\b|"\d/,
    read: () => say('inventing'),
  },
  {
    name: 'better than somebody else’s',
    pattern:
      /\b(?:say|write|mention|claim|state|put|add|tell|include)\b[^.;!?]{0,40}\b(?:it|its|ours|mine|this|they|we|it's) ?(?:is |are |'s )?(?:(?:much|far|way|even|a lot|clearly) )?(?:better|cheaper|stronger|nicer|faster|safer|tougher|superior|healthier|sturdier|more [a-z]+) (?:than|to) (?!(?:before|ever|the old|our old|our (?:last|first|other|previous)|it looks|\d|average|most|plastic|wood|glass|steel|cotton)\b)/,
    unless: /\b(?:do not|never|stop|not to) (?:put|say|write|add|mention|claim|state|tell|call)\b|"\d/,
    read: () => say('inventing'),
  },
  {
    name: 'what the seller, beside it, tells is not so',
    pattern: /\b(?:not|never|nobody|no one|noone|none|who|not a soul)\b/,
    read: ({ text }) => (isUntrueClaim(text) ? say('inventing') : null),
  },
  {
    name: 'what the seller denied before, or what something else that is told speaks against',
    pattern: /\b(?:not|never|no|though|although|even if|while|despite|in spite of)\b/,
    read: ({ text, quotes }) => (isDeniedClaim(text, quotes) ? say('inventing') : null),
  },
  {
    name: 'what is to pass for something else',
    pattern: /\S/,
    read: ({ text }) => (isPassedOff(text) ? say('inventing') : null),
  },
];

/** What the assistant does not do. Each says so plainly, with the way to do it. */
export const refusalRows: Row[] = [
  ...beyondRows,
  {
    name: 'its own instructions',
    pattern:
      /\b(?:system|hidden|secret|internal|initial) (?:prompts?|instructions?|rules|messages?)|\b(?:your|previous|prior|above|all) (?:previous |prior )?(?:prompts?|instructions)\b|\bapi[ -]?keys?\b|\b(?:rules|instructions) you were given\b|\byour (?:source code|configuration|secrets?|password|token|credentials)\b|\bdatabase (?:url|password)|\benvironment variables?\b|\bwhat (?:were|are) you told\b|\b(?:repeat|print|show) (?:the |all )?(?:text|words|everything|messages?) (?:above|before)\b|\bjailbreak\b|\bdeveloper mode\b/,
    read: () => say('secrets'),
  },
  {
    name: 'the account',
    pattern:
      /\b(?:delete|close|remove|cancel|deactivate) (?:my |the |our )?(?:account|profile|subscription|membership|plan)\b|\b(?:change|reset|update|forgot) (?:my |the )?(?:password|e-?mail(?: address)?|billing|payment|credit card)\b|\b(?:upgrade|downgrade|switch|subscribe|move) (?:me|my (?:plan|account|subscription))\b|\b(?:buy|purchase|order) (?:me )?(?:more )?credits\b|\b(?:upgrade|subscribe) to (?:pro|plus|basic)\b|\brefund\b|\bmoney back\b|\blog (?:me )?out\b|\bsign (?:me )?out\b|\bsign me up\b/,
    read: () => say('account'),
  },
  {
    name: 'other sellers',
    pattern:
      /\b(?:other|another|different) (?:sellers?|users?|accounts?|persons?|people|shops?)(?:'s|s')?\b.{0,30}|\bsomeone else\b|\bcompetitors?\b|\bsomebody else\b/,
    unless:
      /\b(?:compare|score|improve) (?:it|this|my)\b|\b(?:improve|re-?do|re-?write|re-?work|optimize|polish|change|set|raise|lower|update|leave out|avoid|without) (?:it|this|"\d|the (?:whole |words? )?(?:listing|card|title|description|bullets|keywords|price|"\d)|the price)\b(?! of (?:my |a |the |another )?(?:competitor|other))/,
    read: () => say('others'),
  },
  {
    name: 'inventing',
    pattern:
      /\b(?:invent|fabricate|make ?up|fake|pretend|imagine|guess)\b|\b(?:write|add|create|generate|make) .{0,25}\b(?:reviews?|testimonials?|ratings?|stars)\b|\b(?:nobody|no one|noone|they|customers|buyers) (?:will |would |can |could |is going to |are going to )?(?:not |never |ever )*(?:check|notice|find out|know the difference)\b|\b(?:put|say|write|add|mention|claim|state|tell|note|call|describe|list|mark|set|use)\b[^.;!?]{3,120}\beven (?:if|though) (?:it|that|this) (?:is|was|has|does|did) not\b|\b(?:it|that|this) (?:is|was) not (?:really |quite |actually |exactly )?true\b.{0,40}\b(?:but|add|say|write)\b|\b(?:exaggerate|lie|cheat) (?:a (?:bit|little)|about|on|in)\b/,
    unless:
      /\b(?:do not|never|without|not|nothing|no) (?:\w+ )?(?:invent|fabricate|make ?up|fake|guess)|\binvent(?:ing)? nothing\b|\bmake up (?:for|to)\b|\bnot guess/,
    read: () => say('inventing'),
  },
  {
    name: 'translating',
    pattern: new RegExp(
      `\\btranslat\\w*|^(?:in )?${languages}(?: version)?(?: please)?[.!]*$|\\b(?:make|turn|write|want|need) (?:it|this|that|the \\w+)(?: all)?(?: in| into| to)? ${languages}\\b(?! (?:steel|leather|oak|silver|linen|wool|cotton|style))|\\b(?:in|into|to) ${languages}\\b(?! (?:steel|leather|oak|silver|linen|wool|cotton|style))|\\b${languages} (?:version|translation|title|description|listing)\\b`,
    ),
    unless:
      /\b(?:answer|reply|speak|talk) (?:me )?in english\b|\bin english (?:is|would be) (?:ok(?:ay)?|fine|good|enough|alright)\b|\b(?:no need to|do not|without) translat/,
    read: () => say('translating'),
  },
  {
    name: 'publishing to a marketplace',
    pattern: new RegExp(
      `\\b(?:publish|upload|post|push|submit|send|sync|sell) (?:it|this|that|them|these|the|my|all|everything)?.{0,30}\\b(?:on|to|onto|in|at|with) (?:my )?${marketplace}\\b|\\blist (?:it|this|them|my|the) .{0,30}\\b(?:on|at) ${marketplace}|\\blist (?:it|this|them) on\\b|\\bput (?:it|this|them|the \\w+) (?:up )?(?:for sale )?(?:on|onto) ${marketplace}|\\bput (?:it|this|them) up for sale\\b|\\bgo live on ${marketplace}`,
    ),
    unless:
      /\b(?:improve|optimize|prepare|ready|export|score|file|import|want to sell|to sell|i sell|we sell|rewrite|adapt|create|write|new)\b/,
    read: () => say('publishing'),
  },
  {
    name: 'deleting cards',
    pattern: new RegExp(
      `\\b(?:delete|erase|wipe|destroy|trash|bin|throw away|get rid of|discard|purge) (?:it|this|that|them|all|every|everything|my|the|these|those|both|of)?(?: (?:my|the|of|these|those|this|whole|entire|old|all|second|first|third|last|number \\w+|current|selected))*(?: [a-z]+)?(?: ${cardNoun}| one)?\\s*(?:from (?:my|the) library|please|now|for me|for good|permanently|completely)?(?:[.!?]*$|, (?:i|we|it|they) )|\\b(?:cards|listings|products|everything|all)\\b.{0,40}\\b(?:erase|delete|wipe|remove)\\b.{0,12}\\b(?:library|catalog|account)\\b|\\b(?:remove|take) .{0,40}\\b(?:from|out of) (?:my|the) (?:library|catalog|account)|\\b(?:remove|delete) (?:it|this|that|them|all|every|the|my|these|those)(?: (?:my|the|of|these|old|all))* ${cardNoun}[.!?]*$`,
    ),
    unless:
      /\b(?:bullet|bullets|keyword|keywords|spec\w*|title|description|brand|category|price|background|word|words|image|picture|photo|attribute|tag|task|tasks|schedule|preferences?|lock|sentence|highlight|feature|link|public|case|voice|margins?|borders?|changes?|version)\b/,
    read: () => say('deleting'),
  },
  {
    name: 'deleting images',
    pattern:
      /\b(?:delete|remove|erase) (?:the |this |that |all |my |its )*(?:main |first |second |third |last |other |old |new |bad |blurry )?(?:images?|pictures?|photos?)\b(?! (?:background|from the (?:left|right)))/,
    unless: /\bbackground\b/,
    read: () => say('deleting_images'),
  },
  {
    name: 'guessing a price',
    pattern:
      /\b(?:better|best|competitive|good|right|fair|higher|lower|optimal|new|cheaper|suitable|attractive) price\b|\bprice (?:it|this) (?:better|right|competitively)|\b(?:what|which) price\b(?! (?:is (?:it|on|in|set|given|listed|shown|stored|there|now)\b|does|did|has))|\bprices? (?:to |at |for |as |is |be )?(?:whatever|whichever|anything|something (?:that )?(?:sells|works|good|competitive)|what(?:ever)? (?:sells|works|you (?:think|like|want|find))|as you (?:like|think)|like (?:the )?(?:others|competition))\b|\bprice (?:it|this) (?:as|however|like|so that|whatever)\b|\bmake (?:it|this) (?:cheaper|more expensive)\b|\bwhat should i charge\b|\b(?:raise|lower|increase|decrease|reduce|drop|discount) (?:the |its |my |all )*prices?\b|\b(?:double|halve) (?:all |my |the )*prices\b|\bhow much should (?:it|i|this)\b|\b(?:set|choose|find|suggest|recommend|calculate) (?:a |the |me a )?price\b(?! (?:to|of|at|for) \D{0,3}\d)/,
    unless: /[$€£¥]? ?\d/,
    read: () => say('pricing'),
  },
  {
    name: 'whether a price is right',
    pattern:
      /^(?:(?:and|but|so|ok(?:ay)?|do you think|hm+|what do you think)[\s,]+)*(?:is|are|was|would|do you think|does) (?:it |this |that |the price |my price |our price |[$€£]? ?\d[\d.,]*(?: ?(?:[$€£]|[a-z]{3}|euros?|dollars?|bucks|pounds?))? |at |of |for |be |seem )+(?:a )?(?:bit |little |much |way |far |really |maybe |still |good |fair )*(?:too )?(?:expensive|cheap|dear|pricey|costly|high|low|much|competitive|overpriced|underpriced)(?: (?:for (?:it|this|that)|here|at (?:that|this) price|at \d[\d.,]*))*[\s?]*$/,
    unless: /\b(?:score|credits?|plan)\b/,
    read: () => say('pricing'),
  },
];
