import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { z } from 'zod';

export const run = promisify(execFile);

/** Where a stack is: all that another process needs to command it. */
export interface StackPlace {
  /** Copy of the repository that the images are built from. */
  folder: string;
  project: string;
  url: string;
  environment: Record<string, string>;
}

/** Compose as a plugin of docker, or as the program that it was before. */
async function composeProgram(): Promise<[program: string, ...first: string[]]> {
  await run('docker', ['info']).catch(() => {
    throw new Error('The stack needs a Docker engine: `docker info` says that there is none.');
  });
  if (await run('docker', ['compose', 'version']).catch(() => undefined)) return ['docker', 'compose'];
  if (await run('docker-compose', ['version']).catch(() => undefined)) return ['docker-compose'];
  throw new Error('The stack needs Docker Compose: neither `docker compose` nor `docker-compose` is there.');
}

let program: Promise<[string, ...string[]]> | undefined;

/** Runs `docker compose …` for a stack with something on its standard input, and answers with what it printed. */
export async function composeWith(
  { folder, project, environment }: StackPlace,
  input: string,
  ...arguments_: string[]
): Promise<string> {
  const [command, ...first] = await (program ??= composeProgram());
  const options = { cwd: folder, env: { ...process.env, ...environment }, maxBuffer: 64e6 };
  const running = run(command, [...first, '--project-name', project, ...arguments_], options);
  running.child.stdin?.end(input);
  return (await running).stdout;
}

/** Runs `docker compose …` for a stack and answers with what it printed. */
export const compose = (place: StackPlace, ...arguments_: string[]): Promise<string> =>
  composeWith(place, '', ...arguments_);

/** A container as the engine sees it. */
export interface Container {
  service: string;
  id: string;
  image: string;
  startedAt: string;
  isRunning: boolean;
  /** Empty where nobody asks for it. */
  health: string;
  /** The command within it that says whether it is well; empty where none does. */
  check: string[];
  user: string;
  isReadOnly: boolean;
}

const inspectionSchema = z.array(
  z.object({
    Id: z.string(),
    Image: z.string(),
    State: z.object({
      StartedAt: z.string(),
      Running: z.boolean(),
      Health: z.object({ Status: z.string() }).optional(),
    }),
    Config: z.object({
      User: z.string(),
      Labels: z.record(z.string(), z.string()),
      Healthcheck: z.object({ Test: z.array(z.string()) }).optional(),
    }),
    HostConfig: z.object({ ReadonlyRootfs: z.boolean() }),
  }),
);

export async function containersOf({ project }: StackPlace): Promise<Container[]> {
  const filter = `label=com.docker.compose.project=${project}`;
  const ids = (await run('docker', ['ps', '--all', '--quiet', '--filter', filter])).stdout.split('\n').filter(Boolean);
  if (ids.length === 0) return [];
  const { stdout } = await run('docker', ['inspect', ...ids], { maxBuffer: 64e6 });
  return inspectionSchema.parse(JSON.parse(stdout)).map(({ Id, Image, State, Config, HostConfig }) => ({
    service: Config.Labels['com.docker.compose.service'] ?? '',
    id: Id,
    image: Image,
    startedAt: State.StartedAt,
    isRunning: State.Running,
    health: State.Health?.Status ?? '',
    check: Config.Healthcheck?.Test.slice(1) ?? [],
    user: Config.User,
    isReadOnly: HostConfig.ReadonlyRootfs,
  }));
}
