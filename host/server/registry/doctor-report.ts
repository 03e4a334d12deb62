import { bootElementId, doctorElementId, toInlineJson } from '../../src/app/boot.ts';
import { doctorParameter, type DoctorReport, type RemoteOrigin } from '../../src/doctor/report.ts';
import type { Published } from './registry.ts';
import { storedVersions } from './release-files.ts';
import type { Choice } from './variant.ts';

export const isDoctorCalled = (url: URL) => url.searchParams.get(doctorParameter.name) === doctorParameter.value;

/** What the registry and the store know of what this visitor got. */
export async function reportFor(
  { remotes, off }: Published,
  choices: readonly Choice[],
  dataDir: string,
): Promise<DoctorReport> {
  const offered = remotes.map(async ({ stable: { name, version }, canary }): Promise<RemoteOrigin> => ({
    name,
    layer: choices.find(({ release }) => release.name === name)?.layer ?? 'stable',
    stable: version,
    ...(canary && { canary: { version: canary.release.version, percent: canary.percent } }),
    stored: await storedVersions(dataDir, name),
  }));
  const silent = off.map(({ name, version }): RemoteOrigin => ({ name, layer: 'off', stable: version, stored: [] }));
  return { remotes: [...(await Promise.all(offered)), ...silent] };
}

/**
 * Puts a report into a page, behind the boot data: react takes the first inline script for those, and leaves alone what
 * it does not know. Pages are kept without it.
 */
export function withReport(html: Uint8Array, report: DoctorReport): Buffer {
  const page = Buffer.from(html.buffer, html.byteOffset, html.byteLength);
  const end = '</script>';
  const at = page.indexOf(end, page.lastIndexOf(`<script type="application/json" id="${bootElementId}"`)) + end.length;
  const script = `<script type="application/json" id="${doctorElementId}">${toInlineJson(report)}</script>`;
  return Buffer.concat([page.subarray(0, at), Buffer.from(script), page.subarray(at)]);
}
