import type { ReleaseManifest } from '@sahra/shared/federation/release-manifest';

/** The name of a file without the hash of its content: `assets/list-3kD9_aQ1.css` is `assets/list.css`. */
const withoutHash = (file: string): string => file.replace(/-[\w-]{8}(?=\.\w+$)/, '');

/**
 * Which of the files made a page heavier than it was in the release before: the one that came or grew most. Says its bytes
 * without compression, which is what manifests know of other releases.
 */
export function heavierFile(files: readonly string[], release: ReleaseManifest, before?: ReleaseManifest): string {
  const known = new Map(Object.entries(before?.files ?? {}).map(([file, { bytes }]) => [withoutHash(file), bytes]));
  const [most] = files
    .map((file) => {
      const bytes = release.files[file]?.bytes ?? 0;
      const earlier = known.get(withoutHash(file));
      return { file, bytes, isNew: earlier === undefined, growth: bytes - (earlier ?? 0) };
    })
    .sort((one, other) => other.growth - one.growth);
  if (!most || most.growth <= 0) return 'none of its files has grown';
  const { file, bytes, isNew, growth } = most;
  if (!before) return `its largest file is ${file} (${bytes} bytes before compression)`;
  return isNew
    ? `${file} (${bytes} bytes before compression) was not in ${before.version}`
    : `${file} has ${growth} bytes more than in ${before.version}, before compression`;
}
