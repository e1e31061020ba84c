import type { RulePack } from '../rule-pack.ts';

export const shopify: RulePack = {
  id: 'shopify',
  name: 'Shopify',
  order: 5,
  title: {
    max: { limit: 255, kind: 'hard', source: [], checked_on: '2026-11-21', note: 'unverified' },
    good_min: { limit: 20, kind: 'ours', source: [], checked_on: '2026-11-21' },
    good_max: {
      limit: 70,
      kind: 'recommended',
      source: ['S1'],
      checked_on: '2026-11-21',
      note: 'the advised length of an SEO title',
    },
    words: { limit: null, kind: 'ours', source: [], checked_on: '2026-11-21', note: 'no limit' },
    repeat: { limit: 2, kind: 'ours', source: [], checked_on: '2026-11-21' },
    banned_signs: { limit: '', kind: 'ours', source: [], checked_on: '2026-11-21' },
    once_signs: { limit: '', kind: 'ours', source: [], checked_on: '2026-11-21' },
    brand: { limit: 'any', kind: 'ours', source: [], checked_on: '2026-11-21' },
    seo_max: { limit: 70, kind: 'recommended', source: ['S1'], checked_on: '2026-11-21' },
  },
  description: {
    min: { limit: 0, kind: 'ours', source: [], checked_on: '2026-11-21' },
    max: { limit: null, kind: 'hard', source: [], checked_on: '2026-11-21', note: 'unknown: no limit is stated' },
    ideal: { limit: 300, kind: 'ours', source: [], checked_on: '2026-11-21' },
    html: { limit: 'full', kind: 'ours', source: [], checked_on: '2026-11-21' },
    seo_max: { limit: 320, kind: 'recommended', source: ['S1'], checked_on: '2026-11-21' },
  },
  bullets: null,
  specifications: {
    ideal: { limit: 5, kind: 'ours', source: [], checked_on: '2026-11-21' },
  },
  identifiers: {
    gtin: { limit: 'optional', kind: 'ours', source: [], checked_on: '2026-11-21' },
    handle_signs: { limit: '[a-z0-9-]', kind: 'hard', source: ['S1'], checked_on: '2026-11-21' },
  },
  keywords: {
    mode: { limit: 'count', kind: 'hard', source: ['S2'], checked_on: '2026-11-21' },
    ideal: { limit: 5, kind: 'ours', source: [], checked_on: '2026-11-21' },
    max: { limit: 250, kind: 'hard', source: ['S2'], checked_on: '2026-11-21' },
    item_max: { limit: 255, kind: 'hard', source: [], checked_on: '2026-11-21', note: 'unverified' },
    field: { limit: 'Tags', kind: 'hard', source: ['S1'], checked_on: '2026-11-21' },
  },
  images: {
    ideal: { limit: 4, kind: 'ours', source: [], checked_on: '2026-11-21' },
    max: { limit: 250, kind: 'hard', source: ['S4'], checked_on: '2026-11-21' },
    min_side: { limit: null, kind: 'hard', source: ['S4'], checked_on: '2026-11-21', note: 'no minimum' },
    good_side: { limit: { longest: 2048 }, kind: 'recommended', source: ['S4'], checked_on: '2026-11-21' },
    formats: {
      limit: ['jpeg', 'png', 'gif', 'webp', 'heic', 'tiff', 'bmp', 'psd', 'svg'],
      kind: 'hard',
      source: ['S4'],
      checked_on: '2026-11-21',
    },
    megabytes: { limit: 20, kind: 'hard', source: ['S4'], checked_on: '2026-11-21', note: 'below 20 MB' },
    aspect: { limit: [1], kind: 'recommended', source: ['S4'], checked_on: '2026-11-21' },
    white: { limit: false, kind: 'ours', source: [], checked_on: '2026-11-21' },
    longest_max: { limit: 5000, kind: 'hard', source: ['S4'], checked_on: '2026-11-21', note: 'older pages say 4,472' },
    megapixels_max: { limit: 25, kind: 'hard', source: ['S4'], checked_on: '2026-11-21', note: 'older pages say 20' },
  },
  variants: {
    options_max: { limit: 3, kind: 'hard', source: ['S3'], checked_on: '2026-11-21' },
    variants_max: { limit: 2048, kind: 'hard', source: ['S3'], checked_on: '2026-11-21', note: 'since 2025-10-15' },
  },
  upload: {
    required_fields: {
      limit: ['Title'],
      kind: 'hard',
      source: ['S1'],
      checked_on: '2026-11-21',
      note: 'also URL handle with variants; an update needs both',
    },
    status: { limit: 'draft', kind: 'ours', source: [], checked_on: '2026-11-21' },
    file_megabytes: { limit: 15, kind: 'hard', source: [], checked_on: '2026-11-21', note: 'unverified' },
  },
  blocking_rules: { limit: [], kind: 'ours', source: [], checked_on: '2026-11-21' },
};
