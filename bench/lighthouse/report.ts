import { z } from 'zod';

const auditSchema = z.object({ title: z.string(), score: z.number().nullable(), displayValue: z.string().optional() });

/** The part of Lighthouse's report that is printed. */
export const reportSchema = z.object({
  lighthouseVersion: z.string(),
  fetchTime: z.string(),
  categories: z.record(
    z.string(),
    z.object({
      title: z.string(),
      score: z.number().nullable(),
      auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
    }),
  ),
  audits: z.record(z.string(), auditSchema),
});
export type Report = z.infer<typeof reportSchema>;

/** Prints the four scores of a page, and under each what it lost points for. */
export function printReport(page: string, { lighthouseVersion, fetchTime, categories, audits }: Report): void {
  console.log(`\n${page}: Lighthouse ${lighthouseVersion}, mobile, ${fetchTime}`);
  for (const { title, score, auditRefs } of Object.values(categories)) {
    console.log(`  ${title.padEnd(16)} ${score === null ? 'no score' : Math.round(score * 100)}`);
    for (const { id, weight } of auditRefs) {
      const audit = audits[id];
      if (!audit || weight === 0 || audit.score === null || audit.score >= 0.9) continue;
      console.log(`    ${audit.score.toFixed(2)} ${audit.title}${audit.displayValue ? `: ${audit.displayValue}` : ''}`);
    }
  }
}
