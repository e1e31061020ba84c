import { bareQuestionRows } from './bare-question-rows.ts';
import { bulletTalkRows } from './bullet-talk-rows.ts';
import { cardRows, questionRows } from './card-rows.ts';
import { editRows, factRows } from './edit-rows.ts';
import { everydayRows, everydayWholeRows } from './everyday-rows.ts';
import { exportRows } from './export-rows.ts';
import { largeTable } from './first-of.ts';
import { forbiddenRows } from './forbidden-rows.ts';
import { handedRows } from './handed-rows.ts';
import { highScoreRows } from './high-score-rows.ts';
import { imageRows, pictureTalkRows, pictureWholeRows } from './image-rows.ts';
import { importRows } from './import-rows.ts';
import { improveRows } from './improve-rows.ts';
import { limitRows } from './limit-rows.ts';
import { linkRows } from './link-rows.ts';
import { listEditRows, updateRows } from './list-edit-rows.ts';
import { lockRows } from './lock-rows.ts';
import { mainPictureRows } from './main-picture-rows.ts';
import { manyReimportRows } from './many-reimport-rows.ts';
import { meaningRows } from './meaning-rows.ts';
import { notKeptRows } from './not-kept-rows.ts';
import { otherWaysRows } from './other-ways-rows.ts';
import { pictureLimitRows, pictureLimitWholeRows } from './picture-limit-rows.ts';
import { nounFirstRows, plainRows } from './plain-rows.ts';
import { planRows } from './plan-rows.ts';
import { preferenceRows } from './preference-rows.ts';
import { productRows } from './product-rows.ts';
import { refusalRows, untrueRows } from './refusal-rows.ts';
import { ruleBackRows } from './rule-back-rows.ts';
import { shopRows, shopWholeRows } from './shop-rows.ts';
import { statedRows } from './stated-rows.ts';
import { helpRows } from './talk-rows.ts';
import { taskRows } from './task-rows.ts';
import { toldRuleRows } from './told-rule-rows.ts';
import { unknownHereRows } from './unknown-here-rows.ts';
import { valuelessRows } from './valueless-rows.ts';
import { wayOnRows } from './way-on-rows.ts';
import { weakSpotRows } from './weak-spot-rows.ts';
import { widerRows, widerTaskRows } from './wider-rows.ts';

/** These look at the message as a whole, because what they hold may read like other requests. */
export const wholeRows = largeTable([
  ...toldRuleRows,
  ...untrueRows,
  ...notKeptRows,
  ...meaningRows,
  ...unknownHereRows,
  ...otherWaysRows,
  ...lockRows,
  ...linkRows,
  ...limitRows,
  ...pictureLimitWholeRows,
  ...bulletTalkRows,
  ...wayOnRows,
  ...planRows,
  ...productRows,
  ...bareQuestionRows,
  ...mainPictureRows,
  ...handedRows,
  ...shopWholeRows,
  ...updateRows,
  ...statedRows,
  ...listEditRows,
  ...everydayWholeRows,
  ...widerTaskRows,
  ...taskRows,
  ...ruleBackRows,
  ...preferenceRows,
  ...pictureWholeRows,
  ...factRows,
  ...nounFirstRows,
]);
/** The first that fits counts. */
export const partRows = largeTable([
  ...forbiddenRows,
  ...weakSpotRows,
  ...highScoreRows,
  ...manyReimportRows,
  ...pictureLimitRows,
  ...notKeptRows,
  ...unknownHereRows,
  ...otherWaysRows,
  ...valuelessRows,
  ...statedRows,
  ...pictureTalkRows,
  ...shopRows,
  ...everydayRows,
  ...plainRows,
  ...widerRows,
  ...helpRows,
  ...refusalRows,
  ...importRows.slice(0, 2),
  ...editRows,
  ...imageRows,
  ...exportRows,
  ...cardRows,
  ...importRows.slice(2),
  ...improveRows,
  ...questionRows,
]);
