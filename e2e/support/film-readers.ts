import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright/test';
import { findProgram } from '../../deploy/checks/programs.ts';

const run = promisify(execFile);
/** VLC does not run as root; as this one it does. */
const NOBODY = 65_534;

/** What ffmpeg complains about in the first second of a film; nothing where it reads it. */
export async function readByFfmpeg(url: string, cookie = ''): Promise<string> {
  const ffmpeg = await findProgram('ffmpeg', ['ffmpeg']);
  const headers = cookie ? ['-headers', `Cookie: ${cookie}\r\n`] : [];
  const { stderr } = await run(ffmpeg, ['-v', 'error', ...headers, '-i', url, '-t', '1', '-f', 'null', '-']);
  return stderr.trim();
}

/** Bytes of picture and sound that VLC takes from the first two seconds of a film. */
export async function readByVlc(url: string): Promise<number> {
  const vlc = await findProgram('vlc', ['vlc-bin', 'vlc-plugin-base']);
  const folder = await mkdtemp(path.join(tmpdir(), 'sahra-vlc-'));
  await chmod(folder, 0o777);
  try {
    const taken = path.join(folder, 'taken.ts');
    const output = `#std{access=file,mux=ts,dst=${taken}}`;
    await run(vlc, ['-I', 'dummy', '--run-time=2', '--play-and-exit', '--sout', output, url, 'vlc://quit'], {
      env: { ...process.env, HOME: folder },
      timeout: 60_000,
      ...(process.getuid?.() === 0 && { uid: NOBODY, gid: NOBODY }),
    });
    return (await stat(taken)).size;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** What hls.js finds in a manifest, and how far it has come in the film when it has played for a moment. */
export async function readByHls(page: Page, url: string) {
  await page.route('**/played-by-hls.html', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><video muted></video>' }),
  );
  await page.goto('/played-by-hls.html');
  await page.addScriptTag({ path: createRequire(import.meta.url).resolve('hls.js/dist/hls.min.js') });
  return page.evaluate(
    (manifest) =>
      new Promise<{ levels: number; audio: number; subtitles: number; errors: string[] }>((resolve, reject) => {
        const video = document.querySelector('video');
        if (!video) return reject(new Error('no video'));
        const hls = new window.Hls();
        const errors: string[] = [];
        hls.on(window.Hls.Events.ERROR, (_event, { fatal, details }) => fatal && errors.push(details));
        hls.loadSource(manifest);
        hls.attachMedia(video);
        setTimeout(() => reject(new Error(`hls.js plays nothing: ${errors.join(', ')}`)), 20_000);
        video.ontimeupdate = () => {
          if (video.currentTime < 0.5) return;
          const { levels, audioTracks, subtitleTracks } = hls;
          resolve({ levels: levels.length, audio: audioTracks.length, subtitles: subtitleTracks.length, errors });
          hls.destroy();
        };
        void video.play();
      }),
    url,
  );
}
