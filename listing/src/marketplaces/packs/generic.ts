import type { Profile } from '../profile.ts';

export const generic: Profile = {
  checked_on: '2026-11-21',
  sources: [],
  title: { min: 40, max: 80, hard: null, words: null, repeat: 2, ban_re: '', once: '', brand: 'any' },
  description: { ideal: 300, hard_min: 1, hard_max: null, html: 'full' },
  bullets: { ideal: 5, max: null, len: [10, 255] },
  specifications: 8,
  gtin: 'optional',
  keywords: { mode: 'count', ideal: 8, max: null, len: null },
  images: {
    ideal: 5,
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
