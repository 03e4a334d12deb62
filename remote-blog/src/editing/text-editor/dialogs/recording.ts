/** Length of a recording of the site in seconds; undefined where there is none of this name. */
export function lengthOfRecording(file: string): Promise<number | undefined> {
  return new Promise((resolve) => {
    const audio = new Audio();
    audio.preload = 'metadata';
    audio.addEventListener('loadedmetadata', () =>
      resolve(Number.isFinite(audio.duration) && audio.duration > 0 ? audio.duration : undefined),
    );
    audio.addEventListener('error', () => resolve(undefined));
    audio.src = `/media/blog/${file}`;
  });
}
