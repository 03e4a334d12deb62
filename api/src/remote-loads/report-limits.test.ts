import type { RemoteLoad } from '@sahra/shared/schemas/remote-loads';
import { describe, expect, it } from 'vitest';
import { ReportLimits } from './report-limits.ts';

const load = (version: number): RemoteLoad => ({
  remote: 'shop',
  version: `1.0.${version}`,
  outcome: 'ok',
  attempt: 1,
  entryMs: 1,
  pageMs: 1,
});
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

describe('limits of reports', () => {
  it('One address sends 120 reports in a minute, and again in the next', () => {
    let now = 0;
    const limits = new ReportLimits(() => now);
    expect(numbers(130).filter(() => limits.takesFrom('192.0.2.1'))).toHaveLength(120);
    expect(limits.takesFrom('192.0.2.2')).toBe(true);
    now = 60_000;
    expect(limits.takesFrom('192.0.2.1')).toBe(true);
  });

  it('One IPv6 network is one caller', () => {
    const limits = new ReportLimits(() => 0);
    expect(numbers(130).filter((index) => limits.takesFrom(`2001:db8:0:7:${index}::1`))).toHaveLength(120);
    expect(numbers(130).filter((index) => limits.takesFrom(`2001:db8::${index}`))).toHaveLength(120);
  });

  it('One address makes up twelve releases at most; what it named before stays', () => {
    const limits = new ReportLimits(() => 0);
    const named = limits.named('192.0.2.1', numbers(20).map(load));
    expect(named.filter(({ remote }) => remote === 'other')).toHaveLength(8);
    expect(limits.named('192.0.2.1', [load(3)])).toEqual([load(3)]);
  });

  it('Many addresses make up 200 releases at most', () => {
    const limits = new ReportLimits(() => 0);
    const versions = numbers(600)
      .flatMap((index) => limits.named(`192.0.2.${index}`, [load(index)]))
      .map(({ version }) => version);
    expect(new Set(versions).size).toBe(201);
  });
});
