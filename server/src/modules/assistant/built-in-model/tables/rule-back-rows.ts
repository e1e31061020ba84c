import { type Ask, type Clause, call, type Row } from '../understanding/ask.ts';
import { normalForm } from '../understanding/speech/normal-form.ts';
import { wishesIn } from '../understanding/wishes/wishes.ts';
import { ruleOf } from './preference-rows.ts';

const told =
  '(?:(?:i|we) (?:(?:once|have|had|also|already|earlier|always|just|even|know) )*(?:told|asked|said|wanted|instructed|ordered|taught)|you (?:were|have been|had been|are) (?:once )?(?:told|asked|instructed))';
const small =
  '(?:(?:so|and|but|now|then|please|actually|well|just|you can|you may|you should|can you|could you|would you|today) ?,? ?)*';
const dropped = `(?:(?:forget|drop|scrap|ignore|disregard|delete|cancel|remove|ditch) (?:about )?(?:it|that|this|the rule)\\b|(?:do not|never|stop|no need to) (?:do(?:ing)?|follow(?:ing)?|keep(?:ing)?|obey(?:ing)?) (?:it|that|this|so|to that)\\b(?! (?:only|just))|(?:that|this|it) (?:(?:is|was) (?:over|history|obsolete|outdated|off|no longer (?:so|needed|true|valid|wanted|the case)|not (?:needed|valid|true|wanted) any ?more)|no longer (?:counts?|applies|holds|matters)|does not (?:count|apply|hold|matter) (?:any ?more|any longer))\\b)`;
/** "I told you to always write friendly? Forget that": a rule, and behind it that it is none any more. */
const takenBack = new RegExp(
  `\\b${told}(?: (?:you|that|it|once|before|earlier|to|the [a-z]+))* ((?:always|never|not|only|use|write|mention|avoid|include|keep|put|say|leave|add)\\b[^.;!?]{2,120}?)(?:[.;!?]+|,| -+|:)\\s*${small}${dropped}`,
);

/** What a rule in words is kept as: of a tone, units and a marketplace there is one each. */
function ruleSaid(clause: Clause, from: number, to: number): Ask {
  const said = clause.raw(from, to).trim();
  const whole = normalForm(said);
  if (wishesIn(whole.text).tone !== undefined) return call('forget_preference', { kind: 'brand_voice' });
  const found = ruleOf({ ...clause, whole, quotes: whole.quotes, text: whole.text });
  const [rule] = [found].flat();
  if (rule?.kind !== 'call') return call('forget_preference', { value: said });
  const { kind, value } = rule.input;
  const isOne = kind === 'brand_voice' || kind === 'units' || kind === 'marketplace';
  return call('forget_preference', kind === 'other' ? { value: said } : isOne ? { kind } : { kind, value });
}

const keeping =
  '(?:always|never|(?:keep|bear|have) (?:it |that )?in mind|remember|memori[sz]e|note|save|observe|stick to|obey|follow)';
const asked =
  '(?:(?:(?:have|had|did) (?:i|we)|(?:i|we)(?: have| had)?) (?:(?:once|ever|already|also|again) )*(?:asked?|told|tell|wanted?|taught|teach|given?|gave) you|(?:have|had|were) you (?:been )?(?:told|asked)|you (?:were|are|have been) (?:told|asked)(?: by me)?)';
/** "What was it again that I asked you to keep in mind?" */
const whatKept = new RegExp(
  `\\b(?:what|which|anything|something|things?|stuff|all|everything)\\b[^.;!]{0,40}?\\b${asked} (?:to )?(?:please )?${keeping}\\b[^.;!]{0,40}\\?*[\\s.!]*$`,
);

/** Rules for all texts that were told before. They look at the message as a whole. */
export const ruleBackRows: Row[] = [
  {
    name: 'a rule that was told before, and holds no more',
    pattern: takenBack,
    read: (clause, match) => {
      const rule = match[1] ?? '';
      const from = match.index + match[0].indexOf(rule);
      return ruleSaid(clause, from, from + rule.length);
    },
  },
  {
    name: 'what is kept in mind',
    pattern: whatKept,
    unless: /\b(?:from now on|please (?:keep|do) )\b/,
    read: () => call('list_preferences'),
  },
];
