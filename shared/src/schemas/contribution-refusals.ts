/** Codes of refusals that pages have sentences for; 409 all of them but `blocked`, which is 403. */
export const contributionRefusals = {
  /** One review for each person and thing. */
  reviewed: 'already_reviewed',
  /** The time for changes is over, or it is hidden. */
  notEditable: 'not_editable',
  /** So much of theirs waits that nothing more is taken until somebody has looked. */
  tooManyWaiting: 'too_many_waiting',
  /** Nobody votes for what they wrote. */
  ownContribution: 'own_contribution',
  blocked: 'contributions_blocked',
  /** Comments on the post are over. */
  closed: 'comments_closed',
  /** A review has as many photos as it may have. */
  tooManyPhotos: 'too_many_photos',
  /** Only reviews of products have photos. */
  photosNotTaken: 'photos_not_taken',
} as const;
