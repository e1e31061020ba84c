import type { RulePack } from '../rule-pack.ts';

export const woocommerce: RulePack = {
  id: 'woocommerce',
  name: 'WooCommerce',
  order: 6,
  title: {
    max: { limit: null, kind: 'hard', source: ['W1'], checked_on: '2026-11-21', note: 'no limit in the importer' },
    good_min: { limit: 20, kind: 'ours', source: [], checked_on: '2026-11-21' },
    good_max: { limit: 70, kind: 'ours', source: [], checked_on: '2026-11-21' },
    words: { limit: null, kind: 'ours', source: [], checked_on: '2026-11-21', note: 'no limit' },
    repeat: { limit: 2, kind: 'ours', source: [], checked_on: '2026-11-21' },
    banned_signs: { limit: '', kind: 'ours', source: [], checked_on: '2026-11-21' },
    once_signs: { limit: '', kind: 'ours', source: [], checked_on: '2026-11-21' },
    brand: { limit: 'any', kind: 'ours', source: [], checked_on: '2026-11-21' },
  },
  description: {
    min: { limit: 0, kind: 'ours', source: [], checked_on: '2026-11-21' },
    max: { limit: null, kind: 'hard', source: ['W1'], checked_on: '2026-11-21', note: 'no limit in the importer' },
    ideal: { limit: 300, kind: 'ours', source: [], checked_on: '2026-11-21' },
    html: { limit: 'full', kind: 'hard', source: ['W1'], checked_on: '2026-11-21' },
  },
  bullets: null,
  specifications: {
    ideal: { limit: 5, kind: 'ours', source: [], checked_on: '2026-11-21' },
  },
  identifiers: {
    gtin: {
      limit: 'optional',
      kind: 'hard',
      source: ['W1'],
      checked_on: '2026-11-21',
      note: 'accepted signs are unverified',
    },
    sku_unique: { limit: true, kind: 'hard', source: ['W1'], checked_on: '2026-11-21' },
  },
  keywords: {
    mode: { limit: 'count', kind: 'ours', source: [], checked_on: '2026-11-21' },
    ideal: { limit: 5, kind: 'ours', source: [], checked_on: '2026-11-21' },
    max: { limit: null, kind: 'hard', source: ['W1'], checked_on: '2026-11-21', note: 'no limit in the importer' },
    item_max: { limit: null, kind: 'hard', source: ['W1'], checked_on: '2026-11-21', note: 'no limit in the importer' },
    field: { limit: 'Tags', kind: 'hard', source: ['W1'], checked_on: '2026-11-21' },
  },
  images: {
    ideal: { limit: 4, kind: 'ours', source: [], checked_on: '2026-11-21' },
    max: { limit: null, kind: 'hard', source: ['W1'], checked_on: '2026-11-21', note: 'no limit in the importer' },
    min_side: {
      limit: null,
      kind: 'hard',
      source: [],
      checked_on: '2026-11-21',
      note: 'unknown: depends on the theme',
    },
    good_side: { limit: { longest: 1000 }, kind: 'ours', source: [], checked_on: '2026-11-21' },
    formats: { limit: null, kind: 'hard', source: ['W1'], checked_on: '2026-11-21', note: 'no limit in the importer' },
    megabytes: {
      limit: null,
      kind: 'hard',
      source: ['W1'],
      checked_on: '2026-11-21',
      note: 'no limit in the importer',
    },
    aspect: { limit: null, kind: 'ours', source: [], checked_on: '2026-11-21', note: 'any shape' },
    white: { limit: false, kind: 'ours', source: [], checked_on: '2026-11-21' },
  },
  upload: {
    status: { limit: 'draft', kind: 'ours', source: [], checked_on: '2026-11-21' },
  },
  blocking_rules: { limit: [], kind: 'ours', source: [], checked_on: '2026-11-21' },
};
