import type { Stack } from '../../deploy/stack/local-stack.ts';
import { AWAY_SECONDS, forSeconds, pause, type Fault } from './fault.ts';

/** Those of which visitors might notice something. */
const services = ['gateway', 'host', 'api-1', 'worker', 'database'] as const;

/** Everything that happens to the containers of a stack. */
export function stackFaults(stack: Stack): Fault[] {
  const { compose } = stack;
  return [
    { name: 'nothing', happen: () => pause(AWAY_SECONDS) },
    ...services.flatMap((service): Fault[] => [
      {
        name: `${service} killed, started again`,
        happen: async () => {
          await compose('kill', service);
          await compose('start', service);
        },
      },
      {
        name: `${service} stopped ${AWAY_SECONDS} s`,
        happen: () =>
          forSeconds(
            AWAY_SECONDS,
            () => compose('stop', service),
            () => compose('start', service),
          ),
      },
      {
        name: `${service} paused ${AWAY_SECONDS} s`,
        happen: () =>
          forSeconds(
            AWAY_SECONDS,
            () => compose('pause', service),
            () => compose('unpause', service),
          ),
      },
    ]),
    ...(['gateway', 'host', 'api-1'] as const).map((service) => ({
      name: `${service} replaced`,
      happen: async () => void (await compose('up', '-d', '--no-deps', '--force-recreate', service)),
    })),
  ];
}
