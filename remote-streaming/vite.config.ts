import { remoteConfig } from '../deploy/build/vite-config.ts';

export default remoteConfig('streaming', [
  // What members do to a video, and rows of videos.
  {
    name: 'video',
    test: /\/shared\/src\/guest-list\/(?:update-program-list|use-optimistic-toggle|collection|device)[.]|\/src\/ui\/(?:library-icon[.]tsx|use-save-failure|program-lists\/|video-card[.]|video-rail[.])|related-programs[^/]*[.]module/,
  },
]);
