import { type Row, say } from '../understanding/ask.ts';
import { asideRows } from './beyond-rows.ts';

const end = '[\\s.!?,:;)👍🙏❤😊🙂-]*$';

/** Talk about the assistant and its rules; it needs no tool. */
export const helpRows: Row[] = [
  ...asideRows,
  {
    name: 'how are you',
    pattern:
      /^(?:(?:hi|hello|hey)[ ,!]*)?(?:and )?how are (?:you|things)\b|^how (?:is it going|do you do)\b|^(?:(?:hi|hello|hey|yo)[ ,!]*)?(?:what is up|wassup|sup)\b[\s?!.]*(?:\w+[\s?!.]*)?$|^(?:(?:hi|hello|hey)[ ,!]*)*(?:is )?(?:anyone|anybody|someone|somebody)(?: (?:is|out))? (?:there|here|home|around)[\s?!.]*$|^(?:(?:hi|hello|hey)[ ,!]*)*(?:are )?you (?:there|here|around|awake|online|alive|listening)(?: too)?[\s?!.]*$|^(?:knock knock|testing|test|ping)[\s?!.]*$/,
    read: () => say('greeting'),
  },
  {
    name: 'help',
    pattern: new RegExp(
      `^/?(?:help(?: me)?|commands?|menu|start|info)${end}|\\bwhat (?:exactly )?(?:can|could|do|else can) (?:you|i) (?:exactly |actually |really )?(?:do|help|offer|ask|say)\\b|\\bwhat you can (?:do|help (?:me|us) with|offer)\\b|\\b(?:everything|all(?: of)?(?: the)?(?: things| stuff)?|(?:the )?(?:things|stuff|jobs|kinds? of things?)|list of (?:what|things|everything))(?: that| which)? you (?:can|could|are able to|know how to) (?:do|help with|offer|handle)\\b|\\bhow (?:do|does|can|should) (?:this|it|i|you|cardwright|the assistant)(?: app| tool| thing)? (?:work|help|start|begin|use (?:this|it|you)|get started)\\b|\\bwhere (?:do|should|can) i (?:begin|start)\\b|\\bget(?:ting)? started\\b|\\bi am new\\b|\\bwhat are your (?:features|abilities|functions|skills)\\b|\\bcan you help\\b|^i need (?:some )?help${end}`,
    ),
    unless: /\b(?:credits?|score|grounding)\b/,
    read: () => say('help'),
  },
  {
    name: 'what all this is for',
    pattern:
      /^(?:(?:and|so|but|ok(?:ay)?|well|hm+)[ ,]+)*what (?:exactly |actually )?(?:is|does|do i do with|would i use|can i use|should i do with) (?:it|this|that|(?:this|the|that|your) (?:thing|app|program|tool|site|website|page|software|place|service))(?: (?:all|actually|exactly|really|here|even))*(?: (?:for|do|good for|about|used for|meant for|supposed to do))?(?:,? (?:exactly|actually|then|please))?[\s?.!]*$/,
    read: ({ text, around }) =>
      /\b(?:thing|app|program|tool|site|website|software|place|service)\b/.test(text) ||
      (!around.hasCard && around.lastTool === null && / (?:for|do|good for|about)\b/.test(text))
        ? say('help')
        : null,
  },
  {
    name: 'bye or thanks, and nothing else',
    pattern:
      /^(?:(?:perfect|great|good|nice|super|cool|ok|okay|very good|wonderful|excellent),? )?(?:thanks?|thank you|thx|cheers)\b[^?]{0,40}$|^(?:see you|see ya|bye|goodbye)\b[^?]{0,40}$/,
    unless: /\b(?:improve|score|export|make|add|set|now|import|show|undo|list)\b/,
    read: (clause) => say(/^(?:see|bye|goodbye)/.test(clause.text) ? 'bye' : 'thanks'),
  },
  {
    name: 'about the assistant',
    pattern:
      /\btell me (?:a|another) (?:joke|story)\b|^how old are you\b|^where (?:are you|do you live)\b|^do you (?:like|love|sleep|dream|have feelings)\b/,
    read: () => say('who'),
  },
  {
    name: 'who are you',
    pattern:
      /\bwho (?:are|made|built|is behind) you\b|\bwhat are you\b|\b(?:are|r) you (?:a |an |even |just |some |kind of |really |actually |real )*(?:ai|bot|robot|human|person|real|llm|language model|chatgpt|chat gpt|gpt\S*|claude|gemini|machine|artificial)\b|\b(?:which|what) (?:ai |language )?model\b|\byour name\b|\b(?:chatgpt|openai|claude|gemini)\b/,
    read: () => say('who'),
  },
  {
    name: 'whether credits come back',
    pattern:
      /\b(?:get|gets|give|have|receive|are|will) [^.?!]{0,30}\bcredits? (?:be )?(?:back|returned|refunded)\b|\brefund(?:s|ed|able)?\b[^.?!]{0,40}\bcredits?\b|\bcredits?\b[^.?!]{0,20}\b(?:refund(?:s|ed|able)?|come back)\b/,
    unless: /\b(?:buyers?|customers?|orders?|reset|monthly|tomorrow)\b/,
    read: () => say('how_it_works'),
  },
  {
    name: 'what things cost',
    pattern:
      /\bhow (?:do|does) (?:the )?credits? work\b|^(?:and |so )*what costs? (?:an?|one|the)\b|\b(?:what|how much) (?:(?:is|does|do|would|will) )?(?:it |that |this )?(?:costs? )?(?:it |me |that |us )?(?:when|if|to let you|for) (?:i |you |we )?(?:[a-z]+ ){0,3}?(?:improv|optimi[sz]|rewrit|scor|import|export)\w*|\bwhat costs? (?:it |me )?(?:to )?(?:improv|optimi[sz]|rewrit|scor|import|export)\w*|\bhow much is an? (?:improvement|score|scoring|import|image|edit)\b|\bwhat happens (?:if|when)\b.{0,40}\bcredits?\b|\bwhat (?:does|do|would|will) .{0,40}\bcost\b|\bhow (?:much|many credits) (?:does|do|is|are|would|will) .{0,40}\b(?:cost|take|to improve|to score|to import)\b|\bwhat (?:are|is a) credits?\b|\bprices? of (?:the )?plans?\b|\bis (?:it|this|the export|exporting) free\b|\b(?:do|must|will|would) (?:i|we) (?:still |also |have to |need to )*(?:pay|be charged)\b|\b(?:is|are) (?:the )?(?:scor\w+|exports?|exporting|imports?|importing|improv\w+|rewrit\w+|tasks?|(?:photo|image|picture) edits?|edits?|editing|chat(?:ting)?) (?:for )?(?:free|charged|paid|included|gratis)\b|\bhow much (?:is|are|do|does|for) (?:the |an? |one )?(?:scor\w+|exports?|imports?|improv\w+|rewrit\w+|(?:photo|image|picture) edits?|edits?|generated? (?:photos?|images?|pictures?)|(?:photos?|images?|pictures?) edits?)\b|\bcosts? of (?:an?|improving|scoring|importing)\b|\b(?:improving|scoring|importing|exporting|rewriting|editing|an? (?:improvement|rewrite|score|import|export|image))\b.{0,30}\b(?:costs?|free|charged?|credits)\b.{0,30}\?/,
    unless:
      /\b(?:it|this|the (?:card|listing|product|\w+)) costs\b|\bmy (?!cards|listings|library|plan)|\bdo (?:they|these|those)(?: two| ones)? cost\b|\bdo(?:es)? (?:it|(?:this|that)(?: one| card| listing)?|the product|the listing|the item|(?:the )?(?:first|second|third|fourth|fifth|last|number \d+)(?: one| card| listing)?) cost\b(?! to)|\bis (?:it|this) cost/,
    read: () => say('costs'),
  },
  {
    name: 'formats',
    pattern:
      /\b(?:which|what) (?:file )?(?:formats?|file types?|files)\b|\bformats? (?:can|do) (?:i|you)\b|\b(?:which|what) export formats?\b|\b(?:as|to|into|in) (?:an? )?(?:pdf|docx?|odt|word (?:file|document))\b|\bhow (?:do|can) i (?:export|download)\b/,
    read: () => say('formats'),
  },
  {
    name: 'marketplaces known',
    pattern:
      /\b(?:which|what) (?:market ?places?|platforms?|shops?) (?:do|can|are|does)\b|\bdo you (?:know|support|work (?:with|for))\b.{0,30}\b(?:market ?places?|amazon|ebay|etsy|ozon|shopify)\b/,
    read: () => say('marketplaces'),
  },
  {
    name: 'limits of a marketplace',
    pattern:
      /\bhow (?:long|many|big|large) (?:may|can|should|must|is|are|do)\b.{0,60}\b(?:amazon|ebay|etsy|shopify|walmart|google|ozon|wildberries|woocommerce)\b|\b(?:limits?|rules?|requirements?|maximum|max) (?:of|for|on|at) (?:the )?(?:\w+ ){0,3}(?:amazon|ebay|etsy|shopify|walmart|google|ozon|wildberries|woocommerce)\b|\b(?:amazon|ebay|etsy|shopify|walmart|google|ozon|wildberries|woocommerce)(?:'s)? (?:\w+ )?(?:limits?|requirements?)\b|\bhow (?:long|many)\b.{0,30}\b(?:titles?|bullets?|characters)\b.{0,20}\b(?:may|can|should|allowed)\b/,
    unless:
      /\b(?:check|score|improve|optimize|rewrite|rework|redo|rephrase|adapt|adjust|revise|polish|update|make (?:it|this|that)|fix|fits?|rate|keep|resize|image|picture|meets?)\b/,
    read: () => say('limits'),
  },
  {
    name: 'what a marketplace allows',
    pattern:
      /^(?:(?:and|but|so|hi|hello),? )*(?:is it|am i|are (?:we|sellers)) (?:allowed|permitted|forbidden|legal|against)\b/,
    read: () => say('limits'),
  },
  {
    name: 'an order of a buyer',
    pattern: /\b(?:parcel|tracking (?:number|code)|shipment|where is my (?:order|delivery))\b|\border #? ?\d{3,}/,
    read: () => say('other_subject'),
  },
  {
    name: 'how the score works',
    pattern:
      /\bhow (?:is|are|do you|does) (?:the |your |my )?(?:listing )?(?:scores?|scoring|rating|points) (?:calculated|computed|work|made|count|determined|come about)|\bhow do you (?:score|calculate|compute|rate)\b|\b(?:from|out of|of|on|by) what (?:is|are) (?:the |my )?(?:scores?|points|rating)\b|\bscore (?:is )?(?:calculated|computed|made up|composed)\b|\bwhat (?:does|do) (?:(?:the|a|this|that|my) )?(?:score|points|rules?|rating)(?: of (?:that|this|it|\d+)| like (?:that|this))? (?:actually |really |even )?mean\b|\bwhat (?:is|makes) (?:a |the )?(?:good|maximum|highest|perfect|best) score\b|\bhow does (?:the )?scor\w+ work\b/,
    read: () => say('scoring'),
  },
  {
    name: 'grounding',
    pattern:
      /\bgrounding\b|\bungrounded\b|\bwhat (?:is|are|does) (?:a |the )?(?:flags?|flagged|evidence|sources?)\b(?! of)|\bwhat does (?:flagged|evidence|grounded|source|lock(?:ed)?|case) mean\b|^(?:[a-z]+[ ,]+){0,2}(?:can|could|how (?:can|do|could)) (?:i|we) (?:really )?(?:trust|be (?:sure|certain)|know)\b[^.;]*\b(?:not|never|will not|do not) (?:\w+ )?(?:make|making|made|invent\w*|lie|lying|hallucinat\w*|add)\b|\b(?:do|will|would|can) you (?:ever )?(?:make (?:stuff|things|facts|anything) up|make up (?:stuff|things|facts)|invent (?:things|stuff|facts)|hallucinate|lie)\b/,
    read: () => say('grounding'),
  },
  {
    name: 'what would come of it',
    pattern:
      /^(?:(?:and|but|so|ok),? )*what (?:happens|would happen|will happen|changes|would change) (?:if|when|once|after) (?:i|we|you)\b|^(?:(?:and|but|so|ok),? )*what would you (?:change|do|improve|rewrite|write)\b.*\bif (?:i|we|you)\b|^(?:(?:and|but|so|ok|hi|hello|wait),? )*(?:will|do|would|can|could|are) you (?:going to |ever |also |just )*(?:change|edit|do|touch|write|rewrite|start|buy|spend|charge|publish|send|delete|post|improve)(?: (?:anything|something|things|stuff|money|(?:my |any )?(?:credits|cards|listings|texts)))+(?: (?:here|there|of it|in it|on it))? (?:without|before) (?:(?:first )?(?:asking|telling|me knowing|checking with)|my (?:ok|okay|permission|consent|approval|yes))\b/,
    read: () => say('how_it_works'),
  },
  {
    name: 'why it is asked',
    pattern: /\bwhy (?:do|are|would|must) you (?:need|ask|asking|want|have)\b/,
    read: () => say('grounding'),
  },
  {
    name: 'abilities asked about',
    pattern:
      /^(?:can|could|do|are) you (?:able to )?(?:also )?(?:make|do|handle|read|understand|speak|import|edit|export|translate|schedule) (?:pictures|images|tasks|pdfs?|files|other languages|german|excel|csv|video|videos)\??$/,
    read: () => say('help'),
  },
];

/** Only when nothing else was understood. */
export const smallTalkRows: Row[] = [
  {
    name: 'not now',
    pattern: new RegExp(
      `^(?:(?:ok(?:ay)?|alright|all right|fine|well),? )?(?:no|nope|nah|no,? (?:thanks?|thank you)|(?:ah |oh |hm+ |no,? )?(?:better|rather|i would rather|i prefer|maybe|probably) not|(?:on )?second thoughts,? no|no way|not worth it|(?:that is )?too (?:expensive|much)(?: for me)?|do not (?:start|begin|do it|do that)|abort|not (?:now|yet|today)|cancel(?: (?:it|that))?|stop|never ?mind(?:,? (?:just )?(?:leave|keep|forget) (?:it|that|everything)(?: (?:as it is|like that|so))?)?|leave it|forget (?:it|that)|do not|rather not|too (?:expensive|much|many credits)|skip(?: (?:it|that|this))?|later|maybe later|hold on|wait|stop,? .*|no,? .{0,30})${end}`,
    ),
    unless:
      /\b(?:improve|score|export|shorter|longer|for (?:amazon|etsy|ebay|walmart|shopify|google|ozon)|title|description|try|use|i mean(?:t)?|instead)\b/,
    read: () => say('no'),
  },
  {
    name: 'does not know',
    pattern:
      /\b(?:i )?(?:do not|dunno|can not) know\b|\bno idea\b|\bnot sure\b|\bskip\b|\bcan not (?:tell|say)\b|^(?:please )?leave (?:that|it) (?:out|away|blank|empty)|\bdo not have (?:that|this|it)\b|\bi have no\b|^idk\b|\bunknown\b/,
    read: () => say('unknown_fact'),
  },
  {
    name: 'bye',
    pattern:
      /^(?:(?:kk?|ok(?:ay)?|so|well|right|alright|great|good|cool|nice|thx|ty|thanks?|thank you),? )*(?:bye|goodbye|good ?bye|see you|see ya|until (?:tomorrow|next time)|ciao|good night|that is (?:all|it)|we are done|i am done|done for today)\b/,
    read: () => say('bye'),
  },
  {
    name: 'thanks',
    pattern:
      /^(?:(?:\bkk?\b|ok(?:ay)?|oh|wow|great|perfect|super|nice|cool|awesome|good|many|very|wonderful|excellent|amazing|brilliant|fantastic|lovely|well done|fine|all|thanks?|thx|ty|cheers|that is|this is|looks?|job|work|mate|so much|a lot|you|sweet|(?:i )?love it|👍|❤|🙏)[\s,.!]*)+$|\bthank(?:s| you)\b|^(?:thx|cheers|ty)\b/,
    read: () => say('thanks'),
  },
  {
    name: 'greeting',
    pattern:
      /^(?:(?:good )?(?:morning|afternoon|evening)|top of the morning)(?: (?:all|everyone|there|team|mate|again|to you))*[\s.!,)]*$|\bsays? (?:hi|hello|hey)\b[\s.!]*$|^(?:hi+|hello|hey+|good (?:morning|afternoon|evening|day)|greetings|howdy|yo|hiya|sup|welcome)\b|\bhow are you\b|\bnice to meet\b|\bwhat is up\b/,
    read: () => say('greeting'),
  },
  {
    name: 'not content',
    pattern:
      /\b(?:terrible|awful|horrible|useless|bad|worse|worst|not happy|unhappy|hate|disappointed|disappointing|wrong|stupid|dumb|rubbish|garbage|sucks?|not good|do not like|does not work|annoying|nonsense|idiot|meh|not great|disappoint\w*|crap\w*|rip-?offs?|scams?|shit\w*|joke of an? [a-z]+|pathetic|ridiculous|a joke|waste of (?:time|money))\b/,
    read: () => say('unhappy'),
  },
  {
    name: 'another subject',
    pattern:
      /\b(?:weather|poem|joke|song|news|football|world cup|president|capital of|python|javascript|(?<!\b(?:new|the|our|my|changed) )recipe|movie|film|horoscope|stock market|bitcoin|politics|story|code|script|program|homework|essay|love me|marry|meaning of life)\b|\bwhat (?:is|are) \d+ ?(?:times|plus|minus|x|\*|\+|divided)|\bwho (?:won|is|was|were)\b|\d+ ?[-+*/x] ?\d+ ?=?\??$/,
    read: () => say('other_subject'),
  },
];
