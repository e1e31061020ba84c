import { describe, expect, it } from 'vitest';
import { imageModelOf, imageModelProblems } from './config-models.ts';

describe('AI_IMAGE_MODEL', () => {
  it('is of the same provider as the assistant, unless it names another', () => {
    expect(imageModelOf({})).toBeNull();
    const ours = { AI_BASE_URL: 'http://127.0.0.1:8000/v1', AI_API_KEY: 'ours', AI_MODEL: 'qwen3:8b' };
    expect(imageModelOf({ ...ours, AI_IMAGE_MODEL: 'flux' })).toEqual({
      provider: 'compatible',
      model: 'flux',
      base_url: 'http://127.0.0.1:8000/v1',
      api_key: 'ours',
    });
    expect(imageModelOf({ ...ours, OPENAI_API_KEY: 'theirs', AI_IMAGE_MODEL: 'openai:gpt-image-1' })).toEqual({
      provider: 'openai',
      model: 'gpt-image-1',
      base_url: null,
      api_key: 'theirs',
    });
  });

  it('says what is missing', () => {
    expect(imageModelProblems({ AI_IMAGE_MODEL: 'openai:gpt-image-1', OPENAI_API_KEY: 'theirs' })).toEqual([]);
    expect(imageModelProblems({ AI_IMAGE_MODEL: 'google:gemini-2.5-flash-image' })).toEqual([
      'GOOGLE_GENERATIVE_AI_API_KEY: missing; AI_IMAGE_MODEL names a model of google',
    ]);
    expect(imageModelProblems({ AI_IMAGE_MODEL: 'flux' })[0]).toMatch(/^AI_BASE_URL: missing/);
    expect(imageModelProblems({ AI_IMAGE_MODEL: 'anthropic:claude' })[0]).toMatch(/^AI_IMAGE_MODEL: anthropic/);
  });
});
