import { type GivenReleases, ticketAnswerSchema } from '@sahra/shared/schemas/remote-loads';
import type { TestApp } from '../../testing/test-app.ts';

/** What a page that is given these releases brings with its reports: the host server asks for its ticket. */
export async function pageWith({ app }: Pick<TestApp, 'app'>, given: GivenReleases) {
  const answer = await app.inject({ method: 'POST', url: '/internal/load-tickets', payload: { given } });
  return { ...ticketAnswerSchema.parse(answer.json()), given };
}
