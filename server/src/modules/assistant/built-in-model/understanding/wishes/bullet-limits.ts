/** What texts are counted in. */
export const unit = '(?:char(?:acter)?s?|signs?|symbols?|letters?)';
export const number = '(\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)';
export const bulletWord = '(?:bullets?(?: ?points?)?|key features|highlights)';
/** "Make it 5 bullets": said of the bullets alone. */
export const bulletsAlone = new RegExp(
  `^(?:[a-z]+[ ,]+){0,2}(?:make|keep|cut|do|trim|shorten|get) (?:it|this|that|them)(?: down)?(?: to| at)?(?: just| only| exactly| at most)? ${number} ${bulletWord}(?: (?:please|only|at most|max|instead|now))*[\\s.!]*$`,
);
/** "Make 2 bullets shorter" is said of two among more, which all stay. */
const asAWhole =
  '(?=[\\s.!?]*$|[,;.]| (?:at most|max(?:imum)?|only|please|pls|instead|now|in (?:all|total)|for|from|out of|with|that|and(?! (?:the|my|its|titles?|descriptions?|keywords?)\\b))\\b)';
/** The most bullets that words allow. */
export const bulletLimits = [
  new RegExp(
    `(?:at most|max(?:imum)?(?: of)?\\.?|up to|no more than|not more than|only|just|exactly|precisely|limit(?:ed)? (?:it )?to|with|to|want|need|like|give me|get me) ${number} ${bulletWord}`,
  ),
  new RegExp(
    `${bulletWord}[^.;\\n\\d]{0,30}?(?:at most|max(?:imum)?(?: of)?|up to|no more than|(?<!\\bin)(?:down )?to|limited to) ${number}\\b(?! ?${unit})`,
  ),
  new RegExp(`${bulletWord}:? ${number} (?:at most|max)`),
  new RegExp(`${bulletWord}(?:: ?|, )(?:exactly |only |just )?${number}(?=[\\s.!]*$|, |$)`),
  new RegExp(
    `\\b(?:make|keep)(?: it| them| this| that)?(?: to| at)?(?: just| only| exactly)? ${number} ${bulletWord}${asAWhole}`,
  ),
  new RegExp(
    `${bulletWord}[ ,(-]{1,3}${number}(?: of (?:them|these))?,? (?:at most|max(?:imum)?|only|in all|in total)\\b`,
  ),
  new RegExp(`\\b${number} ${bulletWord}(?: (?:at most|max(?:imum)?|only|please|in all))`),
  new RegExp(`${bulletWord}[^.;\\n\\d]{0,30}?\\b${number} of (?:them|these|those) (?:at most|max(?:imum)?|only)`),
  new RegExp(
    `${bulletWord}\\b[^.;\\n\\d]{0,60}?, ${number} of (?:them|these|those)(?= ?(?:[,.;!]|$|please\\b|for\\b))`,
  ),
];
