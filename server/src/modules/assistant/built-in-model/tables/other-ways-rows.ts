import { call, type Row, say } from '../understanding/ask.ts';

const politeness = '^(?:(?:please|and|so|now|ok(?:ay)?|hi|hey|hello|but|well|then|also|thanks|sorry)[\\s,!.]+)*';
const lead = `${politeness}(?:(?:can|could|would|will) you |i (?:want|would like|need)(?: you)? to |let us )?(?:please |just )?`;
const end = '(?: (?:please|now|for me|too|then|here|instead))*[\\s.!?]*$';
const it =
  '(?:it|this|that|them|all|everything|(?:the |my |this |all (?:of )?(?:my |the )?|its )(?:whole )?(?:listings?|cards?|texts?|description|title|bullets|products?))';
const english = '(?:british|american|us|uk|u\\.k\\.|u\\.s\\.|australian|canadian|queen s) (?:english|spelling)';
const things = '(?:cards?|listings?|products?|items?)';
const sheet = '(?:csv|xlsx?|excel|spread ?sheets?|product (?:file|list|feed)s?|files?|sheets?|data ?feeds?|feeds?)';

const otherColor =
  '(?!(?:white|plain|pure|clean|cleaner|transparent|removed|gone|off|out|away|lighter|brighter|better|nicer|sharper|simple|neutral|go|disappear|wider|bigger|smaller|a (?:pure |plain |clean )?white|all white|snow|bright)\\b)';
const surroundings =
  '(?:(?:living|dining|bath|bed|class|play|show)[- ]?room|kitchen|garden|patio|terrace|balcony|beach|forest|woods|meadow|park|street|city|mountains?|studio|office|lifestyle|outdoors?|home|nature|scene|setting|interior|surroundings|(?:wooden |marble |kitchen |coffee |dining |white |oak )*(?:table|desk|shelf|counter|worktop|floor|wall|bench)|window ?sill|model|mannequin|hand)';

/** What many sellers ask for, and where another way leads to it. */
export const otherWaysRows: Row[] = [
  {
    name: 'one spelling of English or the other',
    pattern: new RegExp(
      `${lead}(?:(?:re-?)?write|change|make|convert|switch|put|turn|use|translate|do)(?: ${it})? ?(?:in|into|to|with|as)? ?(?:the )?${english}(?: (?:in|for) ${it})?${end}`,
    ),
    unless:
      /\b(?:always|never|from now on|in future|remember|every|for (?:amazon|e-?bay|etsy|shopify|walmart|google))\b/,
    read: () => say('spelling_kind'),
  },
  {
    name: 'a copy of a card',
    pattern: new RegExp(
      `${lead}(?:(?:duplicate|clone) (?:the |my |this )?(?!(?:it|this|that|title|description|text|bullets?|keywords?|picture|photo|image)\\b)[a-z0-9][^.;!?]{1,60}|copy (?:the |my |this )?[^.;!?,]{0,40}?\\b${things}|(?:make|create|add|need|want)(?: me)? (?:(?:a|an|the|one|my) )?(?:second|another|new|other|2nd|one more) (?:card|listing)[^.;!?]{0,20}\\b(?:same|like (?:it|this)|identical)\\b[^.;!?]{0,60}|(?:make|create) (?:a|one more|another) (?:copy|duplicate|clone) of (?:the |my )[^.;!?]{2,60})(?=[.;!?,]|$)`,
    ),
    unless: /\b(?:pictures?|photos?|images?|background|bullets?|titles?|keywords?|tasks?|exports?|csv|tone|style)\b/,
    read: () => say('copy_what'),
  },
  {
    name: 'how a file of products comes in',
    pattern: new RegExp(
      `(?:^|[.,;!] ?|\\b(?:and|but|so) )(?:how|where|can|could|may|is there a way|do you know how|what is the (?:best )?way)\\b[^.;!?]{0,30}?\\b(?:upload|import|bring in|load|attach|add)\\b[^.;!?]{0,30}\\b${sheet}\\b[^.;!?]{0,40}\\??$|\\b${sheet}\\b[^.;!?]{0,60}[,.;-]* ?(?:and |but )?(?:how|where) (?:do|can|could|should|would) i (?:upload|import|bring|load|attach|add|put|send)(?: (?:it|them|that|this|these))?(?: (?:in|here|to you|up))?[\\s?.!]*$`,
    ),
    unless:
      /\b(?:export|download|to (?:amazon|e-?bay|etsy|shopify|walmart|google|my (?:shop|store))|pictures?|photos?|images?)\b/,
    read: ({ around }) => (around.filesAreNew ? null : say('import_what')),
  },
  {
    name: 'labels and folders for cards',
    pattern: new RegExp(
      `${lead}(?:tag|label|mark|group|sort) (?:(?:all|every)(?: (?:of )?(?:my|the))? (?:[a-z]+ ){0,3}|(?:my|the|these|those) (?:[a-z]+ ){0,2}${things} )(?:as|into|under|with) [a-z][a-z -]{1,40}${end}|${lead}(?:can|could|may|how (?:do|can)) i (?:make|create|add|use|have|set up) (?:[a-z]+ (?:or|and) )?(?:folders?|labels?|collections?|groups?)(?: (?:or|and) [a-z]+)? (?:for|of|in|with) (?:my|the) (?:[a-z]+ )?(?:${things}|library)${end}`,
    ),
    unless: /\b(?:sold|stock|available|keywords?|as (?:sold|gone|reserved))\b/,
    read: () => say('no_labels'),
  },
  {
    name: 'an export that failed',
    pattern:
      /^(?:(?:hi|hello|hey|please|and|but|so|ok(?:ay)?|oh|help)[ ,!.]+)*(?:(?:why|how come|what happened|what went wrong)\b[^.;!?]{0,20}\b(?:my|the|last|this|that|an?) (?:last |csv |excel |first )?exports?\b[^.;!?]{0,20}\b(?:fail\w*|not work\w*|stuck|stop\w*|wrong|broken?|cancel\w*|empty|error\w*)|(?:my|the|this|that|last) (?:last |csv |excel |first )?exports? (?:(?:has|have|is|was|just|keeps|always|again) )*(?:failed|fails|failing|stuck|broken|does not work|did not work|is not working|not working|do not work|stopped|hangs|crashed|gives? an error)\b)[^.;]{0,40}$/,
    unless: /\b(?:import|title|score)\b/,
    read: () => say('export_failed'),
  },
  {
    name: 'no credits left',
    pattern:
      /^(?:(?:hi|hello|hey|so|but|and|oh|help|ok(?:ay)?|damn)[ ,!.]+)*(?:i|we) (?:(?:have|am|are|just|already|ran|run|running) )+out of (?:my |the )?(?:image |scoring |daily |monthly |chat )?credits?\b[^;]{0,40}$/,
    unless: /\b(?:improve|score|export|import|if|when)\b/,
    read: () => call('show_usage'),
  },
  {
    name: 'something is to be sold, and nothing is said of it',
    pattern: new RegExp(
      `${politeness}(?:(?:i|we) (?:(?:(?:want|would like|need|plan|am going|am looking|am trying) to|wanna) )?sell|(?:(?:i|we) (?:(?:want|would like|need|am going|am looking|am trying) to|wanna)|(?:can you )?help me(?: to)?) (?:sell|list)) (?:my|our|an?|some)(?: (?:old|new|used|own|second[- ]?hand|vintage|handmade)){0,2} (?!(?:listings?|cards?|products?|items?|tasks?|few|lot|bit|ones?|stuff|things|catalog(?:ue)?|inventory|library)\\b)[a-z]+(?: [a-z]+)?(?: (?:on|at) (?:amazon|e-?bay|etsy|shopify|walmart|here))?${end}|${lead}i have (?:an?|got an?) new (?:product|item|article)(?: (?:to (?:list|sell)|for (?:you|sale)|here))?${end}`,
    ),
    unless: /\b(?:more|better|faster|how|what|where|which|price|score|improve|export)\b/,
    read: ({ around }) => (around.filesAreNew ? null : say('create_what')),
  },
  {
    name: 'a background of another color, other surroundings',
    pattern: new RegExp(
      `${lead}(?:(?:make|change|turn|set|put|paint|color|switch|replace) (?:the |its |this |my )?(?:(?:photo|picture|image)s? )?(?:background|backdrop)(?: (?:of|on|in|behind) (?:the |it|this)[a-z ]{0,20}?)? ?(?:to be |into |to |with |in |by )?${otherColor}(?:an? |the |some )?[a-z][a-z -]{2,30}|(?:put|place|show|set|stage|present|display|photoshop|picture) (?:it|this|the (?:product|item|[a-z]+)) (?:standing |lying |hanging |being used )?(?:in|on|at|into|onto|against) (?:an? |the |my )?(?:(?!(?:gallery|title|description)\\b)[a-z]+ ){0,2}${surroundings}(?: (?:scene|setting|background|photo|picture))?)${end}`,
    ),
    unless:
      /\b(?:category|title|description|bullets?|keywords?|gallery|library|specs?|specifications?|sale|stock|section|text)\b/,
    read: ({ around }) =>
      around.hasCard || around.filesAreNew || around.lastImage !== null ? say('image_surroundings') : null,
  },
];
