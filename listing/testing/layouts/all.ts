import { asia } from './asia.ts';
import { brands } from './brands.ts';
import { choices } from './choices.ts';
import { codes } from './codes.ts';
import { descriptions } from './descriptions.ts';
import { europe } from './europe.ts';
import { frameworks } from './frameworks.ts';
import { habits } from './habits.ts';
import type { Layout } from './layout.ts';
import { looseRows } from './loose-rows.ts';
import { markets } from './markets.ts';
import { namesInLanguages } from './names-in-languages.ts';
import { oddMarkup } from './odd-markup.ts';
import { partsOfPages } from './parts-of-pages.ts';
import { pictures } from './pictures.ts';
import { plain } from './plain.ts';
import { plainCarts } from './plain-carts.ts';
import { platforms } from './platforms.ts';
import { prices } from './prices.ts';
import { russian } from './russian.ts';
import { scriptData } from './script-data.ts';
import { services } from './services.ts';
import { shopSoftware } from './shop-software.ts';
import { stateForms } from './state-forms.ts';
import { unnamed } from './unnamed.ts';

/** Invented pages by where their way of writing is at home. */
export const layoutGroups: readonly (readonly [string, readonly Layout[]])[] = [
  ['shop software', shopSoftware],
  ['Europe', europe],
  ['Russian and Ukrainian', russian],
  ['Asia', asia],
  ['script data', scriptData],
  ['plain pages', plain],
  ['words about the shop', services],
  ['forms of script data', stateForms],
  ['codes', codes],
  ['descriptions', descriptions],
  ['prices', prices],
  ['brands and what is none', brands],
  ['habits of many shops', habits],
  ['told by place', unnamed],
  ['pictures', pictures],
  ['choices', choices],
  ['odd markup', oddMarkup],
  ['data of frameworks', frameworks],
  ['more shop software', platforms],
  ['carts of plain pages', plainCarts],
  ['loose rows', looseRows],
  ['names in other languages', namesInLanguages],
  ['parts of pages', partsOfPages],
  ['marketplaces and themes', markets],
];
