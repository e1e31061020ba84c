import { rubric, sectionIds } from '@cardwright/listing/score/rubric';
import { askedAs } from '../said-around.ts';
import { sectionName } from './section-names.ts';

const byId = new Map(rubric.map((rule) => [rule.id.toLowerCase(), rule]));
const id = `["“]?(?:the )?(?:rule )?(${[...byId.keys()].join('|')})["”]?`;
const forMe = '(?: (?:to|for) me)?';
const meant = askedAs(
  `(?:(?:can|could) you )?(?:(?:please )?(?:tell me |say )?(?:what|which)(?:['’]?s| is| does| do you mean by| are)(?: the)?(?: rule)? ${id}(?: (?:about|for|again|mean|means|stand for|say|says|check|checks|want|wants|test|do|measure|measures))*${forMe}|which rule is ${id}|(?:tell me |explain )?what ${id} (?:means?|is|says|checks|stands for)${forMe})`,
);
/** With a card in hand its points are explained by the score of that card. */
const explained = askedAs(`(?:(?:can|could) you )?(?:please )?explain ${id}${forMe}`);
const listed = askedAs(
  '(?:(?:can you )?(?:list|show(?: me)?|tell me|name|give me|what are)(?: all)? (?:the |your |all (?:the |your )?)?(?:(?:\\d+|scoring|score) rules|rules (?:you (?:check|use|score by|go by)|of (?:the|your) scor(?:e|ing)|behind (?:the|my) score|the score (?:has|uses|checks)))|(?:which|what) (?:scoring |score )?rules (?:do you (?:check|use|score by|go by)|are (?:there|checked)|does the (?:score|scoring) (?:use|have|check|count)|is the score made of)(?: for)?|what (?:do you|does the score) check(?: for)?)',
);

const line = ({ id: rule, name, weight, why }: (typeof rubric)[number]): string =>
  `**Rule ${rule}** (${name}) counts ${weight} of 100 points. ${why}`;

/** What a rule of the score is, or all of them, where the seller asks; null for other words. Nothing is paid for it. */
export function rulesAsked(said: string, hasCard: boolean): string | null {
  const asked =
    meant
      .exec(said)
      ?.slice(1)
      .find((found) => found !== undefined) ?? (hasCard ? null : explained.exec(said)?.[1]);
  const rule = byId.get(asked?.toLowerCase() ?? '');
  if (rule !== undefined)
    return `${line(rule)} Where a marketplace has no such field, it is left out and the others count more. "Score it" tells what it finds on a card.`;
  return listed.test(said) ? allRules() : null;
}

function allRules(): string {
  const lines = sectionIds.map((section) => {
    const rules = rubric.filter((rule) => rule.section === section);
    return `- **${sectionName(section)}**: ${rules.map(({ id: rule, name, weight }) => `${rule} ${name} (${weight})`).join(', ')}`;
  });
  return `The score is the sum of ${rubric.length} rules, with their points of 100:\n\n${lines.join('\n')}\n\nAsk "what is T2?" for the reason of one, and "score it" for what they find on a card.`;
}
