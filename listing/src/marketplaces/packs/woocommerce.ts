import type { Profile } from '../profile.ts';

export const woocommerce: Profile = {
  checked_on: '2026-11-21',
  sources: ['W1'],
  title: { min: 20, max: 70, hard: null, words: null, repeat: 2, ban_re: '', once: '', brand: 'any' },
  description: { ideal: 300, hard_min: 0, hard_max: null, html: 'full' },
  bullets: null,
  specifications: 5,
  gtin: 'optional',
  keywords: { mode: 'count', ideal: 5, max: null, len: null },
  images: {
    ideal: 4,
    max: null,
    min: null,
    good: { longest: 1000 },
    formats: null,
    mb: null,
    aspect: null,
    white: false,
  },
  hard: [],
};
