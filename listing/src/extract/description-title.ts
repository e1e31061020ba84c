/** The title that a description block often begins with. */
const blockTitle =
  /^(?:<(?:h3|h4|p|b|strong)>\s*)*(?:(?:product )?(?:description|overview|details)|beschreibung|produktbeschreibung|description du produit|descripción|descrizione|descrição|opis(?: produktu)?|popis(?: produktu)?|descriere|описание(?: товара)?|опис(?: товару)?|商品説明|商品描述|תיאור(?: המוצר)?)\s*:?\s*(?:<\/(?:h3|h4|p|b|strong)>)*(?:\n|<br>|(?=<p>|<ul>))/iu;

export const withoutBlockTitle = (html: string): string => html.replace(blockTitle, '').trim();
