const lead =
  '(?:(?:sorry|oh|oops|ups|no|wait|hm+|ah|ok|my (?:mistake|bad|fault)|i made a mistake|typo|but|and|so|well|please)[\\s,.!]+)*';
const kept =
  '(?:[\\s,.;-]+(?:the )?(?:same (?:time|day|hour|rest)|(?:time|day|hour|rest|everything else)(?: (?:stays|remains|is right|is fine|as before|the same))+)(?: (?:please|stays|as before))*)?';
/** "I said Monday but meant Friday. Same time." */
const slipped = new RegExp(
  `^${lead}(?:i|we) (?:said|wrote|typed|put|entered|told you|asked for) (?:at |on )?([a-z0-9: ]{1,24}?),? (?:but|and|when) (?:i |we )?(?:actually |really )?(?:meant?|wanted|should have said|was thinking of) (?:at |on )?([a-z0-9: ]{1,24}?)${kept}[\\s.!]*$`,
);
const shouldBe = new RegExp(
  `^${lead}it (?:should|must|was meant to|ought to) (?:have been|be) (?:at |on )?([a-z0-9: ]{1,24}?)${kept}[\\s.!]*$`,
);
/** "The export comes too early for me, half past nine would be plenty". */
const tooEarly =
  /^(?:(?:but|and|hm+|ok|well)[\s,]+)*((?:the |my |that |this )?[a-z0-9 ]{2,30}?) (?:comes|runs|starts|is|happens|goes off|fires|arrives) (?:(?:far|way|much|a bit|a little|rather|still) )*too (?:early|late|soon)(?: for (?:me|us|that|it))?(?:[,.;!]| -| and| so)+ (?:(?:at|to) )?((?:a |around |about )?[a-z0-9: ]{1,24}?) (?:would|will|is|should|does|do|suits?|fits?|works?)(?: (?:be|do|suit|fit|me|us|quite|totally|just))*(?: (?:plenty|enough|better|best|fine|ok(?:ay)?|good|great|perfect|early enough|late enough|soon enough))*[\s.!]*$/;
const aTime =
  /\d|\b(?:noon|midnight|morning|evening|half|quarter|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|daily|weekly|monthly|every|each|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|weekdays?|weekends?)\b/;
const hourAlone = /^(?:at )?\d{1,2}$/;
const withHour = (time: string) => (hourAlone.test(time) ? `${time.replace('at ', '')}:00` : time);

/** The words of another time for a task, as an order says them; null where they tell none. `isNew`: it was made just now. */
export function timeMeant(text: string, isNew: boolean): string | null {
  const time = slipped.exec(text)?.[2] ?? shouldBe.exec(text)?.[1];
  if (time !== undefined) return isNew && aTime.test(time) ? `make it ${withHour(time)} instead` : null;
  const [, task = '', at = ''] = tooEarly.exec(text) ?? [];
  if (!aTime.test(at)) return null;
  const isIt = /^(?:it|that|this)$/.test(task);
  return `move ${isIt ? 'it' : `${task}${/\b(?:one|task|job)$/.test(task) ? '' : ' task'}`} to ${withHour(at)}`;
}
