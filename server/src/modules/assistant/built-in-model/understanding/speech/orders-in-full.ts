import { toldOrder } from '../facts/told-orders.ts';
import { exchangeOrdered } from './exchange-orders.ts';
import { meantOrder } from './meant-orders.ts';
import { withValueTold } from './values-pointed-at.ts';

/** "And the title without the brand then". */
const withoutBrand =
  /^(?:(?:and|ok(?:ay)?|then|now|please|so|but|also|i (?:want|need|would like)|make|write|give me)[\s,]+)*(?:the |my |our )?title without (?:the |our |my )?brand(?: name)?(?: in it)?(?: (?:then|please|now|instead))*[\s.!]*$/i;

/** "The bullet about the lid and the one about the price". */
const oneAbout =
  /\b(bullets?(?: points?)?|keywords?|sentences?|specifications?) ((?:about|on|with|that|which|saying|mentioning|of) [^.;!?]{2,60}?),? and (?:also )?the (?:ones?|other(?: one)?) (?=(?:about|on|with|that|which|saying|mentioning|of) )/i;
const takesOut = /^(?:(?:and|ok(?:ay)?|now|please|can you|could you)[\s,]+)*(remove|delete|drop|take out|erase|cut) /i;
function eachAbout(said: string): string | null {
  const verb = takesOut.exec(said)?.[1];
  const [found, noun = '', about = ''] = oneAbout.exec(said) ?? [];
  return verb === undefined || found === undefined
    ? null
    : said.replace(found, `${noun} ${about} and ${verb} the ${noun} `);
}

/** "Score number 2 and 4": two numbers. */
const numberAndNumber =
  /^((?:(?:and|ok(?:ay)?|then|now|please|can you|could you)[\s,]+)*(?:improve|rewrite|score|rate|export|publish|show|open)(?: me)? (?:number|no\.?|#|card|listing) ?\d{1,2}),? (?:and|&) (\d{1,2})(?=\s*(?:[.,!?]|$)|,? (?:for|as|but|if|unless|please|too|now|and|then)\b)/i;

/** "New first bullet for the mat: …", which begins with its card when it is told in full. */
const bulletOf =
  /^((?:please )?(?:add (?:an? |the |another )?)?(?:new |another )?(?:(?:first|second|third|fourth|fifth|last) )?bullet(?: point)?(?: \d)?(?: new)?) (?:for|on|of) ((?:the|my|our) (?!.*\bone\b)[^:"]{2,40}): (?=\S)/i;

/** "Is it under 20 dollars?" */
const isItUnder =
  /^((?:and|so|ok(?:ay)?|but)[\s,]+)?is (it|this|that|(?:the|my) [a-z]+(?: [a-z]+)?) (?:(under|below|less than)|(?:over|above|more than)) ((?:[$€£] ?)\d[\d.,]*|\d[\d.,]* ?(?:[$€£]|eur|euros?|usd|dollars?|bucks|gbp))\s*\??$/i;
const asPrice = (said: string) =>
  said.replace(
    isItUnder,
    (_, lead = '', card: string, less: string | undefined, money: string) =>
      `${lead}is ${card} ${less === undefined ? 'more expensive' : 'cheaper'} than ${money}?`,
  );

/** "Improve only those", "score just these for eBay": these cards, and no others. */
const onlyThose =
  /^((?:(?:and|ok(?:ay)?|then|now|please|so|but|can you|could you)[\s,]+)*(?:improve|optimi[sz]e|re-?write|rework|polish|redo|score|re-?score|rate|export|download|publish)) (?:only|just) (those|these|them)\b(?: (?:two|three|four|five|\d+))?(?: (?:ones|cards|listings))?(?: only)?/i;

/** What is said in a way that no table knows, as an order that they do; null for other words. */
export const orderInFull = (said: string): string | null =>
  withoutBrand.test(said)
    ? 'take the brand out of the title'
    : onlyThose.test(said)
      ? said.replace(onlyThose, '$1 $2')
      : (withValueTold(said) ??
        exchangeOrdered(said) ??
        eachAbout(said) ??
        toldOrder(said) ??
        meantOrder(said) ??
        (isItUnder.test(said) ? asPrice(said) : null) ??
        (bulletOf.test(said) ? said.replace(bulletOf, '$2: $1: ') : null) ??
        (numberAndNumber.test(said) ? said.replace(numberAndNumber, '$1 and number $2') : null));
