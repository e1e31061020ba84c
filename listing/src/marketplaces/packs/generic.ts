import type { RulePack } from '../rule-pack.ts';

export const generic: RulePack = {
  id: 'generic',
  name: 'Any shop',
  order: 1,
  title: {
    max: { limit: null, kind: 'ours', source: [], checked_on: '2026-11-21', note: 'no limit: depends on the shop' },
    good_min: { limit: 40, kind: 'ours', source: [], checked_on: '2026-11-21' },
    good_max: { limit: 80, kind: 'ours', source: [], checked_on: '2026-11-21' },
    words: { limit: null, kind: 'ours', source: [], checked_on: '2026-11-21', note: 'no limit' },
    repeat: { limit: 2, kind: 'ours', source: [], checked_on: '2026-11-21' },
    banned_signs: { limit: '', kind: 'ours', source: [], checked_on: '2026-11-21' },
    once_signs: { limit: '', kind: 'ours', source: [], checked_on: '2026-11-21' },
    brand: { limit: 'any', kind: 'ours', source: [], checked_on: '2026-11-21' },
  },
  description: {
    min: { limit: 1, kind: 'ours', source: [], checked_on: '2026-11-21' },
    max: { limit: null, kind: 'ours', source: [], checked_on: '2026-11-21', note: 'no limit: depends on the shop' },
    ideal: { limit: 300, kind: 'ours', source: [], checked_on: '2026-11-21' },
    html: { limit: 'full', kind: 'ours', source: [], checked_on: '2026-11-21' },
  },
  bullets: {
    ideal: { limit: 5, kind: 'ours', source: [], checked_on: '2026-11-21' },
    max: { limit: null, kind: 'ours', source: [], checked_on: '2026-11-21', note: 'no limit: depends on the shop' },
    item_min: { limit: 10, kind: 'ours', source: [], checked_on: '2026-11-21' },
    item_max: { limit: 255, kind: 'ours', source: [], checked_on: '2026-11-21' },
  },
  specifications: {
    ideal: { limit: 8, kind: 'ours', source: [], checked_on: '2026-11-21' },
  },
  identifiers: {
    gtin: { limit: 'optional', kind: 'ours', source: [], checked_on: '2026-11-21' },
  },
  keywords: {
    mode: { limit: 'count', kind: 'ours', source: [], checked_on: '2026-11-21' },
    ideal: { limit: 8, kind: 'ours', source: [], checked_on: '2026-11-21' },
    max: { limit: null, kind: 'ours', source: [], checked_on: '2026-11-21', note: 'no limit: depends on the shop' },
    item_max: {
      limit: null,
      kind: 'ours',
      source: [],
      checked_on: '2026-11-21',
      note: 'no limit: depends on the shop',
    },
  },
  images: {
    ideal: { limit: 5, kind: 'ours', source: [], checked_on: '2026-11-21' },
    max: { limit: null, kind: 'ours', source: [], checked_on: '2026-11-21', note: 'no limit: depends on the shop' },
    min_side: {
      limit: null,
      kind: 'ours',
      source: [],
      checked_on: '2026-11-21',
      note: 'no limit: depends on the shop',
    },
    good_side: { limit: { longest: 1000 }, kind: 'ours', source: [], checked_on: '2026-11-21' },
    formats: { limit: null, kind: 'ours', source: [], checked_on: '2026-11-21', note: 'no limit: depends on the shop' },
    megabytes: {
      limit: null,
      kind: 'ours',
      source: [],
      checked_on: '2026-11-21',
      note: 'no limit: depends on the shop',
    },
    aspect: { limit: null, kind: 'ours', source: [], checked_on: '2026-11-21', note: 'any shape' },
    white: { limit: false, kind: 'ours', source: [], checked_on: '2026-11-21' },
  },
  blocking_rules: { limit: [], kind: 'ours', source: [], checked_on: '2026-11-21' },
};
