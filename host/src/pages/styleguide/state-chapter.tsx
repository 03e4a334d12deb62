import { ButtonLink, EmptyState, ErrorState, Rail, useLoaderData } from '@sahra/shared/facade';
import { Card, CardTitle } from '@sahra/shared/parts/card';
import { Countdown } from '@sahra/shared/parts/countdown';
import type { loader } from './moments.ts';
import { useSamples } from './samples.ts';
import { Chapter, Specimen, Specimens } from './specimen.tsx';
import styles from './styleguide.module.css';

export function StateChapter() {
  const samples = useSamples();
  const { now, inDays, inSeconds } = useLoaderData<typeof loader>();
  return (
    <Chapter id="states" name="States and rows">
      <Specimens>
        <Specimen name="Countdown" isWide>
          <Countdown now={now} until={inDays}>
            {samples.open}
          </Countdown>
        </Specimen>
        <Specimen name="Countdown, at its end">
          <Countdown now={now} until={inSeconds}>
            <p>{samples.open}</p>
          </Countdown>
        </Specimen>
        <Specimen name="EmptyState">
          <EmptyState title={samples.title} text={samples.sentence}>
            <ButtonLink variant="primary" to="#states">
              {samples.watch}
            </ButtonLink>
          </EmptyState>
        </Specimen>
        <Specimen name="ErrorState">
          <ErrorState kind="network" onRetry={() => undefined} />
        </Specimen>
      </Specimens>
      <div className={styles.bleed}>
        <Rail title={samples.title} href="#states">
          {[1, 2, 3, 4, 5, 6].map((number) => (
            <Card key={number} as="div" className={styles.railCard}>
              <CardTitle level={4} href={`#card-${number}`}>
                {samples.title}
              </CardTitle>
              <p>{samples.sentence}</p>
            </Card>
          ))}
        </Rail>
      </div>
    </Chapter>
  );
}
