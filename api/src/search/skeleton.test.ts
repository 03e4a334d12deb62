import { normalize } from '@sahra/shared/normalize';
import { describe, expect, it } from 'vitest';
import { inOtherLayout } from './keyboard.ts';
import { skeletonOf, typedSkeletons } from './skeleton.ts';

describe('Arabic in Latin letters', () => {
  it.each([
    ['البرلس', ['elborolos', 'alburullus']],
    ['أحمد', ['ahmad', 'a7med', 'ahmed']],
    ['عربي', ['3arabi', 'arabi', 'araby']],
    ['حبيبي', ['7abibi', '7abeebee', 'habiby']],
    ['خطاط', ['5attat', 'khatat']],
    ['سطوح', ['sotoo7', 'sotouh']],
    ['سكر', ['sokkar', 'sukar']],
    ['قمر', ['2amar', 'qamar', 'kamar']],
    ['ملوخية', ['molokheya', 'molokhia', 'mulukhiyyah']],
    ['صيدلية', ['saydaleya', 'saydaliyet']],
    ['شمس', ['shams', '4ams', 'chams']],
    ['غزالة', ['ghazala', 'ghazalah']],
    ['ترشي', ['torshi', 'torshee']],
  ])('%s is meant by each of %s', (arabic, typed) => {
    for (const latin of typed) expect([latin, ...typedSkeletons(latin)]).toContain(skeletonOf(normalize(arabic)));
  });

  it('Words that sound different stay different', () => {
    const words = ['أحمد', 'حامد', 'محمود', 'حلوان', 'حلواني', 'قمر', 'قمري'].map(normalize);
    expect(new Set(words.map(skeletonOf)).size).toBe(words.length);
  });

  it('Numbers and other scripts have none', () => {
    expect(['2019', 'λυχνάρι', ''].map(skeletonOf)).toEqual(['', '', '']);
  });
});

describe('the keyboard in another language', () => {
  it.each([
    ['hgfvgs', 'البرلس'],
    [';,f sivm', 'كوب سهرة'],
    ['لاعقعممعس', 'burullus'],
    ['ىهلاف', 'night'],
  ])('%s may be %s', (typed, meant) => {
    expect(inOtherLayout(typed)).toContain(meant);
  });
});
