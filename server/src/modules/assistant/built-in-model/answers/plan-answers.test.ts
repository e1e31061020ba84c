import { describe, expect, it } from 'vitest';
import { planCatalogue } from '../../../billing/plan-catalogue.ts';
import { plansAsked } from '../understanding/questions/plan-questions.ts';
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
    ['what do i get more than basic', ['basic', 'plus', 'pro']],
    ['what would we have compared to plus', ['plus', 'pro']],
    ['and if i pay for the year?', ['free', 'basic', 'plus', 'pro']],
    ['how many tasks can i have?', ['free', 'basic', 'plus', 'pro']],
    ['how many more tasks could i set up', ['free', 'basic', 'plus', 'pro']],
    ['what is cheaper, monthly or yearly', ['free', 'basic', 'plus', 'pro']],
    ['what is the difference if i take pro instead of plus', ['plus', 'pro']],
    ['is there a limit on tasks?', ['free', 'basic', 'plus', 'pro']],
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
    'how many tasks do i have',
    'how many pages does the book have?',
    'what if i sell it for a year?',
  ])('not: %s', (text) => expect(plansAsked(text)).toBeNull());

  it.each([
    ['how many tasks can i have?', 'So many scheduled tasks each plan has: Free 1, Basic 1, Plus 2 and Pro 2.'],
    ['how many public cases can i have', 'public cases each plan has: Free 1, Basic 5, Plus 50 and Pro any number.'],
    ['if i pay for the year?', 'by the year it is 17 % cheaper'],
  ])('are answered with what is asked of them: %s', (text, words) => {
    const said = plansText(['free', 'pro'], { plan: 'Free', plans: planCatalogue.plans, usage: [] }, text);
    expect(said).toContain(words);
    expect(said).toContain('Your plan is **Free**.');
  });

  it('are answered with what the plans hold now', () => {
    const { plans } = planCatalogue;
    expect(plansText(['free', 'pro'], { plan: 'Free', plans, usage: [] })).toBe(
      `- **Free**, free of charge: 1,300 credits a month, 300 more each day, 10 image credits, 20 scoring credits, 1 piece of work at a time, 1 scheduled task, 1 public case
- **Pro**, 99 USD a month, or 990 USD a year: 3,700 credits a month, 300 more each day, 500 image credits, 1,000 scoring credits, 2 pieces of work at a time, 2 scheduled tasks, any number of public cases, chat without limit: messages take no credits, the files of all marketplaces

Your plan is **Free**. Under [plans](/pricing) they stand side by side, and there you change yours; I cannot do that from here.`,
    );
  });
});
