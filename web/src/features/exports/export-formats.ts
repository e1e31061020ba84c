import { type ExportFormat, exportFormatSchema, freeFormats } from '@cardwright/contract/exports';
import { fileFormats } from '@cardwright/listing/formats/file-formats';

/** What every plan writes, in the order shown. */
export const openFormats: readonly ExportFormat[] = freeFormats;
/** The marketplaces' own formats and the one for pages: they need a plan that has them. */
export const planFormats: readonly ExportFormat[] = exportFormatSchema.options.filter(
  (format) => !openFormats.includes(format),
);

/** Whether the marketplace whose rules apply must be chosen; a marketplace's own format implies it. */
export const needsMarketplace = (format: ExportFormat): boolean => fileFormats[format].marketplace === null;
