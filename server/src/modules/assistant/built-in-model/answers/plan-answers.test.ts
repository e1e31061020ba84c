import { describe, expect, it } from 'vitest';
import { planCatalogue } from '../../../billing/plan-catalogue.ts';
import { plansAsked } from '../understanding/plan-questions.ts';
import { plansText } from './plan-answers.ts';

describe('questions about plans', () => {
  it.each([
    ['what plans are there', ['free', 'basic', 'plus', 'pro']],
    ['compare the plans', ['free', 'basic', 'plus', 'pro']],
    ['is there a bigger plan?', ['free', 'basic', 'plus', 'pro']],
    ['which plan do i need for etsy files?', ['free', 'basic', 'plus', 'pro']],
    ['should i upgrade?', ['free', 'basic', 'plus', 'pro']],
    ['how much is pro', ['pro']],
    ['what does the plus plan cost a month?', ['plus']],
    ['how many credits come with basic', ['basic']],
    ['what would plus give me that free does not', ['free', 'plus']],
    ['what is the difference between free and plus', ['free', 'plus']],
  ])('%s', (text, named) => expect(plansAsked(text)).toEqual(named));

  it.each([
    'is shipping free?',
    'is it bpa free or plus size',
    'what does the bottle plus give',
    'plan the export for monday',
    'how much is the mug',
    'what is in the basic set',
    'improve the pro blender',
    'which is better, the basic or the pro version of the bottle?',
    'what plan am i on',
  ])('not: %s', (text) => expect(plansAsked(text)).toBeNull());

  it('are answered with what the plans hold now', () => {
    const { plans } = planCatalogue;
    expect(plansText(['free', 'pro'], { plan: 'Free', plans, usage: [] })).toBe(
      `- **Free**, free of charge: 1,300 credits a month, 300 more each day, 10 image credits, 20 scoring credits, 1 piece of work at a time, 1 scheduled task, 1 public case
- **Pro**, 99 USD a month, or 990 USD a year: 3,700 credits a month, 300 more each day, 500 image credits, 1,000 scoring credits, 2 pieces of work at a time, 2 scheduled tasks, any number of public cases, chat without limit: messages take no credits, the files of all marketplaces

Your plan is **Free**. Under [plans](/pricing) they stand side by side, and there you change yours; I cannot do that from here.`,
    );
  });
});
