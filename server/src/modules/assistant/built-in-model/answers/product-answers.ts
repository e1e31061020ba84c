import { maxCardFileBytes } from '@cardwright/contract/card-files';
import { maxChatFileBytes, maxFilesOfMessage } from '@cardwright/contract/chats';
import { questionLead } from '../understanding/speech/question-lead.ts';
import { furtherProductAnswers } from './further-product-answers.ts';

const megabytes = (bytes: number) => `${Math.floor(bytes / 1024 / 1024)} MB`;
const begins = (words: string) => new RegExp(`${questionLead}(?:${words})`);

const spelling = /\b(?:british|american|us|uk|english) (?:english|spelling)\b/;

/** What sellers ask about Cardwright itself, and what is true of it; the first whose words are asked. */
const answers: [RegExp, string][] = [
  [
    /^(?:[a-z]+[ ,]+){0,3}(?:delete|erase|clear|remove) (?:this|the|our|my) (?:whole |entire )?(?:chats?|conversations?|chat history|history)\b/,
    'I cannot delete a chat from here: in the list of chats at the side each has its own button for that. Your cards stay in the [library](/library) when a chat goes.',
  ],
  [
    /\b(?:un-?used|left ?over|remaining|my|the|do)? ?credits? (?:\w+ )?(?:roll(?:s|ed)? over|carr(?:y|ies|ied) over|expire|add up|accumulate|pile up|get lost|lapse)\b|\b(?:roll|carry)[- ]?over\b/,
    'Credits do not add up: those of the day are new at midnight UTC, those of the month when the next period begins, and what was not used of the old ones ends then. Those of the day are taken first.',
  ],
  [
    /\b(?:run|ran|running) out of (?:\w+ )?credits\b|\b(?:what|when) [^?]{0,16}\b(?:i|we) (?:run|ran) out(?: of (?:them|it|those))?\s*\??$|\b(?:what|when) .{0,24}\b(?:credits (?:are|is) (?:gone|used up|empty|over|zero)|no (?:more )?credits)\b/,
    'Then I stop before the work, say so, and nothing is lost: your cards, chats and exports stay, and exporting is free. New credits come each day and each month; the [plans](/pricing) say what larger plans have.',
  ],
  [
    /\bwhy (?:does|do|is|are) (?:a|each|every|my|the)? ?(?:messages?|requests?|questions?|chat(?:ting)?)\b[^?]{0,20}\b(?:costs?|charged|credits|paid)\b/,
    'A request in the chat takes 10 credits whatever comes of it, and nothing on Pro; the 300 credits of each day are for that. A request that failed on our side takes none.',
  ],
  [
    begins('(?:what is|what are|what does|explain|define)\\b[^?]{0,10}\\bscoring credits?\\b'),
    'A score of a card for a marketplace takes 1 scoring credit. They are counted apart from the credits for requests, imports and improvements; a plan has a number of them for each month.',
  ],
  [
    begins('(?:what is|what are|what does|explain|define)\\b[^?]{0,10}\\bimage credits?\\b'),
    'Making or editing a picture takes 1 image credit. They are counted apart from the credits for requests, imports and improvements; a plan has a number of them for each month.',
  ],
  [
    /(?=.*(?:\?|\b(?:how|can|any ?time|when|where)\b)).*\b(?:cancel|end|quit|stop|leave|terminate)\b[^?]{0,20}\b(?:subscription|plan|membership)\b/,
    'You can cancel whenever you like: in your [profile](/profile) open the payments and choose to cancel. The plan stays until the end of the paid period, and after that your cards and chats are still there on the free plan. I cannot do it from here.',
  ],
  [
    /\b(?:where|how)\b[^?]{0,20}\b(?:what|how much) (?:i|we) (?:have |already )*(?:paid|pay)\b|^(?!.*\bprices?\b).*\b(?:invoices?|receipts?|bills? for (?:my|the) (?:plan|subscription)|vat)\b(?! ?(?:number|no\b|id\b))(?=.*(?:\?|\b(?:get|have|need|where|download|find|send|want)\b))/,
    'Invoices of a paid plan stand on the page of the payments, which you open from your [profile](/profile). There is also every line of what your credits went to.',
  ],
  [
    /\b(?:pay|payment|checkout)\b[^?]{0,20}\b(?:with|by|via|methods?|options?)\b[^?]{0,20}\b(?:paypal|card|credit card|visa|bank|transfer|sepa|apple pay|google pay|crypto|invoice|possible)\b|\bpayment methods?\b|\bdo you (?:take|accept) (?:paypal|visa|cards?|credit cards?|apple pay|google pay)\b/,
    'A plan is paid on the page of the payment provider, which shows the ways to pay before you decide. Choose one of the [plans](/pricing), and you see it there; I take no payment here.',
  ],
  [
    begins('(?:do you have|is there|have you got|can i use|where is)\\b[^?]{0,16}\\bapi\\b(?! ?keys?)'),
    'Yes: everything that this page does goes through an HTTP API, and /api/openapi.json describes it. For work at fixed times a task needs no program: "every Monday at 9 score all my cards".',
  ],
  [
    /\b(?:(?:my|our) (?:texts?|cards?|listings?|files?|photos?)|(?:my|our|the) (?:data|information))\b[^?]{0,24}\b(?:safe|secure|private|confidential|protected|encrypted|stored|kept|sold|shared?|training|train)\b|\b(?:train|training)\b[^?]{0,20}\b(?:on|with) (?:my|our)\b|\b(?:do|does|will|would) (?:you|they|cardwright|anybody|anyone) (?:ever |also )?(?:sell|share|give away|use) (?:my|our) (?:data|texts?|information)\b|\bwho (?:else )?(?:can|could|may|is able to) (?:see|read|access) (?:my|our|the) (?:data|cards?|listings?|chats?|files?)\b|\b(?:gdpr|privacy)\b|\b(?:is|are) (?:it|this|that|all (?:of )?(?:it|this)|what (?:i|we) (?:tell|write|say|send|type)(?: you| here)?|(?:my|our|these|this) (?:chats?|messages?|conversations?)) (?:all |really |kept )?(?:private|confidential|secret|safe with you)\b|^(?:and |so |hey |hi )*do (?:you|they) (?:keep|store|save|record|share|sell) (?:what|everything|all(?: that)?) (?:i|we) (?:tell|write|say|send|type|give)\b(?! .*\b(?:for (?:all|every)|cards?|listings?)\b)/,
    'What you bring here stays in the database and the files of this installation, and belongs to your account alone; others see a card only when you publish it as a case. I, the built-in assistant, send nothing to anybody. Where an outside language model is connected, it gets what a message needs. Deleting your account erases everything at once; the [privacy policy](/privacy) says it in full.',
  ],
  [
    /\b(?:my )?(?:team|colleagues?|co-?workers?|employees?|staff|wife|husband|partner|assistant|va)\b[^?]{0,24}\b(?:use|log ?in|access|join|work (?:with|on|in)|share)\b[^?]{0,20}\b(?:it|this|account|too|also|cardwright|here)\b|\b(?:team|multi-?user|several users|shared) (?:account|plan|access)s?\b|\b(?:two|several|more|many|multiple|\d) (?:people|persons|users|of us)\b[^?]{0,24}\baccount\b|\b(?:add|invite) (?:an? |my )?(?:users?|colleagues?|team ?members?|co-?workers?)\b/,
    'An account is for one person; there are no teams with common cards. A colleague can open an account, and you can hand over cards as an export, or show one as a case that everybody with its link can read.',
  ],
  [
    begins(
      '(?:how|where|who) [^?]{0,20}\\b(?:contact|reach|write to|talk to|speak (?:to|with)|ask|find|get)\\b[^?]{0,20}\\b(?:support|help ?desk|a human|a person|someone|somebody|your team|customer service)\\b',
    ),
    'Open the menu with your name, above: under Support stand the ways to reach the people who run this installation. The [about page](/about) says them, too.',
  ],
  [
    /\b(?:talk|speak|chat|write) (?:to|with) (?:a |an |some)?(?:real |actual |live )?(?:human|person|body|one|agent|support)\b|\bhuman (?:support|agent|being)\b/,
    'I am a program. People are reached over Support in the menu with your name, above; the [about page](/about) says how, too.',
  ],
  [
    /\b(?:i|we) (?:found|have|think there is|think i found|got) an? (?:bug|error|glitch)\b|\b(?:the|this|your) (?:page|site|website|app|chat|button)\b[^?.]{0,16}\b(?:broken|buggy|down|crash(?:es|ed)|does not (?:work|load)|is not (?:working|loading)|freezes|froze)\b|\breport (?:an? )?(?:bug|problem|error)\b/,
    'I am sorry about that. I cannot mend the page from here: please tell it under Support, in the menu with your name, with what you did before it. What you have saved is safe, and nothing was charged for this.',
  ],
  [
    /\b(?:mobile|phone|android|iphone|ios|desktop|tablet) app\b|\bapp (?:store|for (?:my )?(?:phone|iphone|android))\b|\b(?:use|does|work|works) (?:it |this |cardwright )?on (?:my |a |the )?(?:phone|mobile|tablet|ipad|iphone)\b/,
    'There is no app to install: the page works on a phone as it does on a computer, with the same account.',
  ],
  [
    /\b(?:import|read|load|bring|pull|fetch|take|get)\b(?![^?]{0,14}\b(?:ready|for (?:my|our|the))\b)[^?]{0,14}\b(?:my |our |the |an? )?(?:whole|entire|complete|full|all of my|amazon|e-?bay|etsy|shopify)\b[^?]{0,10}\b(?:shop|store|catalog(?:ue)?)\b(?![^?]*https?:)/,
    'I do not sign in to shops, and I read no whole shop at once. Two ways: send me the addresses of product pages, several in one message, or attach the CSV or XLSX file of products that your shop can export: each row becomes a card.',
  ],
  [
    /\b(?:connect|link|integrat\w*|sync\w*|hook(?: up)?|log ?in|sign in)\b[^?]{0,16}\b(?:to|with|into)\b[^?]{0,12}\b(?:my |our |the )?(?:amazon|e-?bay|etsy|shopify|walmart|woocommerce|ozon|wildberries|shop|store|seller central)\b/,
    'No: I do not sign in to shops, and I change nothing there. I read product pages by their address, and I export files that you upload yourself: say for example "export it for Shopify".',
  ],
  [
    begins(
      '(?:how many|is there a limit (?:of|to|on|for)[^?]{0,16}) (?:cards|listings|products)\\b[^?]{0,24}\\b(?:can|may|have|keep|store|save|allowed)\\b',
    ),
    'As many as you like: no plan counts cards. What a plan counts are credits, tasks and public cases; see the [plans](/pricing).',
  ],
  [
    begins(
      '(?:how (?:many|big|large|long)|what is the (?:max\\w*|biggest|largest)[^?]{0,16}|is there a (?:size )?limit (?:of|to|on|for)) ?(?:can |may |of )?(?:an? |the |my )?(?:files?|attachments?|pdfs?|csvs?|uploads?|spreadsheets?)\\b',
    ),
    `A message takes up to ${maxFilesOfMessage} files of at most ${megabytes(maxChatFileBytes)} each: pictures, CSV, XLSX, TXT and PDF (its text alone). A file of products may have ${megabytes(maxCardFileBytes)}, too.`,
  ],
  [
    /\b(?:which|what)(?: kinds? of)? (?:files?|file types?|file formats?|formats|documents)\b[^?]{0,16}\b(?:upload|attach|send(?: you)?|give you|import|read|understand|open|(?:do|can) you (?:take|accept))\b|\b(?:can|do) you (?:read|open|understand|take|accept) (?:an? |my |the )?(?:pdfs?|excel|spreadsheets?|word|docx?|csvs?|xlsx|txt|images?|photos?)(?: files?| documents?)?\s*\??$/,
    `You can attach pictures, CSV, XLSX, TXT and PDF (its text alone), up to ${maxFilesOfMessage} files of at most ${megabytes(maxChatFileBytes)} each. Of a CSV or XLSX file of products each row becomes a card; what other files say is a source for the card that we work on.`,
  ],
  [
    begins(
      '(?:do|can) you (?:speak|understand|answer in|write in|know) (?!english)(?:other languages|languages|german|french|spanish|italian|russian|chinese|japanese|polish|portuguese|dutch|turkish|ukrainian)\\b',
    ),
    'I answer in English, and understand simple requests in some other languages. Your listings may be in any language: I work with their own words and do not translate them.',
  ],
  [
    begins(
      '(?:do|does) (?:you|it|this|cardwright) (?:really |still )?(?:need|require|work without|run without|work offline)\\b[^?]{0,16}\\b(?:internet|online|network|connection|api keys?|key)?',
    ),
    'I, the built-in assistant, need no outside service and no key: scoring, improving, editing pictures and exporting work without a network. Only importing by an address has to reach that page.',
  ],
  [
    begins('what (?:is|does|do you mean by|are)\\b ?(?:an? |the )?"?(?:cards?)"?(?: here| mean)?\\s*\\??$'),
    'A card is one product of yours here: its title, bullets, description, specifications, keywords and images, with all its versions, scores and the sources of its facts. You find all of them in your [library](/library).',
  ],
  [
    begins(
      'what (?:is|does|do you mean by)\\b ?(?:the )?"?(?:generic|any (?:shop|marketplace))"?(?: mean| here| marketplace)*\\s*\\??$',
    ),
    '"Any shop" (generic) stands for a card that is for no marketplace: I use general rules then, which hold for most shops. Name a marketplace, "improve it for eBay", and its own rules count.',
  ],
  [
    begins(
      '(?:how|where) (?:do|can|could|should) (?:i|we) (?:add|upload|put|attach|send|give you)\\b[^?]{0,16}\\b(?:images?|pictures?|photos?|pics?)\\b',
    ),
    'Attach them here with the button beside the box, or drop or paste them into it, and say "add it to the gallery". Or open the card in your [library](/library) and add them there. That is free.',
  ],
  [
    /\b(?:take|get|fetch|load|grab|use|pull) (?:the |my |all |our )?(?:images?|pictures?|photos?|pics?) (?:off|from) (?:my|the|our|a) (?:web ?site|web ?page|page|shop|store)\b(?![^?]*https?:)/,
    'Yes: when I import a product page, its pictures come along onto the card. Send me the address of the page; an import costs 5 credits.',
  ],
  [
    begins(
      '(?:where|how) [^?]{0,14}\\b(?:my |the )?(?:exports?|exported files?|downloads?)\\b\\s*(?:now|gone|go|stored|again)?\\s*\\??$',
    ),
    'Under [Exports](/exports): every file with its state, to download again.',
  ],
  [
    /\b(?:where|how) [^?]{0,16}\b(?:find|see|open|search|get to|look (?:up|for)|are)\b[^?]{0,10}\b(?:old|earlier|previous|past|my|other|all)(?: my)? (?:chats?|conversations?|messages)\b/,
    'Your chats stand in the list at the side, the newest first; the menu opens it on a phone. Ctrl+K (on a Mac Cmd+K) searches all chats, messages and documents.',
  ],
  [
    /\b(?:re-?name|re-?title|change the (?:name|title) of) (?:a|the|this|my) (?:chat|conversation)s?\b/,
    'Yes, by yourself: in the list of chats at the side the button beside a chat renames it. I cannot do it from here.',
  ],
  [
    begins(
      '(?:where|how) (?:do|can|could|is) (?:i|we)?\\b[^?]{0,6}\\b(?:log|sign) (?:me )?(?:out|off)\\b|log ?out\\s*\\?',
    ),
    'Open the menu with your name, above, and choose to log out. What you wrote and did stays.',
  ],
  [
    begins(
      'how long (?:does|do|will|would) (?:an? |the |your |it |this )?(?:improvements?|imports?|scores?|scoring|exports?|rewrites?|images?|edits?|work|take)\\b(?! to (?!improve|import|score|export|re-?write|make|do)\\b)[^?]{0,24}(?:take|last|need)?',
    ),
    'Mostly some seconds: a score or an improvement by my own rules less than one, an import as long as the page needs to answer, a picture one to a few. Work on many cards goes on in the background, and you may close the page.',
  ],
  [
    begins(
      '(?:can|could|do|will) you (?:still |also )?(?:work|run|go on|do (?:it|that|things))\\b[^?]{0,10}\\b(?:while i (?:sleep|am (?:away|asleep|out|offline))|at night|over ?night|without me|when i am (?:away|offline|asleep))\\b',
    ),
    'Yes: a task works at its times without you, answers in a chat of its own and sends you an e-mail. Say for example "every night at 2 score all my cards". Work that has begun goes on when you close the page.',
  ],
  [
    begins(
      'what (?:can (?:you|it) not|can not (?:you|it)|do you not|does it not) do\\b|what are your (?:limits|limitations|weaknesses)\\b',
    ),
    'I do not invent facts, translate, publish to marketplaces, sign in to shops, choose prices, see sales or delete cards, and I have no opinion that rules do not give. I import, score, improve, edit pictures, compare, export and do all that at fixed times.',
  ],
  [
    spelling,
    'I keep the spelling of your sources and change none by myself. Tell me single words: "replace color with colour everywhere" does it in the card at hand, for nothing.',
  ],
];

const longest = 140;
const mayAsk =
  /\?|^(?:(?:and|so|but|hi|hiya|hello|hey|ok(?:ay)?)[\s,.!]+)*(?:how|what|which|where|when|who|why|can|could|do|does|is|are|will|may|i found|i have|i think|the|this|your|report|explain|define|tell)\b/;

/** "Can you add that it works on the iPhone?", "the card says food safe, remove that": work on a card, whatever it names. */
const ofCard =
  /(?:^|[,.;:] ?|\b(?:please|and|then|(?:can|could|would|will) you) )(?:(?:please|also|just|now) )*(?:improve|optimi[sz]e|re-?write|re-?work|polish|shorten|score|export|remove|delete|replace|mention|set|make|say|state|use|change(?! the (?:name|title) of (?:a|the|this|my) (?:chat|conversation))|write(?! (?:in|to)\b)|write to the|put|add(?! (?:an? |my )?(?:users?|colleagues?|team|co-?workers?)))\b|\b(?:says|mentions)\b/;

/** The answer to a question about Cardwright itself, its plans aside; null for any other message. In normal form. */
export function productAnswer(said: string): string | null {
  const text = said.trim();
  if (text.length > longest || /["\n]/.test(text) || !mayAsk.test(text)) return null;
  if (ofCard.test(text) && !spelling.test(text)) return null;
  return [...answers, ...furtherProductAnswers].find(([pattern]) => pattern.test(text))?.[1] ?? null;
}
