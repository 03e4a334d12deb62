import { remoteConfig } from '../deploy/build/vite-config.ts';

export default remoteConfig('streaming', [
  // The server draws all of the home page, and the sheets of its sections come with it.
  { name: 'home', test: /\/src\/(?:home\/.*|parts\/slider)[.]module[.]css/ },
  // What members do to a video, and rows of videos.
  {
    name: 'video',
    test: /\/shared\/src\/guest-list\/(?:update-program-list|use-optimistic-toggle|collection|device)[.]|\/src\/ui\/(?:library-icon[.]tsx|use-save-failure|program-lists\/|video-card[.]|video-rail[.])|related-programs[^/]*[.]module/,
  },
]);
