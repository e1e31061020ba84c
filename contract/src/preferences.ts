import { z } from 'zod';
import { idSchema, timeSchema } from './common.ts';
import { preferenceKindSchema } from './improve-wishes.ts';

/** What the seller told the assistant about texts in general; it applies in every chat until it is removed. */
export const keptPreferenceSchema = z.object({
  id: idSchema,
  kind: preferenceKindSchema,
  /** In the seller's words; of the kind `marketplace`, its id. */
  value: z.string(),
  created_at: timeSchema,
});
export type KeptPreference = z.infer<typeof keptPreferenceSchema>;

/** All of them, oldest first: there are never more than a hundred. */
export const keptPreferencesSchema = z.object({ items: z.array(keptPreferenceSchema) });
export type KeptPreferences = z.infer<typeof keptPreferencesSchema>;
