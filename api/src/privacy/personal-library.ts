/** Columns of what people watch and collect, by the row of the privacy policy that tells of them. */
export const personalLibrary = {
  playlists: {
    lists: [
      'id',
      'ownerId',
      'name',
      'description',
      'privacy',
      'labels',
      'thumbnailId',
      'itemTotal',
      'viewTotal',
      'createdAt',
      'updatedAt',
    ],
  },
  playlistItems: { lists: ['id', 'playlistId', 'programId', 'episodeId', 'position', 'addedAt'] },
  programLikes: { lists: ['memberId', 'profileId', 'programId', 'likedAt'] },
  watchProgress: { progress: ['memberId', 'profileId', 'episodeId', 'seconds', 'watchedAt'] },
  watchlistEntries: { lists: ['memberId', 'profileId', 'programId', 'addedAt'] },
  profiles: {
    profile: ['id', 'memberId', 'name', 'picture'],
    settings: ['maturityLimit', 'pinHash', 'historyPausedAt', 'createdAt'],
  },
} as const;
