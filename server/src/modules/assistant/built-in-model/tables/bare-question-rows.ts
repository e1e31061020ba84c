import { isCodeQuestion } from '../answers/code-answers.ts';
import { callOnCard, type Row, say } from '../understanding/ask.ts';
import { questionLead } from '../understanding/speech/question-lead.ts';

const part =
  '(?:title|description|bullets?(?: points)?|keywords|search terms|tags|specs|specifications|brand|price|category|material|weight|size|dimensions|color|ean|barcode|gtin|sku)';

/** Questions of a few words, which hold no verb for what is to be done. */
export const bareQuestionRows: Row[] = [
  {
    name: 'a part of the card, and a question mark',
    pattern: new RegExp(`${questionLead}(?:(?:the|my|its) )?${part}(?: of (?:it|this))?\\s*\\?+\\s*$`),
    read: (clause) =>
      clause.around.hasCard
        ? callOnCard('answer_from_card', clause, { question: clause.raw(0) }, { kind: 'it' })
        : null,
  },
  {
    name: 'whether a code is right',
    pattern: /\b(?:gtin|ean|upc|barcode|isbn)\b/,
    read: (clause) =>
      clause.around.hasCard && isCodeQuestion(clause.text)
        ? callOnCard('answer_from_card', clause, { question: clause.raw(0) }, { kind: 'it' })
        : null,
  },
  {
    name: 'how sharp a picture looks',
    pattern:
      /^(?:(?:and|so|but|ok(?:ay)?|hm+)[\s,]+)*(?:is|are|does|do) (?:it|this|that|they|(?:the|this|my|that) (?:new |main |first |last )?(?:images?|pictures?|photos?|pics?))(?: (?:still|too|really|now|look|looks|all))* (?:blurry|blurred|sharp(?:er)?|in focus|out of focus|pixelated|grainy|crisp|clear)(?: (?:now|enough|there|any ?more|to you))*\s*\?*$/,
    read: ({ text, around: { lastTool } }) =>
      /\b(?:images?|pictures?|photos?|pics?)\b/.test(text) || lastTool === 'edit_image' || lastTool === 'generate_image'
        ? say('image_unseen')
        : null,
  },
  {
    name: 'several texts to choose from',
    pattern:
      /\b(?:write|give|show|make|suggest|create|generate|offer|need|want|get|draft|propose)\b(?: me| us)? (?:a few|some|several|a couple(?: of)?|(?:at least )?(?:[2-9]|two|three|four|five|six)|10|ten|more|other|alternative)(?: (?:different|other|alternative|possible|new|good|better|catchy|more))* (?:titles|headlines|title (?:ideas|options|variants|suggestions|versions)|(?:ideas|options|variants|suggestions|alternatives|versions|choices|drafts) (?:for|of) (?:the |my |its |a )?(?:title|headline|name|description)|descriptions)\b(?! (?:of|for) (?:the |my |all )?(?:cards|listings|products))/,
    read: () => say('one_text'),
  },
];
