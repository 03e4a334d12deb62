import { useEffect, useState } from 'react';
import { useContainer, useMedia } from '@videojs/react';
import { HlsVideoAdapter } from '@videojs/spf/hls-video';

/** How the film comes and plays, for those who want to know. */
export interface Statistics {
  /** Pixels of the film's picture, and of the place where it is shown. */
  picture: { width: number; height: number };
  shown: { width: number; height: number };
  /** As the manifest names them. */
  codecs: string;
  /** What the line gives, in bits a second; 0 until it is known. */
  bitsPerSecond: number;
  /** Seconds that are loaded ahead. */
  secondsAhead: number;
  frames: number;
  droppedFrames: number;
}

function readStatistics(video: HTMLVideoElement, media: unknown): Statistics {
  const state = media instanceof HlsVideoAdapter ? media.engine.state : undefined;
  const { fastEstimate = 0, slowEstimate = 0 } = state?.bandwidthState.get() ?? {};
  const { videoWidth, videoHeight, clientWidth, clientHeight, buffered, currentTime } = video;
  const ranges = Array.from({ length: buffered.length }, (_, at) => [buffered.start(at), buffered.end(at)] as const);
  const end = ranges.find(([from, to]) => from <= currentTime + 0.1 && to >= currentTime)?.[1] ?? currentTime;
  const { totalVideoFrames, droppedVideoFrames } = video.getVideoPlaybackQuality();
  const playing = state?.selectedVideoTrackId.get();
  const presentation = state?.presentation.get();
  const sets = (presentation && 'selectionSets' in presentation && presentation.selectionSets) || [];
  const codecs: string[] = [];
  for (const { switchingSets } of sets) {
    for (const { tracks } of switchingSets) {
      for (const track of tracks) if (track.id === playing && 'codecs' in track) codecs.push(...(track.codecs ?? []));
    }
  }
  return {
    picture: { width: videoWidth, height: videoHeight },
    shown: { width: clientWidth, height: clientHeight },
    codecs: codecs.join(', '),
    // As the engine reckons: the lower of the two.
    bitsPerSecond: Math.min(fastEstimate, slowEstimate),
    secondsAhead: end - currentTime,
    frames: totalVideoFrames,
    droppedFrames: droppedVideoFrames,
  };
}

/** Read anew each second; null until there is something to read. */
export function useStatistics(): Statistics | null {
  const media = useMedia();
  const container = useContainer();
  const [statistics, setStatistics] = useState<Statistics | null>(null);
  // The engine lives outside React.
  useEffect(() => {
    const read = () => {
      const video = container?.querySelector('video');
      if (video) setStatistics(readStatistics(video, media));
    };
    const timer = setInterval(read, 1000);
    return () => clearInterval(timer);
  }, [media, container]);
  return statistics;
}
