/** Promises to cure an illness: every marketplace refuses them for goods that are no medicine, and no source can prove them. */
const illness =
  '(?:allerg(?:y|ies)|arthriti|arthros|artr[iíо]|diab[eé]t|diabet|cancer|krebs|c[aá]ncer|tumou?r|depress|d[eé]press|anxiety|alzheimer|dementia|parkinson|autism|adhd|asthma|asma\\b|eczema|psoriasis|insomnia|migrain|hypertension|(?:high )?blood pressure|cholesterol|inflammation|infection|covid|corona|influenza|\\bflu\\b|disease|illness|krankheit|maladie|enfermedad|rosacea|osteoporos|joint pain|back pain|(?<!\\p{L})cough|sore throat|(?:common|the) colds?\\b|headache|fever\\b|dolor(?:es)? (?:de|articular|muscular)|el dolor|la douleur|schmerzen|диабет|рак(?![а-яё]{2})|артрит|артроз|депресс|болезн|давлени|псориаз|экзем|онколог)';
const between = '[^.!?\\n]{0,40}?';
const heals =
  '(?<!\\p{L})(?:cures?|curing|treats?|treating|heals?|healing|prevents?|preventing|reverses?|fights?|relieves?|helps? (?:with|against|cure|treat|heal|prevent|relieve)|heilt|heilen|bekämpft|verhindert|guérit|soigne|prévient|élimine|cura|trata|previene|elimina|beseitigt|лечит|излечивает|предотвращает|избавляет от)(?!\\p{L})';
// "Supports" is what a food supplement may say.
const immune =
  '(?<!\\p{L})(?:boost|strengthen|stärk|renforce|stimule|refuerza|fortalece|rafforza|wzmacnia|укрепля|повыша)\\p{L}*(?: \\p{L}+){0,2} (?:immun|inmun|système immun|sistema inmun|sistema immun|odporność|иммунитет)';
const remedy = '(?:cure|treatment|remedy|heilmittel|remède|remedio)(?!\\p{L})';
// Acne is treated by cosmetics that may say so; to cure it is a promise all the same.
const promise = new RegExp(
  `${heals}${between}${illness}|(?<!\\p{L})(?:relieves?|kills?|ends?|stops?) (?:the )?pain(?!\\p{L})|(?<!\\p{L})pain relief(?!\\p{L})|${immune}|${illness}\\p{L}* ${remedy}|(?<!\\p{L})(?:#1 )?(?:doctor|vet)[ -]recommended|recommended by doctors|(?<!\\p{L})(?:cure[sd]?|gets? rid of) (?:acne|akne|wrinkles|scars|everything)`,
  'iu',
);

/** True for a text such as "treats arthritis" or "cancer cure". */
export function isHealthClaim(text: string): boolean {
  return promise.test(text);
}
