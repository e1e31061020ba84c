import { marketplaceNames, type Profile } from '@cardwright/listing/marketplaces/profiles';
import type { SizeRule } from '../../outside/image-model/image-model.ts';

/** What a marketplace's dated rules require of a picture's size, in the form for the image model. */
export function sizeRuleOf(marketplace: keyof typeof marketplaceNames, { images }: Profile): SizeRule {
  return {
    name: marketplaceNames[marketplace],
    min: images.min === null ? null : sideOf(images.min),
    good: sideOf(images.good),
    aspect: images.aspect,
  };
}

const sideOf = ({ longest, shortest, box }: Profile['images']['good']): SizeRule['good'] => ({
  ...(longest === undefined ? {} : { longest }),
  ...(shortest === undefined ? {} : { shortest }),
  ...(box === undefined ? {} : { box }),
});
